import { z } from 'zod';
import { isId } from '../text/fields.js';

/* Meal vouchers (decision 065). */

/** The most vouchers of a person on a day. */
export const mostVouchersADay = 3;

const minutesWords = 'Please give whole minutes from 0 to 1440';

/** So many planned minutes of a day give a voucher; 0: each shift one. Null: none. */
export const voucherMinutes = z.int(minutesWords).min(0, minutesWords).max(1440, minutesWords).nullish();

/** A press of 'Redeem'. */
export const redeemVoucherInput = z.object({
  id: z
    .string({ error: 'Please give a UUID' })
    .refine(isId, 'Please give a UUID')
    .transform((id) => id.toLowerCase())
    .describe('A UUID of the caller’s own for this press: the same press sent twice is one.'),
  code: z.string().describe('The 16 letters of the voucher.'),
});
