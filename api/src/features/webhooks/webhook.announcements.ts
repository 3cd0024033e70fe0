import { announcement } from '../../platform/operation/announcements.js';

/** A webhook that was switched off because its receiver did not take messages, and the admins who are to know. */
export interface SwitchedOff {
  /** The receiver's host, without the rest of its address, which may hold a secret. */
  host: string;
  because: 'gone' | 'unreachable';
  admins: { firstName: string; lastName: string; email: string }[];
}

/** A receiver said that it is gone, or took nothing for three days. */
export const webhookSwitchedOff = announcement<SwitchedOff>('webhook-switched-off');
