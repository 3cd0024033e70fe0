/** The fields of an entry that decide who gets a place. */
interface Entry {
  state: string;
  names: readonly string[];
  alreadyIn: readonly number[];
  held: number;
  takesOver: boolean;
}

/** A person of an entry, and their position among its names, from 0. */
export interface Waiting {
  name: string;
  position: number;
}

/**
 * The people who get a place when the offer is taken now. A person who is in the shift already needs none; the next one gets it. The server
 * uses the same rule.
 */
export function whoComes({ state, names, alreadyIn, held, takesOver }: Entry): Waiting[] {
  const people = names.map((name, position) => ({ name, position }));
  const places = state !== 'OFFERED' ? people.length : takesOver ? 1 : held;
  const open = people.filter(({ position }) => !alreadyIn.includes(position));
  const offered = open.filter(({ position }) => position < places);
  return (offered.length > 0 ? offered : open).slice(0, places);
}
