import { instantAt, localAt } from '../../records/parts/shift-hours.js';
import { daysInOrder, duplicateEventInput, type DuplicateEventInput } from '../../contract/programme/event.js';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { Question } from '../../records/question.js';
import { Shift } from '../../records/shift.js';
import { Post } from '../../records/start-board/post.js';
import { RaceStart } from '../../records/start-board/race-start.js';
import { copiedRows } from './copied-rows.js';
import { findOrganizer } from './find-organizer.js';
import { branchCreated } from './removal/removal.announcements.js';
import { insertWithFreeSlug } from './insert-with-free-slug.js';

/** The result of a duplication. */
export interface DuplicatedEvent {
  eventId: string;
  categoriesCreated: number;
  opportunitiesCreated: number;
  shiftsCreated: number;
}

/**
 * Copies an event with its categories (and their leads), roles, questions, shifts, starts and posts, and no signups. All days move by the difference
 * between the two start dates; without an end date the copy lasts as long as the original. A slug that is taken gets the next free suffix.
 */
export const duplicateEvent = operation(
  {
    access: 'admin',
    input: duplicateEventInput,
    refuses: ['EVENT_NOT_FOUND', 'SLUG_TAKEN'],
    idempotent: true,
  },
  async function duplicateEvent(ctx, input): Promise<DuplicatedEvent> {
    const { userId } = ctx.viewer;
    const plan = await planCopy(ctx, input);
    const organizerId = (await findOrganizer(ctx, input.organizerId)) ?? userId;
    const eventId = await insertWithFreeSlug(ctx, plan.slug, (slug) =>
      ctx.execute<{ id: string }>(
        `${copiedRows(ctx, Event, 'e', {
          id: 'gen_random_uuid()',
          ...{ name: 'n.name', slug: 'n.slug', startDate: 'n.first', endDate: 'n.last', website: 'n.website' },
          ...{ organizerId: 'n.organizer', state: 'n.state' },
          previousEventId: 'e.id',
          ...{ signupsOpenAt: moved('signups_open_at'), signupsCloseAt: moved('signups_close_at') },
        })}
         from event e, (values (?, ?, ?::date, ?::date, ?, ?::uuid, ?, ?)) as n (name, slug, first, last, website, organizer, state, zone)
         where e.id = ? on conflict (slug) do nothing returning id`,
        [
          plan.name,
          slug,
          plan.startDate,
          plan.endDate,
          plan.website,
          organizerId,
          input.state ?? 'PUBLISHED',
          ctx.services.settings.timeZone,
          plan.sourceId,
        ],
      ),
    );
    const counts = await copyProgramme(ctx, plan.sourceId, eventId, plan.days);
    await ctx.announce(branchCreated, { eventId });
    await recordAction(ctx, {
      action: 'event.duplicated',
      recordId: eventId,
      eventId,
      summary: `${plan.sourceName} as ${plan.name}, from ${plan.startDate}`,
      detail: { from: plan.sourceId, state: input.state ?? 'PUBLISHED', ...counts },
    });
    return { eventId, ...counts };
  },
);

/** SQL: an instant of the original moved by the same number of days as the start date, at the same local time. */
function moved(column: string): string {
  const zone = 'coalesce(e.time_zone, n.zone)';
  return instantAt(`${localAt(`e.${column}`, zone)} + make_interval(days => n.first - e.start_date)`, zone);
}

interface CopyPlan {
  sourceId: string;
  sourceName: string;
  name: string;
  slug: string;
  startDate: string;
  endDate: string;
  website: string | null;
  /** By how many days all dates move. */
  days: number;
}

async function planCopy(ctx: RequestContext, input: DuplicateEventInput): Promise<CopyPlan> {
  // Locks the original, which must not change while it is copied.
  const [source] = isId(input.eventId)
    ? await ctx.execute<CopyPlan & { id: string }>(
        `select id as "sourceId", name as "sourceName", coalesce(?::text, name || ' (Copy)') as name,
           coalesce(?::text, slug || '-copy') as slug, website,
           to_char(coalesce(?::date, start_date), 'YYYY-MM-DD') as "startDate",
           to_char(coalesce(?::date, coalesce(?::date, start_date) + (end_date - start_date)), 'YYYY-MM-DD') as "endDate",
           coalesce(?::date, start_date) - start_date as days
         from event where id = ? for share`,
        [
          ...[input.name ?? null, input.slug ?? null, input.startDate ?? null, input.endDate ?? null],
          ...[input.startDate ?? null, input.startDate ?? null, input.eventId],
        ],
      )
    : [];
  if (!source) throw new DomainError('EVENT_NOT_FOUND');
  if (source.endDate < source.startDate)
    throw new DomainError('INVALID_INPUT', { message: daysInOrder, fields: { endDate: daysInOrder } });
  return { ...source, website: input.website === undefined ? source.website : input.website };
}

/** Copies everything below an event in one statement, whatever its size, which maps each original to its copy. */
async function copyProgramme(ctx: RequestContext, sourceId: string, eventId: string, days: number) {
  const [counts] = await ctx.execute<Omit<DuplicatedEvent, 'eventId'>>(
    `with copied_category as materialized (
       select c.*, gen_random_uuid() as copy from category c where c.event_id = ?
     ), copied_role as materialized (
       select o.*, gen_random_uuid() as copy, c.copy as category_copy
       from opportunity o join copied_category c on c.id = o.category_id
     ), target as (
       select ?::uuid as id, ?::int as days
     ), categories as (
       ${copiedRows(ctx, Category, 'c', { id: 'c.copy', eventId: 'target.id' })} from copied_category c, target returning 1
     ), roles as (
       ${copiedRows(ctx, Opportunity, 'o', { id: 'o.copy', eventId: 'target.id', categoryId: 'o.category_copy' })}
       from copied_role o, target returning 1
     ), shifts as (
       ${copiedRows(ctx, Shift, 's', {
         ...{ id: 'gen_random_uuid()', eventId: 'target.id', opportunityId: 'o.copy', date: 's.date + target.days' },
       })}
       from shift s join copied_role o on o.id = s.opportunity_id, target returning 1
     ), copied_start as materialized (
       select b.*, gen_random_uuid() as copy from race_start b where b.event_id = ?
     ), starts as (
       ${copiedRows(ctx, RaceStart, 'b', { id: 'b.copy', eventId: 'target.id', date: 'b.date + target.days' })}
       from copied_start b, target
     ), posts as (
       ${copiedRows(ctx, Post, 'p', {
         ...{ id: 'gen_random_uuid()', eventId: 'target.id', categoryId: 'c.copy' },
         startIds: `coalesce((select array_agg(b.copy order by b.copy) from copied_start b where b.id = any(p.start_ids)), '{}')`,
       })}
       from post p join copied_category c on c.id = p.category_id, target
     ), questions as (
       ${copiedRows(ctx, Question, 'q', { id: 'gen_random_uuid()', eventId: 'target.id', opportunityId: 'o.copy' })}
       from question q left join copied_role o on o.id = q.opportunity_id, target where q.event_id = ?
     )
     select (select count(*)::int from categories) as "categoriesCreated",
            (select count(*)::int from roles) as "opportunitiesCreated",
            (select count(*)::int from shifts) as "shiftsCreated"`,
    [sourceId, eventId, days, sourceId, sourceId],
  );
  if (!counts) throw new Error('The copying statement returned no row');
  return counts;
}
