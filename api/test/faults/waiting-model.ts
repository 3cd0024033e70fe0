// Longer than most: one small machine that knows places, who waits for them, and who looks for somebody to take theirs over.

/** A thing that somebody does. Numbers point at what there is: the shift, person, signup, entry or search of that number, going round. */
export type WaitingStep =
  | { verb: 'signUp' | 'takeReplacement'; person: number; at: number }
  | { verb: 'cancel' | 'ask' | 'withdraw'; at: number }
  | { verb: 'move'; at: number; to: number }
  | { verb: 'quantity'; at: number; places: number }
  | { verb: 'join'; at: number; household: number; both: boolean; fewerIsFine: boolean; byStranger: boolean }
  | { verb: 'leave' | 'takeOffer' | 'decline'; at: number }
  | { verb: 'callOff'; at: number };

/** What the server said. */
export interface Reply {
  status: number;
  code?: string;
  /** The ids of what was made. */
  ids?: string[];
}

/** The verbs, as the test asks them. */
export interface WaitingClients {
  signUp(shiftId: string, person: number): Promise<Reply>;
  cancel(signupId: string): Promise<Reply>;
  move(signupId: string, shiftId: string): Promise<Reply>;
  quantity(shiftId: string, places: number): Promise<Reply>;
  /** Calls a shift off, or has it take place again. */
  callOff(shiftId: string, off: boolean): Promise<Reply>;
  /** Gives the entry, and, where a stranger's browser named some who are there already, that of the others. */
  join(shiftId: string, people: number[], how: { fewerIsFine: boolean; byStranger: boolean }): Promise<Reply>;
  leave(entryId: string, person: number): Promise<Reply>;
  takeOffer(entryId: string): Promise<Reply>;
  decline(entryId: string): Promise<Reply>;
  ask(signupId: string): Promise<Reply>;
  withdraw(signupId: string): Promise<Reply>;
  takeReplacement(searchId: string, person: number): Promise<Reply>;
  /** What is kept, a line for each shift, signup, entry and search. */
  kept(): Promise<string[]>;
}

interface Shift {
  id: string;
  places: number;
  /** Called off: nobody new comes, and nothing is offered. */
  off?: boolean;
}

interface Signup {
  id: string;
  shift: Shift;
  person: number;
  active: boolean;
}

interface Entry {
  id: string;
  shift: Shift;
  people: number[];
  fewerIsFine: boolean;
  state: 'WAITING' | 'OFFERED' | 'TAKEN' | 'DECLINED' | 'WITHDRAWN';
  held: number;
  /** Whose place they are offered. */
  takesOver: Signup | null;
  /** Whether a mail offered anything yet. */
  wasOffered: boolean;
  /** Made by a stranger's browser, which named so many who were there already: nothing is offered by it. */
  inert?: { known: number; others: Entry | null };
}

interface Search {
  id: string;
  signup: Signup;
  shift: Shift;
  state: 'OPEN' | 'TAKEN' | 'WITHDRAWN' | 'GIVEN_BACK' | 'ENDED';
}

/**
 * What must hold of places that are waited for and handed over, as plainly as can be: a place that becomes free is held
 * for the first person that it suits; a search is offered to the first who waits; a person who was asked for nothing
 * waits again at their old place. Two people a household: 0 and 1, 2 and 3, and so on.
 * `take` does a step on both sides and gives whether it was refused; throws where they differ.
 */
