import type { Selection } from '../../platform/shape.js';

/** Everything asked for but the phone number: anybody can type an address, so that alone shows no number. */
export function withoutPhone({ phone: _phone, ...fields }: Selection): Selection {
  return fields;
}
