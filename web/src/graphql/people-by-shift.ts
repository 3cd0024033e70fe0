/*
 * Thousands of shifts with all their people are too much for the normalized cache: normalizing them takes seconds. So staff pages cache the
 * shifts, and fetch their people separately, without normalization.
 */

/** Categories with roles with shifts and their people; null where the caller may not see them. */
type Categories<Signup> = readonly {
  opportunities: readonly { shifts: readonly { id: string; signups: readonly Signup[] | null }[] }[];
}[];

/** The people by the shift's id. */
export type PeopleByShift<Signup> = ReadonlyMap<string, readonly Signup[] | null>;

/** Extracts the people of a response. People equal to those in `before` keep their object identity, so that nothing is rendered again for them. */
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