export function waitingModel(clients: WaitingClients, shifts: readonly Shift[]) {
  const signups: Signup[] = [];
  const entries: Entry[] = [];
  const searches: Search[] = [];

  const one = <One>(list: readonly One[], number: number): One | undefined => list[number % list.length];
  const shiftAt = (number: number) => one(shifts, number) as Shift;
  const isIn = (shift: Shift, person: number) =>
    signups.some((signup) => signup.active && signup.shift === shift && signup.person === person);
  const taken = (shift: Shift) => signups.filter((signup) => signup.active && signup.shift === shift).length;
  const held = (shift: Shift) => entries.reduce((sum, entry) => sum + (entry.shift === shift ? entry.held : 0), 0);
  const free = (shift: Shift) => shift.places - taken(shift) - held(shift);
  const waiting = (shift: Shift) =>
    entries.filter((entry) => entry.shift === shift && entry.state === 'WAITING' && !entry.inert);
  const lives = ({ state }: Entry) => state === 'WAITING' || state === 'OFFERED';

  /** A person who is in already needs no place and keeps the others from none. */
  function whoFits({ shift, people, fewerIsFine }: Entry, places: number): number[] {
    const open = people.filter((person) => !isIn(shift, person));
    if (fewerIsFine) return open.slice(0, Math.max(places, 0));
    return open.length <= places ? open : [];
  }

  /** People with an offer come first from then on. */
  function offer(entry: Entry, offered: readonly number[], what: Pick<Entry, 'held' | 'takesOver'>): void {
    const people = [...offered, ...entry.people.filter((person) => !offered.includes(person))];
    Object.assign(entry, { ...what, people, state: 'OFFERED', wasOffered: true });
  }

  /** Who gets the places of an offer: those who received it, unless they are in by now; then the next. */
  function whoTakes({ shift, people }: Entry, places: number): number[] {
    const open = (some: number[]) => some.filter((person) => !isIn(shift, person)).slice(0, places);
    const offered = people.slice(0, places);
    return [open(offered), open(people), offered].find(({ length }) => length > 0) ?? [];
  }

  /** What is free is held, in their order, for those that it suits. */
  function holdFree(shift: Shift): void {
    if (shift.off) return;
    for (const entry of waiting(shift)) {
      const offered = whoFits(entry, free(shift));
      if (offered.length > 0) offer(entry, offered, { held: offered.length, takesOver: null });
    }
  }

  /** Each search is offered to the first person who waits and can use one place. */
  function offerSearches(shift: Shift): void {
    if (shift.off) return;
    for (const { signup } of searches.filter((search) => search.shift === shift && search.state === 'OPEN')) {
      if (askedFor(signup)) continue;
      const first = waiting(shift).find((entry) => whoFits(entry, 1).length > 0);
      if (first) offer(first, whoFits(first, 1), { held: 0, takesOver: signup });
    }
  }

  const askedFor = (signup: Signup) => entries.find((entry) => entry.state === 'OFFERED' && entry.takesOver === signup);

  function settle(...changed: Shift[]): void {
    for (const shift of changed) holdFree(shift);
    for (const shift of changed) offerSearches(shift);
  }

  function endSearch(signup: Signup, state: Search['state']): void {
    const search = searches.find((other) => other.signup === signup && other.state === 'OPEN');
    if (!search) return;
    search.state = state;
    const asked = askedFor(signup);
    if (asked) Object.assign(asked, { state: 'WAITING', takesOver: null });
  }

  function giveTo(shift: Shift, person: number, id: string): Signup {
    const signup = { id, shift, person, active: true };
    signups.push(signup);
    return signup;
  }

  /** Why a place is refused. A stranger is not answered who is in a full shift. */
  const fullOr = (shift: Shift, person: number, byStranger: boolean) => {
    if (shift.off) return 'SHIFT_CANCELLED';
    const isFull = free(shift) <= 0;
    if (isIn(shift, person) && !(isFull && byStranger)) return 'ALREADY_SIGNED_UP';
    return isFull ? 'SHIFT_FULL' : undefined;
  };

  /** A step on both sides: what the model expects, the call, and what follows from a yes. */
  async function both(step: WaitingStep, expected: string | undefined, came: Reply): Promise<boolean> {
    if (came.code !== expected || came.status >= 400 !== (expected !== undefined))
      throw new Error(
        `${JSON.stringify(step)}: the model says ${expected ?? 'yes'}, the server ${came.status} ${came.code}`,
      );
    return expected !== undefined;
  }

  async function takeOffer(step: WaitingStep, entry: Entry): Promise<boolean> {
    const { shift, state, takesOver } = entry;
    if (state === 'TAKEN') return both(step, undefined, await clients.takeOffer(entry.id));
    const coming = whoTakes(entry, takesOver ? 1 : entry.held);
    // An offer that was taken back is over, also while places are free: the start is far away, and others may come first.
    const expected =
      state !== 'OFFERED'
        ? 'OFFER_OVER'
        : coming.length === 0
          ? 'SHIFT_FULL'
          : shift.off
            ? 'SHIFT_CANCELLED'
            : coming.some((person) => isIn(shift, person))
              ? 'ALREADY_SIGNED_UP'
              : undefined;
    const came = await clients.takeOffer(entry.id);
    if (await both(step, expected, came)) return true;
    Object.assign(entry, { state: 'TAKEN', held: 0 });
    for (const [at, person] of coming.entries()) giveTo(shift, person, came.ids?.[at] ?? 'none');
    if (takesOver) {
      takesOver.active = false;
      endSearch(takesOver, 'TAKEN');
    }
    settle(shift);
    return false;
  }

  async function takeReplacement(step: WaitingStep, search: Search, person: number): Promise<boolean> {
    const { shift, signup, state } = search;
    const expected =
      state === 'TAKEN'
        ? 'REPLACEMENT_TAKEN'
        : state === 'OPEN'
          ? shift.off
            ? 'SHIFT_CANCELLED'
            : askedFor(signup)
              ? 'WAITLIST_FIRST'
              : isIn(shift, person)
                ? 'ALREADY_SIGNED_UP'
                : undefined
          : state === 'GIVEN_BACK'
            ? fullOr(shift, person, true)
            : 'REPLACEMENT_OVER';
    const came = await clients.takeReplacement(search.id, person);
    if (await both(step, expected, came)) return true;
    giveTo(shift, person, came.ids?.[0] ?? 'none');
    if (state === 'OPEN') {
      signup.active = false;
      endSearch(signup, 'TAKEN');
      settle(shift);
    }
    search.state = 'TAKEN';
    return false;
  }

  async function ofSignup(step: WaitingStep & { verb: 'cancel' | 'move' | 'ask' | 'withdraw' }): Promise<boolean> {
    const signup = one(signups, step.at);
    if (!signup) return false;
    const { shift } = signup;
    if (step.verb === 'cancel') {
      await both(step, undefined, await clients.cancel(signup.id));
      if (!signup.active) return false;
      signup.active = false;
      endSearch(signup, 'GIVEN_BACK');
      settle(shift);
      return false;
    }
    if (step.verb === 'move') {
      const to = shiftAt(step.to);
      const expected = !signup.active
        ? 'SIGNUP_NOT_FOUND'
        : to === shift
          ? undefined
          : fullOr(to, signup.person, false);
      if (await both(step, expected, await clients.move(signup.id, to.id))) return true;
      if (to === shift) return false;
      signup.shift = to;
      endSearch(signup, 'ENDED');
      settle(shift);
      return false;
    }
    const last = searches.findLast((search) => search.signup === signup);
    if (step.verb === 'ask') {
      const came = await clients.ask(signup.id);
      const expected = !signup.active ? 'SIGNUP_NOT_FOUND' : shift.off ? 'SHIFT_CANCELLED' : undefined;
      if (await both(step, expected, came)) return true;
      if (last?.state !== 'OPEN') searches.push({ id: came.ids?.[0] ?? 'none', signup, shift, state: 'OPEN' });
      offerSearches(shift);
      return false;
    }
    const expected = !last ? 'REPLACEMENT_NOT_FOUND' : last.state === 'TAKEN' ? 'REPLACEMENT_TAKEN' : undefined;
    if (await both(step, expected, await clients.withdraw(signup.id))) return true;
    if (last?.state === 'OPEN') {
      endSearch(signup, 'WITHDRAWN');
      settle(shift);
    }
    return false;
  }

  async function ofEntry(step: WaitingStep & { verb: 'leave' | 'takeOffer' | 'decline' }): Promise<boolean> {
    const entry = one(step.verb === 'leave' ? entries : entries.filter(({ wasOffered }) => wasOffered), step.at);
    if (!entry) return false;
    if (step.verb === 'takeOffer') return takeOffer(step, entry);
    const lived = lives(entry);
    if (step.verb === 'decline') {
      const expected = lived || entry.state === 'DECLINED' ? undefined : 'OFFER_OVER';
      if (await both(step, expected, await clients.decline(entry.id))) return true;
    } else await both(step, undefined, await clients.leave(entry.id, entry.people[0] ?? 0));
    if (!lived) return false;
    Object.assign(entry, { state: step.verb === 'leave' ? 'WITHDRAWN' : 'DECLINED', held: 0 });
    const others = entry.inert?.others;
    if (others && lives(others)) Object.assign(others, { state: 'WITHDRAWN', held: 0 });
    settle(entry.shift);
    return false;
  }

  async function join(step: WaitingStep & { verb: 'join' }): Promise<boolean> {
    const shift = shiftAt(step.at);
    const people = [step.household * 2, step.household * 2 + 1].slice(0, step.both ? 2 : 1);
    const waits = (person: number) =>
      entries.some((entry) => entry.shift === shift && lives(entry) && !entry.inert && entry.people.includes(person));
    const { fewerIsFine, byStranger } = step;
    const expected = shift.off
      ? 'SHIFT_CANCELLED'
      : free(shift) >= people.length
        ? 'SHIFT_NOT_FULL'
        : byStranger
          ? undefined
          : people.some((person) => isIn(shift, person))
            ? 'ALREADY_SIGNED_UP'
            : people.some(waits)
              ? 'ALREADY_WAITING'
              : undefined;
    const came = await clients.join(shift.id, people, { fewerIsFine, byStranger });
    if (await both(step, expected, came)) return true;
    const others = people.filter((person) => !isIn(shift, person) && !waits(person));
    const add = (id = 'none', who: number[]): Entry => {
      const waiting = { state: 'WAITING' as const, held: 0, takesOver: null, wasOffered: false };
      const entry: Entry = { id, shift, people: who, fewerIsFine, ...waiting };
      entries.push(entry);
      return entry;
    };
    const [id, idOfOthers] = came.ids ?? [];
    if (others.length === people.length) add(id, people);
    else {
      const known = people.length - others.length;
      add(id, people).inert = { known, others: others.length > 0 ? add(idOfOthers, others) : null };
    }
    settle(shift);
    return false;
  }

  async function take(step: WaitingStep): Promise<boolean> {
    switch (step.verb) {
      case 'signUp': {
        const shift = shiftAt(step.at);
        const came = await clients.signUp(shift.id, step.person);
        if (await both(step, fullOr(shift, step.person, true), came)) return true;
        giveTo(shift, step.person, came.ids?.[0] ?? 'none');
        return false;
      }
      case 'takeReplacement': {
        const search = one(searches, step.at);
        return search ? takeReplacement(step, search, step.person) : false;
      }
      case 'quantity': {
        const shift = shiftAt(step.at);
        await both(step, undefined, await clients.quantity(shift.id, step.places));
        shift.places = step.places;
        settle(shift);
        return false;
      }
      case 'callOff': {
        const shift = shiftAt(step.at);
        const off = !shift.off;
        await both(step, undefined, await clients.callOff(shift.id, off));
        shift.off = off;
        for (const entry of entries.filter((other) => other.shift === shift && other.state === 'OFFERED'))
          if (off) Object.assign(entry, { state: 'WAITING', held: 0, takesOver: null });
        settle(shift);
        return false;
      }
      case 'join':
        return join(step);
      case 'leave':
      case 'takeOffer':
      case 'decline':
        return ofEntry(step);
      default:
        return ofSignup(step);
    }
  }

  /** Everything that is kept, compared with the model. */
  async function compare(): Promise<void> {
    const sum = (shift: Shift) =>
      entries.reduce(
        (people, { inert, ...entry }) =>
          entry.shift === shift && entry.state === 'WAITING' ? people + (inert?.known ?? entry.people.length) : people,
        0,
      );
    const model = [
      ...shifts.map((one) => `shift ${one.id}: ${taken(one)} and ${held(one)} of ${one.places}, ${sum(one)} wait`),
      ...signups.map(({ id, shift, active }) => `signup ${id} in ${shift.id}: ${active ? 'active' : 'cancelled'}`),
      ...entries.map(
        ({ id, state, held: places, takesOver }) =>
          `entry ${id}: ${state}, ${places} held${state === 'OFFERED' && takesOver ? `, for ${takesOver.id}` : ''}`,
      ),
      ...searches.map(({ id, state }) => `search ${id}: ${state}`),
    ].sort();
    const kept = (await clients.kept()).sort();
    if (kept.join('\n') !== model.join('\n')) throw new Error(`Kept:\n${kept.join('\n')}\nModel:\n${model.join('\n')}`);
  }

  return { take, compare };
}
