import { derivedCode } from '../../platform/operation/secrets.js';

/** The purpose under which vouchers are derived from the server's secret. */
const voucherPurpose = 'meal-voucher';

/** What a voucher is: the first, second or third of a person on a day (YYYY-MM-DD) of an event. */
export interface VoucherIdentity {
  eventId: string;
  volunteerId: string;
  day: string;
  number: number;
}

/** The code of a voucher: 16 letters of base32, derived from the server's secret, so that a reprint is the same paper. */
export function voucherCode(secretKey: Buffer, { eventId, volunteerId, day, number }: VoucherIdentity): string {
  return derivedCode(secretKey, voucherPurpose, `${eventId}:${volunteerId}:${day}:${number}`);
}
