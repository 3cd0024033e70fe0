import { readFile } from 'node:fs/promises';
import { personInput } from '../contract/signups/signup.js';
import { signUp } from '../features/signups/create/sign-up.js';
import { DomainError } from '../platform/operation/domain-error.js';
import { emailKey, nameKey } from '../platform/text/person-key.js';
import type { RequestContext } from '../platform/operation/request-context.js';

interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

interface OpenShift {
  id: string;
  day: string;
  start_time: string;
  end_time: string;
  qty_required: number;
}

/**
 * Fills the demo's shifts through the signup operation: about one in six is full, one in seven almost, the rest partly.
 * The same each time: chance is seeded. Nobody gets two shifts at a time.
 */
export async function signUpDemoPeople(ctx: RequestContext, peopleFile: URL): Promise<void> {
  const people = (JSON.parse(await readFile(peopleFile, 'utf8')) as DemoPerson[]).filter(
    (person) => personInput.safeParse(person).success,
  );
  const shifts = await ctx.services.rows.read<OpenShift>({
    name: '',
    // By names, never by ids, which differ in each database.
    text: `select s.id, to_char(s.date, 'YYYY-MM-DD') as day, s.start_time, s.end_time, s.qty_required
      from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
        join event e on e.id = s.event_id and e.state = 'PUBLISHED'
      order by s.date, s.start_time, s.end_time, e.slug, c.name, o.name, s.location, s.qty_required`,
    values: [],
  });
  const chance = seededChance(20_270_218);
  const busy = new Map<string, OpenShift[]>();
  for (const shift of shifts) {
    for (let place = placesToFill(shift.qty_required, chance); place > 0; place -= 1) {
      const person = pickFree(people, busy, shift, chance);
      if (!person) break;
      try {
        await ctx.run(signUp, { ...person, shiftId: shift.id });
      } catch (error) {
        // After an interrupted start some of these signups exist already.
        if (!(error instanceof DomainError)) throw error;
      }
    }
  }
}

function placesToFill(quantity: number, chance: () => number): number {
  const kind = chance();
  if (kind < 0.15) return quantity;
  if (kind < 0.25) return Math.max(0, quantity - (chance() < 0.5 ? 1 : 2));
  return Math.floor(quantity * 0.65 * chance());
}

function pickFree(
  people: DemoPerson[],
  busy: Map<string, OpenShift[]>,
  shift: OpenShift,
  chance: () => number,
): DemoPerson | undefined {
  const from = Math.floor(chance() * people.length);
  for (let step = 0; step < people.length; step += 1) {
    const person = people[(from + step) % people.length] as DemoPerson;
    const key = keyOf(person);
    const own = busy.get(key) ?? [];
    if (own.length < 4 && !own.some((other) => other.day === shift.day && overlap(other, shift))) {
      busy.set(key, [...own, shift]);
      return person;
    }
  }
  return undefined;
}

/** Some people are in the list twice, typed differently: they are one person. */
function keyOf({ email, firstName, lastName }: DemoPerson): string {
  return `${emailKey(email)} ${nameKey(firstName, lastName)}`;
}

function overlap(one: OpenShift, other: OpenShift): boolean {
  const end = (shift: OpenShift) => (shift.end_time < shift.start_time ? '24:00' : shift.end_time);
  return one.start_time < end(other) && other.start_time < end(one);
}

/** Pseudo-random numbers from 0 to below 1, the same each time (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
