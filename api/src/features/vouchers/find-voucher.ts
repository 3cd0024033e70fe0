import { codeAddress } from '../../contract/check-in/code-address.js';
import { readTicket } from '../../contract/check-in/read-ticket.js';
import { clock, dayIn, timeIn } from '../../platform/clock.js';
import { timeSlicesOf } from '../../platform/limits/time-slices.js';
import { refusalOf } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { DeviceViewer, StaffViewer } from '../../platform/operation/viewer.js';
import { timeWords } from '../../platform/text/day-words.js';
import { voucherCode } from './voucher-code.js';
import {
  candidatesStatement,
  type Candidates,
  type Redemption,
  type UsedVoucher,
  type VouchersOfDay,
} from './voucher-sql.js';
import type { MealVoucher } from './voucher.types.js';

/** Who redeems: staff, or a phone of a link. */
export type Redeemer = StaffViewer | DeviceViewer;

/** A voucher, and what it takes to redeem it. */
export interface FoundVoucher {
  voucher: MealVoucher;
  /** Null once the person was deleted. */
  volunteerId: string | null;
  /** How many vouchers they have on that day; 0 where this one was used. */
  count: number;
  timeZone: string;
  redemption: Redemption | null;
  /** Where the device redeems: its category and place; null for staff. */
  place: string | null;
}

/** First around today, where nearly all are used, then as far as check-in links are kept. In days. */
const windows = [1, 35] as const;

/**
 * The voucher of a code. A code says nothing of whose it is: those of the people around today are derived again and compared. Errors:
 * FORBIDDEN for a phone whose link may not redeem, LINK_EXPIRED once it is over, VOUCHER_NOT_FOUND, also for a phone of another event.
 */
export async function findVoucher(ctx: RequestContext & { viewer: Redeemer }, typed: string): Promise<FoundVoucher> {
  const { viewer, services } = ctx;
  if (viewer.kind === 'device' && viewer.isOver) throw new DomainError('LINK_EXPIRED');
  const code = readTicket(typed);
  if (code === null) throw new DomainError('VOUCHER_NOT_FOUND');
  const linkId = viewer.kind === 'device' ? viewer.linkId : null;
  for (const days of windows) {
    const [found] = await services.rows.read<Candidates & Record<string, unknown>>({
      name: 'voucher-candidates',
      text: candidatesStatement,
      values: [code, linkId, days, dayIn('UTC', clock.now()), services.settings.timeZone],
    });
    if (linkId !== null && !found?.link?.canRedeem) throw refusalOf(viewer);
    const voucher = found && (found.used ? usedVoucher(ctx, found.used) : await unusedVoucher(ctx, found, code));
    if (voucher) return { ...voucher, place: found.link?.place ?? null };
  }
  throw new DomainError('VOUCHER_NOT_FOUND');
}

type Voucher = Omit<FoundVoucher, 'place'>;

function usedVoucher(ctx: RequestContext, { id, redeemedAt, place, ...of }: UsedVoucher): Voucher {
  const { code, volunteerId, timeZone } = of;
  const redemption = { id, code, redeemedAt, place };
  return {
    voucher: voucherOf(ctx, { ...of, isToday: false, redemption }),
    volunteerId,
    count: 0,
    timeZone,
    redemption,
  };
}

async function unusedVoucher(
  ctx: RequestContext,
  { people, events }: Candidates,
  code: string,
): Promise<Voucher | undefined> {
  const match = await matchOf(ctx, people, code);
  const event = events.find(({ id }) => id === match?.of.eventId);
  if (!match || !event) return undefined;
  const { of, number } = match;
  const { name: eventName, timeZone } = event;
  const isToday = isUsableAt(of, timeZone, clock.now());
  const known = { ...of, categoryIds: [], eventName, number, code, isToday, timeZone, redemption: null };
  return { voucher: voucherOf(ctx, known), volunteerId: of.volunteerId, count: of.count, timeZone, redemption: null };
}

/** The voucher with a code, one person after the other; others get their turn in between. */
async function matchOf(ctx: RequestContext, people: readonly VouchersOfDay[], code: string) {
  const slices = timeSlicesOf(ctx.services);
  for (const one of people) {
    const due = slices.rest();
    if (due) await due;
    const match = codesOf(ctx, one).find((voucher) => voucher.code === code);
    if (match) return match;
  }
  return undefined;
}

/** The vouchers of somebody on a day. */
export function codesOf({ services }: Pick<RequestContext, 'services'>, of: VouchersOfDay) {
  return Array.from({ length: of.count }, (_, index) => {
    const number = index + 1;
    return { of, number, code: voucherCode(services.secretKey, { ...of, number }) };
  });
}

/** Whether a voucher can be used: on its day, and in the night after it while a shift of that day still runs. */
export function isUsableAt(
  { day, endsAt }: Pick<VouchersOfDay, 'day' | 'endsAt'>,
  timeZone: string,
  now: Date,
): boolean {
  const today = dayIn(timeZone, now);
  return day === today || (day < today && now.getTime() < endsAt);
}

interface Known extends Omit<MealVoucher, 'address' | 'usedAt' | 'used' | 'categoryIds'> {
  categoryIds?: string[];
  timeZone: string;
  redemption: Redemption | null;
}

/** A voucher as the caller sees it. */
export function voucherOf({ services }: Pick<RequestContext, 'services'>, known: Known): MealVoucher {
  const { code, eventId, eventName, firstName, lastName, day, number, isToday, ...rest } = known;
  const { categoryIds = [], redemption, timeZone } = rest;
  return {
    ...{ code, address: codeAddress(services.settings.publicUrl, 'v', code), eventId, eventName },
    ...{ firstName, lastName, day, number, categoryIds },
    isToday: isToday && !redemption,
    usedAt: redemption && redemption.redeemedAt,
    used: redemption && usedWords(redemption, timeZone),
  };
}

/** When and where a voucher was used: 'Used at 11:42 AM at the Feed Station'. */
export function usedWords({ redeemedAt, place }: Redemption, timeZone: string): string {
  const at = timeWords(timeIn(timeZone, new Date(redeemedAt)));
  return `Used at ${at}${place ? ` at the ${place}` : ''}`;
}
