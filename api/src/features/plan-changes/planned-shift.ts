import type { EventState } from '../../contract/programme/event-state.js';
import { sameOnOneLine } from '../../contract/text/texts.js';
import type { PlanChangeInput } from '../../contract/programme/plan-change.js';
import { addDays, clock, instantOf } from '../../platform/clock.js';
import { changedFields, picked } from '../../platform/operation/describe-changes.js';
import { shiftWarnings } from '../shifts/shift-warnings.js';

/** What a change of plan can change in a shift. Day YYYY-MM-DD, times HH:MM in the event's time zone. */
export interface ShiftState {
  date: string;
  startTime: string;
  endTime: string;
  /** Its own place. */
  location: string | null;
  qtyRequired: number;
  /** Whether it is called off. Absent in changes of plan by an older release. */
  cancelled: boolean;
}

/** A shift as it is, with what decides who may change it. */
export interface ShiftToPlan extends ShiftState {
  id: string;
  eventId: string;
  eventState: EventState;
  version: number;
  notes: string | null;
  /** ISO 8601; null while it takes place. */
  cancelledAt: string | null;
  /** The place that applies while the shift itself names none. */
  inheritedLocation: string | null;
  categoryId: string;
  leadId: string | null;
  timeZone: string;
  eventStartDate: string;
  eventEndDate: string;
}

/** A field of a shift that a change of plan can change. */
export type PlannedField = keyof ShiftState;

/** A shift as it is and as it is to be. */
export interface PlannedShift {
  before: ShiftToPlan;
  after: ShiftState;
  /** The fields that differ: at least one. */
  fields: PlannedField[];
  /** Where undoing calls it off again: when it had been called off, ISO 8601, because hours count up to then. */
  offSince?: string | null | undefined;
}

const minutesOfDay = 24 * 60;

/** The planned state of each shift. Leaves out shifts that stay as they are. */
export function planShifts(shifts: readonly ShiftToPlan[], input: PlanChangeInput): PlannedShift[] {
  return shifts.flatMap((before) => {
    const after = stateAfter(before, input);
    const fields = changedFields<PlannedField>(before, after);
    return fields.length > 0 ? [{ before, after, fields }] : [];
  });
}

/** Times move as wall-clock times, start and end alike. Past midnight the day moves with the start. */
function stateAfter(shift: ShiftToPlan, input: PlanChangeInput): ShiftState {
  const { moveMinutes, location, qtyRequired, cancel } = input;
  const { date, time } = movedStart({ date: shift.date, time: shift.startTime }, input);
  const samePlace = location !== undefined && location !== null && sameOnOneLine(location, shift.location);
  return {
    date,
    startTime: time,
    endTime: timeOf(minutesOf(shift.endTime) + (moveMinutes ?? 0)),
    location: location === undefined || samePlace ? shift.location : location,
    qtyRequired: qtyRequired ?? shift.qtyRequired,
    cancelled: cancel ?? shift.cancelled,
  };
}

/** A day and time, moved by the clocks of the event. */
export function movedStart(
  { date, time }: { date: string; time: string },
  { moveMinutes, moveDays }: Pick<PlanChangeInput, 'moveMinutes' | 'moveDays'>,
): { date: string; time: string } {
  const start = minutesOf(time) + (moveMinutes ?? 0);
  return { date: addDays(date, (moveDays ?? 0) + Math.floor(start / minutesOfDay)), time: timeOf(start) };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const inDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Warnings to show before a shift gets these times. */
export function warningsOf({ before, after, fields }: PlannedShift): string[] {
  const moves = movesInTime(fields) && !after.cancelled;
  const { eventStartDate: startDate, eventEndDate: endDate, timeZone } = before;
  const past = hasBegun(after, timeZone);
  return [
    ...(moves ? shiftWarnings(after, { startDate, endDate, timeZone }) : []),
    ...(past ? ['This is in the past.'] : []),
  ];
}

function hasBegun({ date, startTime }: ShiftState, timeZone: string): boolean {
  return instantOf(date, startTime, timeZone) <= clock.now();
}

/** Whether it had begun before, and has with the change: its people need no notification any more. */
export function isPast({ before, after }: PlannedShift): boolean {
  return hasBegun(before, before.timeZone) && hasBegun(after, before.timeZone);
}

/** Whether day or times differ. */
export function movesInTime(fields: readonly PlannedField[]): boolean {
  return fields.some((field) => field === 'date' || field === 'startTime' || field === 'endTime');
}

/**
 * Whether people must be notified: of another day, time or place, and of calling off or its reverse. False for a shift
 * that stays called off.
 */
export function concernsPeople({ before, after, fields }: PlannedShift): boolean {
  if (fields.includes('cancelled')) return true;
  return !(before.cancelled && after.cancelled) && (movesInTime(fields) || fields.includes('location'));
}

/** The plain state of an object with more fields. */
export function stateOf(shift: ShiftState): ShiftState {
  return picked(shift, stateFields) as unknown as ShiftState;
}

const stateFields: readonly PlannedField[] = ['date', 'startTime', 'endTime', 'location', 'qtyRequired', 'cancelled'];
