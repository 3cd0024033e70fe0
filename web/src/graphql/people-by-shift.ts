/*
 * Thousands of shifts with all their people are too much for the client's memory of records: making records of them takes seconds. So staff
 * pages ask for the shifts and remember those, and for the people beside them, who are kept as they came.
 */

/** Categories with roles with shifts and who has a place in them; null where that is not for the caller to see. */
type Categories<Signup> = readonly {
  opportunities: readonly { shifts: readonly { id: string; signups: readonly Signup[] | null }[] }[];
}[];

/** Who has a place, by the shift's id. */
export type PeopleByShift<Signup> = ReadonlyMap<string, readonly Signup[] | null>;

/** Takes the people out of an answer. Who is as `before` stays the same object, so that nothing is drawn again for them. */
export function peopleByShift<Signup>(
  categories: Categories<Signup>,
  before: PeopleByShift<Signup> | null = null,
): PeopleByShift<Signup> {
  const people = new Map<string, readonly Signup[] | null>();
  for (const { opportunities } of categories)
    for (const { shifts } of opportunities)
      for (const { id, signups } of shifts) {
        const known = before?.get(id);
        people.set(id, known && JSON.stringify(known) === JSON.stringify(signups) ? known : signups);
      }
  return people;
}
