import { count } from '../../formatting/counts';
import type { PlanChangeInput } from '../../graphql/schema.generated';
import type { PlannableShift_ShiftFragment as PlannableShift } from './change-plan-page.generated';

/** Which shifts are meant, and what is to be done with them, as the page's fields hold it. */
export interface PlanChoice {
  /** Narrow the list; empty for all. */
  day: string;
  categoryId: string;
  opportunityId: string;
  place: string;
  /** Ids of the shifts that somebody chose elsewhere; empty for all. */
  only: readonly string[];
  /** Ids of listed shifts whose tick was taken away. */
  left: readonly string[];
  /** Numbers as text, as fields hold them; empty leaves as it is. */
  minutes: string;
  days: string;
  location: string;
  places: string;
  /** 'off' calls them off, 'on' has them take place again. */
  cancel: '' | 'off' | 'on';
  message: string;
}

/** What the page starts with. */
export const noChoice: PlanChoice = {
  ...{ day: '', categoryId: '', opportunityId: '', place: '', only: [], left: [] },
  ...{ minutes: '', days: '', location: '', places: '', cancel: '', message: '' },
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

/** What the API is asked, or nothing while no shift is ticked or nothing is to be done. */
export function planInput(
  eventId: string,
  listed: readonly PlannableShift[],
  choice: PlanChoice,
): PlanChangeInput | null {
  const left = new Set(choice.left);
  const shiftIds = listed.map(({ id }) => id).filter((id) => !left.has(id));
  const [minutes, days, places] = [choice.minutes, choice.days, choice.places].map(Number) as [number, number, number];
  const location = choice.location.trim();
  const change = {
    ...(minutes ? { moveMinutes: minutes } : {}),
    ...(days ? { moveDays: days } : {}),
    ...(location ? { location } : {}),
    ...(choice.cancel ? { cancel: choice.cancel === 'off' } : {}),
    ...(choice.places.trim() ? { qtyRequired: places } : {}),
  };
  if (shiftIds.length === 0 || Object.keys(change).length === 0) return null;
  const message = choice.message.trim();
  return { eventId, shiftIds, ...change, ...(message ? { message } : {}) };
}

/**
 * The same for a plan that is kept until it is needed: a day, a category or a role is kept as such, so that shifts which are added until
 * then are meant too. A place, shifts chosen elsewhere, or ticks that were taken away mean the shifts that are listed now.
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

/** What another page hands over with its link: which shifts, and whether they are to be called off. */
export interface PlanStart {
  shiftIds: readonly string[];
  callOff?: boolean;
}

/** What the page starts with, with the state of its address in the history; what says nothing of that kind counts as nothing. */
export function startOf(state: unknown): PlanChoice {
  if (typeof state !== 'object' || state === null || !('shiftIds' in state)) return noChoice;
  const { shiftIds, callOff } = state as PlanStart;
  return { ...noChoice, only: shiftIds, cancel: callOff ? 'off' : '' };
}

/** The change in one sentence, such as '12 shifts would start 30 minutes later and be at Gate C.'; null while nothing is to be done. */
export function planSentence(choice: PlanChoice, shifts: number): string | null {
  const minutes = minuteChoices.find(({ value }) => value === choice.minutes)?.label;
  const days = dayChoices.find(({ value }) => value === choice.days)?.label;
  const place = choice.location.trim();
  const places = choice.places.trim();
  const parts = [
    ...(minutes ? [`start ${minutes}`] : []),
    ...(days ? [`be ${days}`] : []),
    ...(place ? [`be at ${place}`] : []),
    ...(places ? [`need ${count(Number(places), 'person', 'people')} each`] : []),
    ...(choice.cancel === 'off' ? ['be called off'] : choice.cancel === 'on' ? ['take place again'] : []),
  ];
  if (parts.length === 0 || shifts === 0) return null;
  const said = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  return `${count(shifts, 'shift')} would ${said}.`;
}

/** 'half an hour earlier', '2 hours later': the choices of how far times move, in minutes. */
export const minuteChoices = [-240, -180, -120, -90, -60, -30, -15, 15, 30, 60, 90, 120, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: `${lengthWords(Math.abs(minutes))} ${minutes < 0 ? 'earlier' : 'later'}`,
}));

function lengthWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** The choices of how many days shifts move. */
export const dayChoices = [-7, -2, -1, 1, 2, 7].map((days) => ({
  value: String(days),
  label: `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'earlier' : 'later'}`,
}));
