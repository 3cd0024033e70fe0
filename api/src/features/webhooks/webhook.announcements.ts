import { announcement } from '../../platform/operation/announcements.js';

/** A webhook that was switched off because its receiver accepted no messages, and the admins to notify. */
export interface SwitchedOff {
  /** The receiver's host. The rest of the address may hold a secret. */
  host: string;
  because: 'gone' | 'unreachable';
  admins: { firstName: string; lastName: string; email: string }[];
}

/** A receiver responded that it is gone, or accepted nothing for three days. */
export const webhookSwitchedOff = announcement<SwitchedOff>('webhook-switched-off');
