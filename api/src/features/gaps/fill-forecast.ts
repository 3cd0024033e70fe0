import { z } from 'zod';
import { expectedShare } from '../../contract/programme/fill-forecast.js';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftSums } from '../../records/parts/shift-figures.js';
import { instantAt, localAt } from '../../records/parts/shift-hours.js';
import { ledBy } from '../check-in/check-in-people.js';
import type { FillForecast } from './fill-forecast.types.js';

/**
 * How full each category of an event is, by the category's name, beside how full it was as long before last year's event and what 10% a week
 * lets expect; a lead's own categories. EVENT_NOT_FOUND: also for a lead without a category there.
 */
export const fillForecast = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: z.object({ eventId: z.string() }),
    refuses: ['EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function fillForecast({ viewer, services }, { eventId }): Promise<FillForecast[]> {
    const leadId = ledBy(viewer);
    const found = isId(eventId)
      ? await services.rows.read<FoundForecast>({
          name: 'fill_forecast',
          text: statement,
          values: [eventId, leadId, clock.now().toISOString(), services.settings.timeZone],
        })
      : [];
    if (!found[0]) throw new DomainError('EVENT_NOT_FOUND');
    return forecastsOf(found[0]);
  },
);

/** The same for all categories of an event (a UUID), within a transaction; none of an event that is gone. */
export async function forecastsOfEvent(ctx: RequestContext, eventId: string): Promise<FillForecast[]> {
  const values = [eventId, null, clock.now().toISOString(), ctx.services.settings.timeZone];
  const [found] = await ctx.execute<FoundForecast>(statement, values);
  return found ? forecastsOf(found) : [];
}

type FoundForecast = {
  daysBefore: number;
  categories: Pick<FillForecast, 'categoryId' | 'category' | 'filled' | 'required' | 'lastYear'>[];
};

/** Full is never behind. From the event's first day on nothing is: then the shifts themselves say who is missing. */
function forecastsOf({ daysBefore, categories }: FoundForecast): FillForecast[] {
  const share = expectedShare(daysBefore);
  const isToCome = daysBefore > 0;
  return categories.map((category) => {
    const { filled, required, lastYear } = category;
    const expected = Math.ceil((required * share) / 100);
    return {
      ...category,
      expected,
      behindLastYear: isToCome && lastYear !== null && filled < Math.min(lastYear, required),
      behindPace: isToCome && filled < expected,
    };
  });
}

/*
 * $1: the event; $2: the lead, null for all; $3: now; $4: the organisation's time zone.
 *
 * Last year's moment is as many days before that event as now is before this one, at the same time by the clocks there. Counted are the
 * signups that were active then: made by then and not cancelled by then. A cancelled signup never becomes active again, so both instants are
 * exact. A signup that changed over to another shift later counts where it was: the first move after that moment says from where, and facts
 * of moves are kept for 400 days. As in every figure, a shift counts as full at most, and not at all once it was called off.
 *
 * What is not kept and so cannot be known: how many people a shift needed then (its number of today counts), in which category a role stood
 * that was moved to another one, shifts that were deleted with their people, and moves of more than 400 days ago.
 */
const statement = `
  with this as (
    select e.id, e.start_date - here.now::date as days_before, p.id as before_id,
      ${instantAt('here.now + make_interval(days => p.start_date - e.start_date)', 'coalesce(p.time_zone, $4::text)')} as then_at
    from event e cross join lateral (select ${localAt('$3::timestamptz', 'coalesce(e.time_zone, $4::text)')} as now) here
      left join event p on p.id = e.previous_event_id and p.start_date < e.start_date
    where e.id = $1::uuid and ($2::uuid is null or exists (select from category own where own.event_id = e.id and own.lead_id = $2::uuid))
  ), shifts_then as (
    select s.opportunity_id, least(count(*), s.qty_required) as filled
    from this t join signup g on g.event_id = t.before_id and g.created_at <= t.then_at and (g.cancelled_at is null or g.cancelled_at > t.then_at)
      left join lateral (
        select (f.detail ->> 'from')::uuid as shift_id from fact f
        where f.record_id = g.id and f.kind = 'signup.moved' and f.at > t.then_at
        order by f.transaction_id, f.position limit 1
      ) later on true
      join shift s on s.id = coalesce(later.shift_id, g.shift_id) and (s.cancelled_at is null or s.cancelled_at > t.then_at)
    group by s.id
  ), categories_then as (
    select plain_letters(c.name) as name, coalesce(sum(n.filled), 0)::int as filled
    from this t join category c on c.event_id = t.before_id left join opportunity o on o.category_id = c.id
      left join shifts_then n on n.opportunity_id = o.id
    group by 1
  ), categories as (
    select c.id as "categoryId", c.name as category, ${shiftSums.filled}::int as filled, ${shiftSums.required}::int as required,
      (select b.filled from categories_then b where b.name = plain_letters(c.name)) as "lastYear"
    from this t join event y on y.id = t.id join category c on c.event_id = y.id
      left join opportunity o on o.category_id = c.id left join shift x on x.opportunity_id = o.id
    where $2::uuid is null or c.lead_id = $2::uuid
    group by c.id
  )
  select t.days_before as "daysBefore",
    (select coalesce(json_agg(n order by plain_letters(n.category), n."categoryId"), '[]') from categories n) as categories
  from this t`;
