/** Somebody who waits. */
export interface Candidate {
  firstName: string;
  lastName: string;
  nameKey: string;
  /** Whether they are in the shift already. */
  isIn: boolean;
  /** Whether they could come now: neither in the shift already nor in another one at that time. */
  canCome: boolean;
}

/**
 * Those of an entry to whom free places can be offered, in their order; nobody unless it suits all of them, or fewer are fine. Whoever is in
 * the shift already needs none, and keeps nobody else from one.
 */
export function whoFits(people: readonly Candidate[], fewerIsFine: boolean, free: number): Candidate[] {
  const open = people.filter(({ isIn }) => !isIn);
  const able = open.filter(({ canCome }) => canCome);
  if (!fewerIsFine) return able.length === open.length && able.length <= free ? able : [];
  return able.slice(0, Math.max(free, 0));
}

/** The people of an entry with those first to whom places are offered: the first names are what mail and page tell. */
export function offeredFirst(people: readonly Candidate[], offered: readonly Candidate[]): Candidate[] {
  return [...offered, ...people.filter((one) => !offered.includes(one))];
}

/**
 * Who gets the places that an offer holds: those to whom it was made, who come first, although they may have another shift by now, which is
 * theirs to say. Whoever is in the shift by now needs none; when all of them are, the next do. Nobody is left out silently when all are in.
 */
export function whoTakes(people: readonly Candidate[], places: number): Candidate[] {
  const offered = people.slice(0, places);
  for (const wanted of [offered, people]) {
    const open = wanted.filter(({ isIn }) => !isIn);
    if (open.length > 0) return open.slice(0, places);
  }
  return offered;
}
