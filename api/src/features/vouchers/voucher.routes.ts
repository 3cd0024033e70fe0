import { z } from 'zod';
import { redeemVoucherInput } from '../../contract/check-in/meal-voucher.js';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { readVoucher } from './read-voucher.js';
import { redeemVoucher } from './redeem-voucher.js';

const params = { code: z.string().describe('the 16 letters of the voucher') };
const voucher = recordAnswer('MealVoucher');

/** Meal vouchers, for staff and for phones of links that may redeem them. */
export const voucherRoutes = routesOf('Check-in', [
  {
    method: 'get',
    path: '/api/vouchers/{code}',
    id: 'getMealVoucher',
    summary: 'Whose meal voucher it is, and whether it was used; for phones where their link may redeem',
    of: readVoucher,
    callers: ['staff', 'device'],
    params,
    answers: { 200: z.object({ voucher }) },
    answer: async (ctx, { params: { code } }) => ({ body: { voucher: await ctx.run(readVoucher, { code }) } }),
  },
  {
    method: 'post',
    path: '/api/vouchers/{code}/redeem',
    id: 'redeemVoucher',
    summary: 'Redeem a meal voucher, once; the same press again is the same success',
    of: redeemVoucher,
    callers: ['staff', 'device'],
    params,
    body: redeemVoucherInput.omit({ code: true }),
    answers: { 200: z.object({ voucher }) },
    answer: async (ctx, { params: { code }, body }) => ({
      body: { voucher: await ctx.run(redeemVoucher, { ...(body as object), code }) },
    }),
  },
]);
