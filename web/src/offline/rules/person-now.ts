import { attendanceOf, type Attendance, type MarkKind } from '@trailcrew/api/contract/check-in/attendance';
import type { KeptPerson, ShownMark, WaitingMark } from '../shapes';

/** The attendance of a person as this phone knows it: what the server has, and what still waits here. */
export interface PersonNow extends Attendance {
  marks: readonly ShownMark[];
}

/** Who marks on this phone, by the name that rows show. */
export interface Maker {
  id: string;
  name: string;
}

/** What this phone knows of itself. */
export interface Phone extends Maker {
  offset: number | null;
}

/** The name of who made a mark that waits here; null for somebody who used this phone before. */
export function nameOfMaker({ madeBy }: Pick<WaitingMark, 'madeBy'>, { id, name }: Maker): string | null {
  return madeBy === id ? name : null;
}

/** How many heads a mark names at most. */
const mostSeen = 8;

/** Folds the server's marks of a person with those that wait: a list that comes never undoes a mark on its way. */
export function personNow(person: Pick<KeptPerson, 'marks'>, waiting: readonly WaitingMark[], phone: Phone): PersonNow {
  const stored = new Set(person.marks.map(({ id }) => id));
  const marks: ShownMark[] = [
    ...person.marks.map((mark) => ({
      ...mark,
      at: Date.parse(mark.at),
      waits: false,
    })),
    ...waiting
      .filter(({ id, refused }) => !stored.has(id) && !refused)
      .map(({ occurredAt, offset, ...mark }) => ({
        ...mark,
        at: occurredAt + (phone.offset ?? offset ?? 0),
        by: nameOfMaker(mark, phone),
        uncertain: false,
        waits: true,
      })),
  ];
  return { ...attendanceOf(marks), marks };
}

/** The ids that a new mark of this person has to name as seen. */
export function seenBy({ heads }: Pick<Attendance, 'heads'>): string[] {
  return heads.slice(0, mostSeen);
}

/** A mark of somebody who is known like this; `undoes`: the id of the mark that it takes back. */
export function newMark(
  signupId: string,
  kind: MarkKind,
  now: Pick<Attendance, 'heads'>,
  undoes: string | null = null,
): Pick<WaitingMark, 'id' | 'signupId' | 'kind' | 'seen' | 'undoes'> {
  return { id: crypto.randomUUID(), signupId, kind, seen: seenBy(now), undoes };
}

/** The latest mark that counts: what a row says, and what 'Undo' takes back. */
export function headOf({ heads, marks }: PersonNow): ShownMark | undefined {
  return marks.find(({ id }) => id === heads[0]);
}

/** The marks that disagree, by their time. */
export function disagreeing({ contradicted, heads, marks }: PersonNow): ShownMark[] {
  return contradicted ? marks.filter(({ id }) => heads.includes(id)).sort((one, other) => one.at - other.at) : [];
}
