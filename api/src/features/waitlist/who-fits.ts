/** Somebody who waits, and whether they could come now: neither in the shift already nor in another one at that time. */
export interface Candidate {
  firstName: string;
  lastName: string;
  nameKey: string;
  canCome: boolean;
}

/** Those of an entry to whom free places can be offered, in their order; nobody unless it suits all of them, or fewer are fine. */
export function whoFits(people: readonly Candidate[], fewerIsFine: boolean, free: number): Candidate[] {
  const able = people.filter(({ canCome }) => canCome);
  if (!fewerIsFine) return able.length === people.length && able.length <= free ? able : [];
  return able.slice(0, Math.max(free, 0));
}
