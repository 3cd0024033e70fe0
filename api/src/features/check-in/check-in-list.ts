import { z } from 'zod';
import { longestCheckInList, type CheckInList } from '../../contract/check-in/check-in-list.js';
import { count as counted } from '../../contract/text/counts.js';
import { day, isId } from '../../contract/text/fields.js';
import { cleanLine } from '../../contract/text/names.js';
import { clock } from '../../platform/clock.js';
import { actorOf } from '../../platform/facts/facts.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { isLoggedTaking, listStatement, type FoundList } from './check-in-list-sql.js';
import { ledBy, linkOf, peopleOf } from './check-in-people.js';
import { postWords } from './post-words.js';

const asked = z.object({
  eventId: z.string(),
  categoryId: z.string().nullish(),
  place: z.string().max(200, 'At most 200 characters').nullish(),
  day: day('Please give a day'),
});

/** A list, and what the audit log says of it where that is due. */
export interface TakenList {
  list: CheckInList;
  taking: Taking | null;
}

/** What the audit log says of a taken list. */
const taking = z.object({ eventId: z.string(), post: z.string(), words: z.string(), count: z.int() });
type Taking = z.infer<typeof taking>;

const refuses = ['EVENT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'QUERY_TOO_LARGE'] as const;

/**
 * The shifts and people of a post and day: all for an admin, their own categories for a lead. One statement. `noteTakenList` is its duty to
 * the audit log. EVENT_NOT_FOUND: also for a lead without a category there.
 */
export const readCheckInList = operation(
  { access: 'staff', input: asked, refuses, transaction: false },
  async function readCheckInList(ctx, { eventId, categoryId, place, day }): Promise<TakenList> {
    if (!isId(eventId)) throw new DomainError('EVENT_NOT_FOUND');
    if (categoryId && !isId(categoryId)) throw new DomainError('CATEGORY_NOT_FOUND');
    return readList(ctx, [eventId, categoryId || null, cleanLine(place ?? '') || null, day]);
  },
);

/**
 * The same for a phone too: it takes the list of its link's post and day, whatever it asks for, until that link is over; phone numbers are
 * on it where the link says so. Errors: as above, LINK_EXPIRED.
 */
export const takeCheckInList = operation(
  {
    access: 'staff',
    devices: true,
    input: z.record(z.string(), z.string()),
    refuses: [...refuses, 'LINK_EXPIRED'],
    transaction: false,
  },
  async function takeCheckInList(ctx, query): Promise<TakenList> {
    if (ctx.viewer.kind === 'staff') return ctx.run(readCheckInList, { ...query, eventId: query.eventId ?? '' });
    if (ctx.viewer.isOver) throw new DomainError('LINK_EXPIRED');
    return readList(ctx, [null, null, null, null]);
  },
);

async function readList(ctx: RequestContext, post: readonly (string | null)[]): Promise<TakenList> {
  const { viewer, services } = ctx;
  const serverNow = clock.now().toISOString();
  const [found] = await services.rows.read<FoundList>({
    name: 'check_in_list',
    text: listStatement,
    values: [...post, ledBy(viewer), services.settings.timeZone, actorOf(viewer), linkOf(viewer)],
  });
  if (!found?.event) throw new DomainError('EVENT_NOT_FOUND');
  const { event, categoryId, categoryName, place, day, shifts, count, people } = found;
  if (categoryId !== null && categoryName === null) throw new DomainError('CATEGORY_NOT_FOUND');
  if (count > longestCheckInList)
    throw new DomainError('QUERY_TOO_LARGE', { message: 'Please choose a category or a post.' });
  const list = {
    serverNow,
    event,
    categoryId,
    categoryName,
    place,
    day,
    shifts,
    people: peopleOf(services, people),
  };
  const words = postWords({ category: categoryName ?? 'all categories', place, day });
  return { list, taking: found.isLogged ? null : { eventId: event.id, post: found.post, words, count } };
}

/** Notes in the audit log who took which list, and how many people are on it: once an hour for each caller and post. */
export const noteTakenList = operation(
  { access: 'staff', devices: true, input: taking },
  async function noteTakenList(ctx, { eventId, post, words, count }): Promise<void> {
    const caller = actorOf(ctx.viewer);
    // Two calls at once are one entry.
    await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`list ${caller} ${eventId} ${post}`]);
    const [known] = await ctx.execute<{ isLogged: boolean }>(
      `select ${isLoggedTaking('?::text', '?::uuid', '?::text')} as "isLogged"`,
      [eventId, caller, post],
    );
    if (known?.isLogged) return;
    await recordAction(ctx, {
      action: 'check-in-list.taken',
      recordId: null,
      eventId,
      summary: `${words}: ${counted(count, 'person', 'people')}`,
      detail: { caller, post, count },
    });
  },
);
