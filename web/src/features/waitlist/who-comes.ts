/** What decides who of an entry gets a place. */
interface Entry {
  state: string;
  names: readonly string[];
  alreadyIn: readonly number[];
  held: number;
  takesOver: boolean;
}

/** Somebody who waits, and their position among the names of the entry, from 0. */
export interface Waiting {
  name: string;
  position: number;
}

/** Who gets a place when the offer is taken now: whoever is in the shift already needs none, and then the next have it. As the server does. */
export function whoComes({ state, names, alreadyIn, held, takesOver }: Entry): Waiting[] {
  const people = names.map((name, position) => ({ name, position }));
  const places = state !== 'OFFERED' ? people.length : takesOver ? 1 : held;
  const open = people.filter(({ position }) => !alreadyIn.includes(position));
  const offered = open.filter(({ position }) => position < places);
  return (offered.length > 0 ? offered : open).slice(0, places);
}
