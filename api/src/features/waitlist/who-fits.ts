/** A person of a waitlist entry. */
export interface WaitingPerson {
  firstName: string;
  lastName: string;
  nameKey: string;
  /** Whether they are in the shift already. */
  isIn: boolean;
  /** Whether they could come now: they are neither in the shift nor in another one at that time. */
  canCome: boolean;
}

/**
 * The people of an entry who can be offered free spots, in their order. Nobody, unless all of them can, or fewer are fine. People who are
 * in the shift already need none and do not block the others.
 */
export function whoFits(people: readonly WaitingPerson[], fewerIsFine: boolean, free: number): WaitingPerson[] {
  const open = people.filter(({ isIn }) => !isIn);
  const able = open.filter(({ canCome }) => canCome);
  if (!fewerIsFine) return able.length === open.length && able.length <= free ? able : [];
  return able.slice(0, Math.max(free, 0));
}

/** The people of an entry, with those who are offered spots first: mail and page name the first ones. */
export function offeredFirst(people: readonly WaitingPerson[], offered: readonly WaitingPerson[]): WaitingPerson[] {
  return [...offered, ...people.filter((one) => !offered.includes(one))];
}

/**
 * The people who get the spots that an offer holds: those it was made to, who come first, even if they have another shift by now; they
 * decide. People who are in the shift by now need none; if all of those are, the next get them. If everybody of the entry is in the shift,
 * returns those the offer was made to, so that taking it reports ALREADY_SIGNED_UP.
 */
export function whoTakes(people: readonly WaitingPerson[], places: number): WaitingPerson[] {
  const offered = people.slice(0, places);
  for (const wanted of [offered, people]) {
    const open = wanted.filter(({ isIn }) => !isIn);
    if (open.length > 0) return open.slice(0, places);
  }
  return offered;
}
