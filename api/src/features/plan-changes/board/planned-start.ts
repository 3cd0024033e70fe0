import type { PlanChangeInput } from '../../../contract/programme/plan-change.js';
import { shiftDayWarning } from '../../../contract/programme/shift-input.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { Viewer } from '../../../platform/operation/viewer.js';
import { clockWarning } from '../../shifts/shift-warnings.js';
import { movedStart, type ShiftToPlan } from '../planned-shift.js';

/** When a start is: YYYY-MM-DD and HH:MM in the event's time zone. */
export interface StartTime {
  date: string;
  time: string;
}

/** A start as it is. */
export interface StartToPlan extends StartTime {
  id: string;
  name: string;
  version: number;
  /** Whether it was cleared for this time. */
  isCleared: boolean;
}

/** A start as it is and as it is to be. */
export interface PlannedStart {
  before: StartToPlan;
  after: StartTime;
}

/** A start as a change of plan left it. */
export interface StoredStart {
  id: string;
  name: string;
  version: number;
  before: StartTime;
  after: StartTime;
}

/**
 * Whether starts move with a change of plan. A start belongs to a day and to no category, so it moves where whole days
 * do; as ever by admins alone. Error: INVALID_INPUT where it is wanted and cannot be.
 */
export function movesStarts(viewer: Viewer, input: PlanChangeInput): boolean {
  const { moveStarts } = input;
  const obstacle = moveStarts === false ? null : obstacleOf(viewer, input);
  if (moveStarts && obstacle !== null)
    throw new DomainError('INVALID_INPUT', { message: obstacle, fields: { moveStarts: obstacle } });
  return moveStarts !== false && obstacle === null;
}

function obstacleOf(viewer: Viewer, { where, shiftIds, moveMinutes, moveDays }: PlanChangeInput): string | null {
  if (viewer.kind !== 'staff' || viewer.role !== 'admin') return 'Starts are moved by admins.';
  if (!moveMinutes && !moveDays) return 'Starts move with the times or days of shifts: choose how far.';
  const others = Object.entries(where ?? {}).filter(([name, value]) => name !== 'days' && value != null);
  if (where && !shiftIds && others.length === 0) return null;
  return 'Starts move with all shifts of a day: choose days alone.';
}

/** SQL: the starts of an event `e` that move: where `$2`, those on the days `$3`, or on all. */
export const startsOfPlan = `(
    select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'version', r.version,
      'date', to_char(r.date, 'YYYY-MM-DD'), 'time', r.time, 'isCleared', r.cleared_at is not null)
      order by r.date, r.time, plain_letters(r.name), r.id), '[]')
    from race_start r where $2::boolean and r.event_id = e.id and ($3::date[] is null or r.date = any($3::date[]))
  )`;

/** Starts with their times moved as those of shifts are. Leaves out those that stay. */
export function planStarts(starts: readonly StartToPlan[], input: PlanChangeInput): PlannedStart[] {
  return starts.flatMap((before) => {
    const after = movedStart(before, input);
    return after.date === before.date && after.time === before.time ? [] : [{ before, after }];
  });
}

/** Warnings to show before a start gets this time. `shift`: one of its event. */
export function startWarnings({ before, after }: PlannedStart, shift: ShiftToPlan): string[] {
  const event = { startDate: shift.eventStartDate, endDate: shift.eventEndDate };
  return [
    shiftDayWarning(after.date, event),
    clockWarning(after.date, after.time, shift.timeZone),
    before.isCleared ? 'It is cleared. Moving it takes the clearance back.' : null,
  ].filter((words) => words !== null);
}
