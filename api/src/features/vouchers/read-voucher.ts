import { z } from 'zod';
import { tryOf } from '../../platform/limits/tries.js';
import { operation } from '../../platform/operation/operation.js';
import { findVoucher, type Redeemer } from './find-voucher.js';
import type { MealVoucher } from './voucher.types.js';

/** What looking a voucher up may be refused with. */
export const refusedVouchers = [
  'FORBIDDEN',
  'LINK_EXPIRED',
  'DEVICE_REVOKED',
  'VOUCHER_NOT_FOUND',
  'TOO_MANY_REQUESTS',
] as const;

/** Counts looking up and redeeming, by device or member of the staff. */
export const limitOf = (viewer: Redeemer) =>
  tryOf('voucher', viewer.kind === 'device' ? viewer.deviceId : viewer.userId);

/** The voucher of a code, for staff and for phones of links that may redeem. Errors: see `findVoucher`. */
export const readVoucher = operation(
  {
    access: 'staff',
    devices: true,
    input: z.object({ code: z.string() }),
    refuses: refusedVouchers,
    transaction: false,
    prepare: ({ services, viewer }) => services.limits.takeAll([limitOf(viewer)]),
  },
  async function readVoucher(ctx, { code }): Promise<MealVoucher> {
    return (await findVoucher(ctx, code)).voucher;
  },
);
