import { z } from 'zod';
import { equalTimesMessage, updateShiftInput } from '../../contract/programme/shift-input.js';
import { sameOnOneLine } from '../../contract/text/texts.js';
import { plainDay, timeWords } from '../../platform/text/day-words.js';
import { changedFields, fieldWords, picked } from '../../platform/operation/describe-changes.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { Shift } from '../../records/shift.js';
import { shiftFact } from '../../records/facts.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { getLedShift } from './get-led-shift.js';
import { shiftsMoved, type ShiftPlan } from './shift.announcements.js';
import { shiftWords } from './shift-words.js';
import { shiftWarnings } from './shift-warnings.js';

/** The changed shift's id, and warnings about it as sentences. */
export interface ShiftChanged {
  id: string;
  warnings: string[];
}

/**
 * Changes a shift; absent fields stay. It may get fewer spots than it has signups: none is cancelled. With `tellPeople`, everybody in it is
 * mailed if day, time, place or note changed, unless the shift or its event is cancelled.
 */
export const updateShift = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    input: updateShiftInput.extend({ id: z.string(), tellPeople: z.boolean().nullish() }),
    refuses: ['SHIFT_NOT_FOUND', 'CHANGED_MEANWHILE'],
    queue: (_ctx, { id }) => id,
  },
  async function updateShift(ctx, { id, version, tellPeople, ...changes }): Promise<ShiftChanged> {
    const shift = await getLedShift(ctx, id);
    const { event, opportunity } = shift;
    const before = { ...shift };
    await refuseStale(ctx, shift, version);
    // A place is as good as unchanged when only its lines are: forms show it on one.
    if (changes.location && sameOnOneLine(changes.location, before.location)) delete changes.location;
    const changed = changedFields(before, changes);
    const after: Shift = { ...before, ...picked(changes, changed) };
    if (after.startTime === after.endTime)
      throw new DomainError('INVALID_INPUT', { message: equalTimesMessage, fields: { endTime: equalTimesMessage } });
    const warnings = shiftWarnings(after, {
      startDate: event.startDate,
      endDate: event.endDate,
      timeZone: event.ownTimeZone ?? ctx.services.settings.timeZone,
    });
    // For cancelled shifts nobody is notified of a new day or place.
    const wanted = tellPeople === true && JSON.stringify(planOf(before)) !== JSON.stringify(planOf(after));
    const off = wanted ? whyNotNotified(shift) : null;
    const answer = { id: before.id, warnings: off === null ? warnings : [...warnings, off] };
    if (changed.length === 0) return answer;
    Object.assign(shift, picked(changes, changed));
    await ctx.em.flush();
    const told = wanted && off === null;
    if (told) await ctx.announce(shiftsMoved, { shifts: [{ shiftId: before.id, before: planOf(before) }] });
    const ids = { id: before.id, eventId: event.id, categoryId: opportunity.category.id };
    const fact = shiftFact('changed', ids, { ...detailOf(before, after, changed), version: shift.version });
    await ctx.announce(programmeChanged, { eventId: event.id, facts: [fact] });
    await recordAction(ctx, {
      action: 'shift.changed',
      recordId: before.id,
      eventId: event.id,
      summary: `${shiftWords(opportunity.name, before)}: ${changed
        .map(
          (field) => `${words[field] ?? fieldWords(field)} ${valueWords(field, before)} → ${valueWords(field, after)}`,
        )
        .join(', ')}`,
      detail: {
        ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        toldPeople: told,
        version: shift.version,
      },
    });
    return answer;
  },
);

/** Cancelling the event locks its shifts until the commit, and the event was read after the shift was locked. */
function whyNotNotified({ event, cancelledAt }: Shift): string | null {
  if (event.state === 'CANCELLED') return 'Nobody was mailed: the event is cancelled.';
  return cancelledAt !== null ? 'Nobody was mailed: the shift is called off.' : null;
}

type Field = Exclude<keyof typeof updateShiftInput.shape, 'version'>;

/** A field's value as the audit log says it. */
function valueWords(field: Field, shift: Shift): string {
  if (field === 'date') return plainDay(shift.date);
  if (field === 'startTime' || field === 'endTime') return timeWords(shift[field]);
  if (field === 'closed' || field === 'waitlistEnabled') return shift[field] ? 'yes' : 'no';
  return String(shift[field] ?? 'none');
}

/** Which fields changed, and how days, times and places did; what people wrote stays out. */
function detailOf(before: Shift, after: Shift, fields: readonly Field[]) {
  const recorded = fields.filter((field) => recordedFields.has(field));
  return {
    fields,
    changes: Object.fromEntries(recorded.map((field) => [field, [before[field], after[field]]])),
  };
}

const recordedFields: ReadonlySet<Field> = new Set([
  'date',
  'startTime',
  'endTime',
  'qtyRequired',
  'closed',
  'waitlistEnabled',
]);
const words: Partial<Record<Field, string>> = {
  date: 'day',
  waitlistEnabled: 'waitlist',
  startTime: 'start',
  endTime: 'end',
  qtyRequired: 'places',
};

function planOf({ date, startTime, endTime, location, opportunity, event, notes }: Shift): ShiftPlan {
  return { date, startTime, endTime, location: location ?? opportunity.location ?? event.location, notes };
}
