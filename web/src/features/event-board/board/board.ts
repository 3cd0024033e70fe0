import { figuresOf, type CountedShift as Counted } from '@trailcrew/api/contract/programme/figures';
import { count } from '../../../formatting/counts';
import { formatShiftDayOfYear, formatShortDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import type { SignUpConflict_ShiftFragment } from '../../signups/dialog/sign-up.generated';
import type { CategoryList_CategoryFragment } from './category-list.generated';
import type { PreviewShiftChangeQuery } from '../shift-sheet/editing.generated';
import type { BoardPeopleQuery, EventBoardQuery } from './event-board.generated';
import type { ShiftPeople_SignupFragment } from '../shift-sheet/shift-people.generated';
import type { ShiftSheet_ShiftFragment } from '../shift-sheet/shift-sheet.generated';

type FetchedBoard = EventBoardQuery['eventBoard'];

/** Parts of the board as fetched, before the people are added. */
export type FetchedCategory = FetchedBoard['categories'][number];
type FetchedOpportunity = FetchedCategory['opportunities'][number];
export type FetchedShift = FetchedOpportunity['shifts'][number];

/** Somebody's place in a shift, as the board shows and searches it. */
export type BoardSignup = NonNullable<
  BoardPeopleQuery['eventBoard']['categories'][number]['opportunities'][number]['shifts'][number]['signups']
>[number];

/** The board and its parts; `signups` are null until they are loaded, and where the caller may not see them. */
export type BoardShift = FetchedShift & { signups: readonly BoardSignup[] | null; eventState: string };
export type BoardOpportunity = Omit<FetchedOpportunity, 'shifts'> & { shifts: BoardShift[] };
export type BoardCategory = Omit<FetchedCategory, 'opportunities'> & { opportunities: BoardOpportunity[] };
export type Board = Omit<FetchedBoard, 'categories'> & {
  categories: BoardCategory[];
  /** People are loaded after the shifts; until then every shift here is empty. */
  peopleAreKnown: boolean;
};

/** The fields of a shift that figures count. */
type CountedShift = CategoryList_CategoryFragment['opportunities'][number]['shifts'][number] & { eventState?: string };

/** Filled, needed and missing places; an over-full shift does not make up for another. */
export interface Fill {
  taken: number;
  needed: number;
  missing: number;
  shifts: number;
}

/** The people in a shift; empty where the caller may not see them. */
export function peopleIn<Signup>(shift: { signups: readonly Signup[] | null }): readonly Signup[] {
  return shift.signups ?? [];
}

/** A person's full name. */
export function nameOf({ volunteer }: { volunteer: { firstName: string; lastName: string } }): string {
  return `${volunteer.firstName} ${volunteer.lastName}`;
}

/** People still missing in a shift. */
export function missingIn(shift: Counted): number {
  return figuresOf(shift).missing;
}

/** Whether a full shift has open places once its signups that are being cancelled are gone. */
export function isFullUntilCancelled(shift: Counted, beingCancelled: number): boolean {
  return missingIn(shift) === 0 && missingIn({ ...shift, qtyRegistered: shift.qtyRegistered - beingCancelled }) > 0;
}

/** Whether a shift starts on the day (YYYY-MM-DD); null means every day. */
export function isOn(shift: Pick<BoardShift, 'date'>, day: string | null): boolean {
  return day === null || shift.date === day;
}

/** The sums of some shifts. */
export function fillOf(shifts: Iterable<CountedShift>): Fill {
  const fill: Fill = { taken: 0, needed: 0, missing: 0, shifts: 0 };
  for (const shift of shifts) {
    const { filled, needed, missing } = figuresOf(shift);
    fill.taken += filled;
    fill.needed += needed;
    fill.missing += missing;
    fill.shifts += 1;
  }
  return fill;
}

/** The shifts of a category on a day (YYYY-MM-DD), or all with null. */
export function shiftsOfCategory(category: CategoryList_CategoryFragment, day: string | null): CountedShift[] {
  return category.opportunities.flatMap(({ shifts }) => shifts.filter((shift) => isOn(shift, day)));
}

/** A shift with what it belongs to. */
export interface PlacedShift {
  category: BoardCategory;
  opportunity: BoardOpportunity;
  shift: BoardShift;
}

/** Every shift of the board in the order of the page. */
export function placedShifts(categories: readonly BoardCategory[]): PlacedShift[] {
  return categories.flatMap((category) =>
    category.opportunities.flatMap((opportunity) =>
      opportunity.shifts.map((shift) => ({ category, opportunity, shift })),
    ),
  );
}

/** A shift's name. */
export interface NamedShift {
  opportunity: { name: string };
  shift: Pick<BoardShift, 'id' | 'date' | 'startTime' | 'endTime'>;
}

/** A shift's name in mails, such as 'Soup, Saturday, Feb 20, 2027, 7:00 AM – 11:00 AM'. */
export function nameOfShift({ opportunity, shift }: NamedShift): string {
  return `${opportunity.name}, ${formatShiftDayOfYear(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`;
}

/** A shift with its role, and with its category where that is known. */
export interface ShiftInRole extends Pick<BoardShift, 'id' | 'date' | 'startTime' | 'endTime'> {
  opportunity: { id: string; name: string };
  categoryId?: string;
}

/** A signup and its shift. */
export interface PersonInShift {
  signupId: string;
  name: string;
  from: ShiftInRole;
}

/** The warning that somebody has another shift at the same time. */
export function overlapWords(
  name: string,
  other: Pick<BoardShift, 'date' | 'startTime' | 'endTime'> & { opportunity: { name: string } },
): string {
  return `${name} also has ${other.opportunity.name} at that time (${formatShortDay(other.date)}, ${formatTimeRange(other.startTime, other.endTime)}).`;
}

/** What a newly assigned person has at the same time; where the caller may not read the shift, only that there is one. */
export function busyWords(name: string, { isBusy, conflicts }: OtherShifts): string | null {
  const [other] = conflicts;
  if (other) return overlapWords(name, other);
  return isBusy ? `${name} has another shift at that time.` : null;
}

/** People who would have two shifts at once after a change of a shift, one line each: which the other shift is, where the caller may read that. */
export function newOverlapLines({ newOverlaps, busyPeople }: PreviewShiftChangeQuery['previewShiftChange']): string[] {
  return [
    ...newOverlaps.map(
      (one) =>
        `${nameOf({ volunteer: one })}: ${one.opportunityName}, ${formatShortDay(one.date)}, ${formatTimeRange(one.startTime, one.endTime)}`,
    ),
    ...busyPeople.flatMap((one) => busyWords(nameOf({ volunteer: one }), { isBusy: true, conflicts: [] }) ?? []),
  ];
}

/** Whether a person has another shift at that time, and which: for a lead those of their own categories. */
interface OtherShifts {
  isBusy: boolean;
  conflicts: readonly SignUpConflict_ShiftFragment[];
}

/** The result of a form beside the board: the sentence about notified people. */
export function notifiedWords(people: number): string {
  return `${count(people, 'person is', 'people are')} notified by email.`;
}

/** What both ways of assigning need. */
export interface AssignProps {
  shift: ShiftSheet_ShiftFragment;
  overCapacity: boolean;
  /** The shift is full and 'over capacity' is not ticked. */
  blocked: boolean;
  /** The person who is replaced in the same step; null when nobody is. */
  replacing: ShiftPeople_SignupFragment | null;
  /** `warnings`: further notes, one sentence each. */
  onAssigned: (name: string, warnings: readonly string[]) => void;
  /** Called when the server reports that the shift is full. */
  onFull: () => void;
}
