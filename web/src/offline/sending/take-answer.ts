import type { AttendanceRecorded, CheckInMark, CheckInPerson } from '@trailcrew/api/contract/check-in/check-in-list';
import type { Batch } from '../rules/batch';
import type { KeptList } from '../shapes';
import type { Taken } from '../store/check-in-store';
import type { Answer } from './call';

/**
 * What the phone takes in of an answer: `STORED` and `KNOWN` marks leave it, refused ones stay with their reason. The people in the answer
 * replace those of the list, and marks that no answer carries move into the list as they were sent: no row falls back to what it was while
 * the fresh list is on its way. `byOf` gives the name of who made a mark, as far as this phone knows it.
 */
export function takeAnswer(
  batch: Batch,
  answer: Pick<AttendanceRecorded, 'serverNow' | 'results'> & Partial<AttendanceRecorded>,
  kept: KeptList | null,
  byOf: (id: string) => string | null,
): Taken {
  const sent = new Set([...batch.marks, ...batch.walkIns].map(({ id }) => id));
  const own = answer.results.filter(({ id }) => sent.has(id));
  const done = own.filter(({ result }) => result !== 'REFUSED').map(({ id }) => id);
  const refused = new Map(
    own.flatMap(({ id, result, code, message }) =>
      result === 'REFUSED' ? [[id, { code: code ?? '', message: message ?? 'The server refused it.' }] as const] : [],
    ),
  );
  if (!kept) return { done, refused };
  const { shifts, people: earlier } = kept.list;
  const inList = ({ shiftId }: { shiftId: string }) => shifts.some(({ id }) => id === shiftId);
  const fresh = new Map((answer.signups ?? []).filter(inList).map((person) => [person.signupId, person]));
  const added = batch.walkIns.filter(({ id }) => done.includes(id)).filter(inList);
  const people: (CheckInPerson & { isGone?: boolean })[] = earlier.map((person) => {
    const now = fresh.get(person.signupId);
    fresh.delete(person.signupId);
    // A list without phone numbers stays one.
    return now ? { ...now, phone: person.phone && now.phone, isGone: person.isGone } : person;
  });
  people.push(...fresh.values());
  for (const walkIn of added) if (!people.some(({ signupId }) => signupId === walkIn.id)) people.push(personOf(walkIn));
  const offset = Date.parse(answer.serverNow) - Date.now();
  for (const mark of batch.marks) {
    const at = people.findIndex(({ signupId }) => signupId === mark.signupId);
    const person = people[at];
    if (!person || !done.includes(mark.id) || person.marks.some(({ id }) => id === mark.id)) continue;
    const stored: CheckInMark = {
      ...{
        id: mark.id,
        kind: mark.kind,
        uncertain: false,
        by: byOf(mark.id),
        deviceId: batch.deviceId,
        sequence: mark.sequence,
      },
      ...{ seen: [...mark.seen], undoes: mark.undoes ?? null },
      at: new Date(Date.parse(mark.occurredAt) + offset).toISOString(),
    };
    people[at] = { ...person, marks: [...person.marks, stored] };
  }
  return { done, refused, list: { ...kept, list: { ...kept.list, people } } };
}

/** Somebody without a signup, as the server will list them. */
function personOf({ id, shiftId, firstName, lastName, phone }: Batch['walkIns'][number]): CheckInPerson {
  return {
    ...{ signupId: id, shiftId, firstName, lastName, phone: phone ?? null, ticket: null, marks: [], heads: [] },
    ...{ state: 'EXPECTED', arrivedAt: null, leftAt: null, contradicted: false },
  };
}

/** A call that was refused as a whole. */
type Refusal = Pick<Extract<Answer<unknown>, { kind: 'REFUSED' }>, 'status' | 'message' | 'errors'>;

/** Whether a refusal is about what was sent, and not about who sends it, how often or when: sent again, it would be refused again. */
export function isOfContent({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 400 || status === 413;
}

/**
 * What a refusal of the whole call says of single marks, by fields such as `marks.3.kind`; of the only one that was sent, with the person that
 * it adds, also where it names none. Empty where it could be any of several.
 */
export function refusedBy(batch: Batch, { status, message, errors }: Refusal): Taken['refused'] {
  const why = (words: string) => ({ code: 'INVALID_INPUT', message: words });
  const named = Object.entries(errors).flatMap(([field, words]) => {
    const [, part, at] = /^(marks|walkIns)\.(\d+)/.exec(field) ?? [];
    const one = part === 'marks' ? batch.marks[Number(at)] : batch.walkIns[Number(at)];
    return part && one ? [[one.id, why(words)] as const] : [];
  });
  const isOne = batch.marks.length === 1;
  if (named.length === 0 && isOne && isOfContent({ status }))
    return new Map([...batch.walkIns, ...batch.marks].map(({ id }) => [id, why(message)]));
  return new Map(named);
}
