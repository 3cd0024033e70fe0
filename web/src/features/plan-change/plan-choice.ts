import { count } from '../../formatting/counts';
import type { PlanChangeInput } from '../../graphql/schema.generated';
import type {
  MovableStart_RaceStartFragment as MovableStart,
  PlannableShift_ShiftFragment as PlannableShift,
} from './change-plan-page.generated';

/** The chosen shifts and the change to make, as the page's fields hold them. */
export interface PlanChoice {
  /** Narrow the list; empty for all. */
  day: string;
  categoryId: string;
  opportunityId: string;
  place: string;
  /** Ids of shifts that were chosen on another page; empty for all. */
  only: readonly string[];
  /** Ids of listed shifts that were unticked. */
  left: readonly string[];
  /** Numbers as text, as fields hold them; empty means unchanged. */
  minutes: string;
  days: string;
  location: string;
  places: string;
  /** 'off' calls them off, 'on' reinstates them. */
  cancel: '' | 'off' | 'on';
  /** Whether the starts of whole days move along. */
  moveStarts: boolean;
  message: string;
}

/** The initial choice of the page. */
export const noChoice: PlanChoice = {
  ...{ day: '', categoryId: '', opportunityId: '', place: '', only: [], left: [] },
  ...{ minutes: '', days: '', location: '', places: '', cancel: '', moveStarts: true, message: '' },
};

/** The shifts that the choice lists, ticked or not. */
export function listedShifts(shifts: readonly PlannableShift[], choice: PlanChoice): PlannableShift[] {
  const { day, categoryId, opportunityId, place } = choice;
  const only = new Set(choice.only);
  return shifts.filter(
    (shift) =>
      (only.size === 0 || only.has(shift.id)) &&
      (!day || shift.date === day) &&
      (!categoryId || shift.category.id === categoryId) &&
      (!opportunityId || shift.opportunity.id === opportunityId) &&
      (!place || shift.effectiveLocation === place),
  );
}

/** The starts that can move along: those of whole days whose times or days move. */
export function startsOfChoice(starts: readonly MovableStart[], choice: PlanChoice): MovableStart[] {
  const { day, categoryId, opportunityId, place, only, left, minutes, days } = choice;
  const isNarrow = [categoryId, opportunityId, place].some(Boolean) || only.length > 0 || left.length > 0;
  if (isNarrow || !(Number(minutes) || Number(days))) return [];
  return starts.filter(({ date }) => !day || date === day);
}

/**
 * The input of the query, or nothing while no shift is ticked or nothing changes. Where starts can move along, it names
 * the days instead of their shifts.
 */
export function planInput(
  eventId: string,
  listed: readonly PlannableShift[],
  choice: PlanChoice,
  starts: readonly MovableStart[] = [],
): PlanChangeInput | null {
  const left = new Set(choice.left);
  const shiftIds = listed.map(({ id }) => id).filter((id) => !left.has(id));
  const change = changeOf(choice);
  if (shiftIds.length === 0 || Object.keys(change).length === 0) return null;
  const message = choice.message.trim();
  const which =
    startsOfChoice(starts, choice).length > 0
      ? { where: choice.day ? { days: [choice.day] } : {}, moveStarts: choice.moveStarts }
      : { shiftIds };
  return { eventId, ...which, ...change, ...(message ? { message } : {}) };
}

/** The changes to make, without the unchanged fields. */
export function changeOf(choice: PlanChoice): Change {
  const [minutes, days, places] = [choice.minutes, choice.days, choice.places].map(Number) as [number, number, number];
  const location = choice.location.trim();
  return {
    ...(minutes ? { moveMinutes: minutes } : {}),
    ...(days ? { moveDays: days } : {}),
    ...(location ? { location } : {}),
    ...(choice.cancel ? { cancel: choice.cancel === 'off' } : {}),
    ...(choice.places.trim() ? { qtyRequired: places } : {}),
  };
}

/**
 * The input for a prepared plan: a day, a category or a role is stored as such, so that shifts added later are included. A place, shifts
 * chosen on another page, or unticked shifts select the shifts that are listed now.
 */
export function preparedInput(
  input: PlanChangeInput,
  { day, categoryId, opportunityId, place, only, left }: PlanChoice,
): PlanChangeInput {
  if (place || only.length > 0 || left.length > 0) return input;
  const { shiftIds: _named, ...rest } = input;
  const where = {
    ...(day ? { days: [day] } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(opportunityId ? { opportunityId } : {}),
  };
  return { ...rest, where };
}

/** What another page passes with its link: the shifts, and whether to call them off. */
export interface PlanStart {
  shiftIds: readonly string[];
  callOff?: boolean;
}

/** The initial choice, with the history state of the page's address; other state is ignored. */
export function startOf(state: unknown): PlanChoice {
  if (typeof state !== 'object' || state === null || !('shiftIds' in state)) return noChoice;
  const { shiftIds, callOff } = state as PlanStart;
  return { ...noChoice, only: shiftIds, cancel: callOff ? 'off' : '' };
}

/** A change in the API's form; missing or null fields stay as they are. */
export type Change = Pick<
  PlanChangeInput,
  'moveMinutes' | 'moveDays' | 'location' | 'qtyRequired' | 'cancel' | 'moveStarts'
>;

/**
 * A change in one sentence, such as '12 shifts would start 30 minutes later and be at Gate C.'; null while nothing changes. Without a
 * number it covers all matching shifts.
 */
export function planSentence(
  { moveMinutes, moveDays, location, qtyRequired, cancel, moveStarts }: Change,
  shifts: number | null,
): string | null {
  const parts = [
    ...(moveMinutes ? [`start ${laterWords(moveMinutes, lengthWords)}`] : []),
    ...(moveDays ? [`be ${laterWords(moveDays, dayWords)}`] : []),
    ...(location ? [`be at ${location}`] : location === '' ? ['be where their roles are'] : []),
    ...(qtyRequired ? [`need ${count(qtyRequired, 'person', 'people')} each`] : []),
    ...(cancel === true ? ['be called off'] : cancel === false ? ['be reinstated'] : []),
  ];
  if (parts.length === 0 || shifts === 0) return null;
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  const who = shifts === null ? 'All matching shifts' : count(shifts, 'shift');
  return `${who} would ${listed}${moveStarts ? ', and the starts with them' : ''}.`;
}

/** 'half an hour earlier', '2 hours later': the choices of how far times move, in minutes. */
export const minuteChoices = [-240, -180, -120, -90, -60, -30, -15, 15, 30, 60, 90, 120, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: laterWords(minutes, lengthWords),
}));

function lengthWords(minutes: number): string {
  if (minutes < 60) return count(minutes, 'minute');
  return minutes % 30 === 0
    ? count(minutes / 60, 'hour')
    : `${count(Math.floor(minutes / 60), 'hour')} ${count(minutes % 60, 'minute')}`;
}

function dayWords(days: number): string {
  return count(days, 'day');
}

function laterWords(amount: number, words: (amount: number) => string): string {
  return `${words(Math.abs(amount))} ${amount < 0 ? 'earlier' : 'later'}`;
}

/** The choices of how many days shifts move. */
export const dayChoices = [-7, -2, -1, 1, 2, 7].map((days) => ({
  value: String(days),
  label: laterWords(days, dayWords),
}));

/** Says that some of the people of a change are at their posts: a mail reaches them late. */
export function hereAlready(here: number): string {
  return here === 1
    ? 'One of them is checked in already: call them.'
    : `${here} of them are checked in already: call them.`;
}
