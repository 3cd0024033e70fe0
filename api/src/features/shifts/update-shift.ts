import { z } from 'zod';
import {
  equalTimesMessage,
  shiftDayWarning,
  updateShiftInput,
  type UpdateShiftInput,
} from '../../contract/shift-input.js';
import { sameOnOneLine } from '../../contract/texts.js';
import { authorize } from '../../platform/authorize.js';
import { plainDay, timeWords } from '../../platform/day-words.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { refuseStale } from '../../platform/refuse-stale.js';
import { shiftFact } from '../../records/facts.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { getLedShift, type LedShiftRow } from './get-led-shift.js';
import { shiftMoved, type ShiftPlan } from './shift.announcements.js';
import { shiftWords } from './shift-words.js';

/** The changed shift's id, and sentences worth reading about it. */
export interface ShiftChanged {
  id: string;
  warnings: string[];
}

/**
 * Changes a shift; what is absent stays. Fewer places than people is allowed: nobody is dropped. With `tellPeople`, everybody in it gets a
 * mail when day, time, place or note changed. Errors: NOT_SIGNED_IN, INVALID_INPUT, SHIFT_NOT_FOUND (others' too), CHANGED_MEANWHILE.
 */
export const updateShift = operation(
  {
    openTo: 'staff',
    input: updateShiftInput.extend({ id: z.string(), tellPeople: z.boolean().nullish() }),
    queue: (_ctx, { id }) => id,
  },
  async function updateShift(ctx, { id, version, tellPeople, ...changes }): Promise<ShiftChanged> {
    authorize(ctx.viewer, 'staff');
    const before = await getLedShift(ctx, id);
    await refuseStale(ctx, before, version);
    const after = merged(before, changes);
    if (after.startTime === after.endTime)
      throw new DomainError('INVALID_INPUT', { message: equalTimesMessage, fields: { endTime: equalTimesMessage } });
    const warning = shiftDayWarning(after.date, { startDate: before.eventStartDate, endDate: before.eventEndDate });
    const answer = { id: before.id, warnings: warning ? [warning] : [] };
    const changed = watched.filter((field) => before[field] !== after[field]);
    if (changed.length === 0) return answer;
    const { date, startTime, endTime, qtyRequired, location, notes } = after;
    await ctx.execute(
      `update shift set date = ?, start_time = ?, end_time = ?, qty_required = ?, location = ?, notes = ?, version = version + 1
       where id = ?`,
      [date, startTime, endTime, qtyRequired, location, notes, before.id],
    );
    const told = tellPeople === true && JSON.stringify(planOf(before)) !== JSON.stringify(planOf(after));
    if (told)
      await ctx.announce(shiftMoved, { shiftId: before.id, before: planOf(before), revision: before.version + 1 });
    const { eventId } = before;
    await ctx.announce(programmeChanged, { eventId, facts: [shiftFact('changed', before, figuresOf(before, after))] });
    await recordAction(ctx, {
      action: 'shift.changed',
      recordId: before.id,
      eventId: before.eventId,
      summary: `${shiftWords(before.opportunityName, before)}: ${changed
        .map((field) => `${words[field]} ${valueWords(field, before)} → ${valueWords(field, after)}`)
        .join(', ')}`,
      detail: {
        ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        toldPeople: told,
        version: before.version + 1,
      },
    });
    return answer;
  },
);

/** A field's value as the audit log says it. */
function valueWords(field: (typeof watched)[number], shift: LedShiftRow): string {
  if (field === 'date') return plainDay(shift.date);
  if (field === 'startTime' || field === 'endTime') return timeWords(shift[field]);
  return String(shift[field] ?? 'none');
}

/** Which fields changed, and how days, times and places did; what people wrote stays out. */
function figuresOf(before: LedShiftRow, after: LedShiftRow) {
  const fields = watched.filter((field) => before[field] !== after[field]);
  const figures = fields.filter((field) => field !== 'location' && field !== 'notes');
  return {
    fields,
    changes: Object.fromEntries(figures.map((field) => [field, [before[field], after[field]]])),
    version: before.version + 1,
  };
}

const watched = ['date', 'startTime', 'endTime', 'qtyRequired', 'location', 'notes'] as const;
const words: Record<(typeof watched)[number], string> = {
  date: 'day',
  startTime: 'start',
  endTime: 'end',
  qtyRequired: 'places',
  location: 'location',
  notes: 'notes',
};

function planOf({ date, startTime, endTime, location, inheritedLocation, notes }: LedShiftRow): ShiftPlan {
  return { date, startTime, endTime, location: location ?? inheritedLocation, notes };
}

function merged(before: LedShiftRow, changes: Omit<UpdateShiftInput, 'version'>): LedShiftRow {
  const { date, startTime, endTime, qtyRequired, location, notes } = changes;
  return {
    ...before,
    date: date ?? before.date,
    startTime: startTime ?? before.startTime,
    endTime: endTime ?? before.endTime,
    qtyRequired: qtyRequired ?? before.qtyRequired,
    location: location === undefined || sameOnOneLine(location, before.location) ? before.location : location,
    notes: notes === undefined ? before.notes : notes,
  };
}
