import type { AttendanceRecorded } from '@trailcrew/api/contract/check-in/check-in-list';
import type { Batch } from '../rules/batch';
import type { KeptList } from '../shapes';
import type { Taken } from '../store/check-in-store';

/**
 * What the phone takes in of an answer: `STORED` and `KNOWN` marks leave it, refused ones stay with their reason, and the people in the answer
 * replace those of the list, so that no row falls back to what it was while the fresh list is on its way.
 */
export function takeAnswer(batch: Batch, { results, signups }: AttendanceRecorded, kept: KeptList | null): Taken {
  const sent = new Set([...batch.marks, ...batch.walkIns].map(({ id }) => id));
  const own = results.filter(({ id }) => sent.has(id));
  const done = own.filter(({ result }) => result !== 'REFUSED').map(({ id }) => id);
  const refused = new Map(
    own.flatMap(({ id, result, code, message }) =>
      result === 'REFUSED' ? [[id, { code: code ?? '', message: message ?? 'The server refused it.' }] as const] : [],
    ),
  );
  if (!kept) return { done, refused };
  const shifts = new Set(kept.list.shifts.map(({ id }) => id));
  const fresh = new Map(
    signups.filter(({ shiftId }) => shifts.has(shiftId)).map((person) => [person.signupId, person]),
  );
  const people = kept.list.people.map((person) => {
    const now = fresh.get(person.signupId);
    fresh.delete(person.signupId);
    // A list without phone numbers stays one.
    return now ? { ...now, phone: now.phone ?? person.phone, isGone: person.isGone } : person;
  });
  return { done, refused, list: { ...kept, list: { ...kept.list, people: [...people, ...fresh.values()] } } };
}

/** What a refusal of the whole call says of single marks, by fields such as `marks.3.kind`. Empty where it names none. */
export function refusedBy(batch: Batch, errors: Readonly<Record<string, string>>): Taken['refused'] {
  return new Map(
    Object.entries(errors).flatMap(([field, message]) => {
      const [, part, at] = /^(marks|walkIns)\.(\d+)/.exec(field) ?? [];
      const one = part === 'marks' ? batch.marks[Number(at)] : batch.walkIns[Number(at)];
      return part && one ? [[one.id, { code: 'INVALID_INPUT', message }] as const] : [];
    }),
  );
}
