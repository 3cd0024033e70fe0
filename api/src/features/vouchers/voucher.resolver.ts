import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { mealVouchers } from './meal-vouchers.js';
import { readVoucher } from './read-voucher.js';
import { redeemVoucher } from './redeem-voucher.js';
import { MealVoucher, MealVouchers, RedeemVoucherInputType, RedeemVoucherPayload } from './voucher.types.js';

export const VoucherResolver = rootFields({
  mealVouchers: query(mealVouchers, {
    gives: MealVouchers,
    description:
      'The meal vouchers of an event, to print, and the counts of each day; a lead those of people in own categories.',
    args: { eventId: 'The event.' },
  }),
  mealVoucher: query(readVoucher, {
    gives: MealVoucher,
    description: 'The meal voucher of a code.',
    args: { code: 'Its 16 letters.' },
  }),
  redeemVoucher: mutation(redeemVoucher, {
    gives: RedeemVoucherPayload,
    description: 'Redeems a meal voucher, once; the same press again is the same success.',
    input: { type: RedeemVoucherInputType, description: 'The press.' },
    answer: (_ctx, voucher) => ({ voucher }),
  }),
});
