import type { CheckInShift } from '@trailcrew/api/contract/check-in/check-in-list';
import type { KeptList, KeptPerson, WaitingMark, WalkIn } from '../shapes';
import { personNow, type PersonNow, type Phone } from './person-now';
import { searchKeyOf, type SearchKey } from './search';

/** What a row needs next, in the order of the rows. */
export const standings = ['DISAGREE', 'LATE', 'EXPECTED', 'HERE', 'LEFT', 'NO_SHOW'] as const;
export type Standing = (typeof standings)[number];

/** A person of the list. */
export interface Row {
  signupId: string;
  shiftId: string;
  name: string;
  phone: string | null;
  ticket: string | null;
  now: PersonNow;
  standing: Standing;
  /** Minutes since the shift began, while the person is late. */
  lateMinutes: number | null;
  /** Not on the newest list; the row stands because marks of it wait here. */
  isGone: boolean;
  isWalkIn: boolean;
  search: SearchKey;
}

/** A shift with its rows. */
export interface RowGroup {
  shift: CheckInShift;
  rows: Row[];
}

/** What a row needs to know of somebody. */
type ListedPerson = Omit<KeptPerson, 'state' | 'arrivedAt' | 'leftAt' | 'contradicted' | 'heads'>;

/** Everything that rows are made of. `now` is the server's clock as the phone knows it. */
export interface Rows {
  list: KeptList['list'];
  marks: readonly WaitingMark[];
  walkIns: readonly WalkIn[];
  phone: Phone;
  now: number;
}

const minute = 60_000;
/** People may be this late before anybody is called. */
const patience = 5 * minute;

/** Minutes since the start of a shift, once people who are still expected are late. */
export function minutesLate(shift: Pick<CheckInShift, 'startsAt' | 'calledOff'>, now: number): number | null {
  const late = now - Date.parse(shift.startsAt);
  return shift.calledOff || late < patience ? null : Math.floor(late / minute);
}

function standingOf(now: PersonNow, late: number | null): Standing {
  if (now.contradicted) return 'DISAGREE';
  if (now.state !== 'EXPECTED') return now.state;
  return late === null ? 'EXPECTED' : 'LATE';
}

/** The last row of each person, and what it was made of. */
const lastRows = new WeakMap<ListedPerson, { of: string; row: Row }>();

/** The row of a person; the same object as long as it is made of the same, so that it is not drawn again. */
function rowOf(
  person: ListedPerson & { isWalkIn?: true },
  waiting: readonly WaitingMark[],
  phone: Phone,
  late: number | null,
): Row {
  const marks = waiting.map(({ id, refused }) => `${id} ${refused !== undefined}`);
  const of = JSON.stringify(marks.length > 0 ? [late, marks, phone.id, phone.name, phone.offset] : [late]);
  const last = lastRows.get(person);
  if (last?.of === of) return last.row;
  const now = personNow(person, waiting, phone);
  const standing = standingOf(now, late);
  const name = `${person.firstName} ${person.lastName}`;
  const { signupId, shiftId, ticket } = person;
  const row: Row = {
    ...{ signupId, shiftId, name, phone: person.phone, ticket, standing, now },
    lateMinutes: standing === 'LATE' ? late : null,
    isGone: person.isGone === true,
    isWalkIn: person.isWalkIn === true,
    search: searchKeyOf(name, person.phone, ticket),
  };
  lastRows.set(person, { of, row });
  return row;
}

/** The rows by shift, shifts in order of time. */
export function rowsByShift({ list, marks, walkIns, phone, now }: Rows): RowGroup[] {
  const waiting = new Map<string, WaitingMark[]>();
  for (const mark of marks) {
    const ofPerson = waiting.get(mark.signupId);
    if (ofPerson) ofPerson.push(mark);
    else waiting.set(mark.signupId, [mark]);
  }
  const people: (ListedPerson & { isWalkIn?: true })[] = [...list.people, ...walkInPeople(list, walkIns)];
  const shifts = [...list.shifts].sort(
    (one, other) =>
      one.startsAt.localeCompare(other.startsAt) || one.opportunityTitle.localeCompare(other.opportunityTitle),
  );
  return shifts.map((shift) => {
    const late = minutesLate(shift, now);
    const rows = people
      .filter(({ shiftId }) => shiftId === shift.id)
      .map((person) => rowOf(person, waiting.get(person.signupId) ?? [], phone, late));
    return { shift, rows };
  });
}

/** Walk-ins that wait here stand in the list as everybody else. */
function walkInPeople({ people }: KeptList['list'], walkIns: readonly WalkIn[]): (ListedPerson & { isWalkIn: true })[] {
  const listed = new Set(people.map(({ signupId }) => signupId));
  return walkIns
    .filter(({ id, refused }) => !listed.has(id) && !refused)
    .map(({ id, shiftId, firstName, lastName, phone }) => ({
      ...{ signupId: id, shiftId, firstName, lastName, phone: phone ?? null },
      ...{ ticket: null, marks: [], isWalkIn: true as const },
    }));
}

/**
 * The order of rows: disagreeing, late, expected, here, left, not here, each by name. `held` are standings that count for the order in place
 * of the present ones, so that no row moves away under a thumb.
 */
export function inOrder(rows: readonly Row[], held: ReadonlyMap<string, Standing> = new Map()): Row[] {
  const rank = ({ signupId, standing }: Row) => standings.indexOf(held.get(signupId) ?? standing);
  return [...rows].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** A fresh list, with those of the older one whose marks still wait here: cancelled or moved meanwhile, they stay until the server knows. */
export function withWaiting(
  fresh: KeptList['list'],
  older: KeptList['list'] | null,
  marks: readonly WaitingMark[],
): KeptList['list'] {
  const listed = new Set(fresh.people.map(({ signupId }) => signupId));
  const waiting = new Set(marks.filter(({ refused }) => !refused).map(({ signupId }) => signupId));
  const gone = (older?.people ?? []).filter(({ signupId }) => waiting.has(signupId) && !listed.has(signupId));
  if (gone.length === 0) return fresh;
  const shifts = new Set(fresh.shifts.map(({ id }) => id));
  const theirs = new Set(gone.map(({ shiftId }) => shiftId));
  const goneShifts = (older?.shifts ?? []).filter(({ id }) => theirs.has(id) && !shifts.has(id));
  return {
    ...fresh,
    shifts: [...fresh.shifts, ...goneShifts],
    people: [...fresh.people, ...gone.map((person) => ({ ...person, isGone: true }))],
  };
}
