import { createRaceStartInput, mostStarts } from '../../../contract/start-board/race-start.js';
import { isId } from '../../../contract/text/fields.js';
import { count } from '../../../contract/text/counts.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { Event } from '../../../records/event.js';
import { RaceStart } from '../../../records/start-board/race-start.js';
import { boardChanged } from '../start-board.announcements.js';
import { refuseOddTime, startWords } from './start-words.js';

/** Adds a start to an event and returns its id. INVALID_INPUT: also for one too many, and for a time that the clocks skip. */
export const createRaceStart = operation(
  { access: 'admin', idempotent: true, input: createRaceStartInput, refuses: ['EVENT_NOT_FOUND'] },
  async function createRaceStart(ctx, { eventId, name, date, time }): Promise<string> {
    // Of two at once for the last one, the second sees the first.
    if (isId(eventId)) await ctx.execute('select id from event where id = ? for no key update', [eventId]);
    const event = isId(eventId) ? await ctx.em.findOne(Event, eventId) : null;
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const { startDate, endDate, ownTimeZone } = event;
    refuseOddTime({ date, time }, { startDate, endDate, timeZone: ownTimeZone ?? ctx.services.settings.timeZone });
    if ((await ctx.em.count(RaceStart, { event: event.id })) >= mostStarts)
      throw new DomainError('INVALID_INPUT', { message: `An event has ${count(mostStarts, 'start')} at most.` });
    const start = ctx.em.create(RaceStart, { event: event.id, name, date, time }, { partial: true });
    await ctx.em.flush();
    await ctx.announce(boardChanged, [{ kind: 'raceStart.created', id: start.id, eventId: event.id }]);
    const summary = startWords({ name, date, time });
    await recordAction(ctx, { action: 'start.created', recordId: start.id, eventId: event.id, summary });
    return start.id;
  },
);
