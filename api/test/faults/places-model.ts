import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { attendanceModel } from './attendance-model.js';
import type { Recorder } from './recorder.js';

/** Where one sequence happens. */
export interface World {
  url: string;
  pool: Pool;
  clients: Recorder;
  eventId: string;
  shiftIds: readonly string[];
  /** One address a household. */
  emails: readonly string[];
  /** What each household's browser sends along. */
  cookies: readonly Record<string, string>[];
}

/** One thing that somebody does. Numbers point at what there is: the shift, person or signup of that number, going round. */
export type Step =
  | { verb: 'signUp'; shift: number; household: number; name: number }
  | { verb: 'household'; household: number; places: { shift: number; name: number }[] }
  | { verb: 'assign'; shift: number; person: number }
  | { verb: 'cancel'; signup: number; byHousehold: boolean }
  | { verb: 'move'; signup: number; shift: number; byHousehold: boolean }
  | { verb: 'quantity'; shift: number; places: number }
  | { verb: 'deleteShift'; shift: number }
  | { verb: 'merge'; source: number; target: number }
  | { verb: 'rename'; person: number; name: number }
  | { verb: 'mark'; signup: number; kind: 'ARRIVED' | 'LEFT' | 'NO_SHOW' }
  | { verb: 'undo'; signup: number; mark: number }
  | { verb: 'walkIn'; shift: number; name: number; separate: boolean };

interface Person {
  id: string;
  /** -1: somebody who walked in. */
  household: number;
  name: number;
  mergedInto: Person | undefined;
}

interface Signup {
  id: string;
  shift: Shift;
  person: Person;
  active: boolean;
  /** The signup that a merge kept in place of this one. */
  became?: Signup;
}

interface Shift {
  id: string;
  places: number;
  deleted: boolean;
}

const names = ['Ada', 'Bo', 'Cleo'];

/**
 * What must hold of places, repeated as plainly as possible: a shift has places, a person has at most one of each
 * shift's, names are unique in a household. `take` does a step on both sides and gives whether it was refused;
 * `compare` compares the rows with the model. Both throw where they differ. A new capability adds its verb and its
 * state here.
 */
export function placesModel(world: World) {
  const { url, pool, clients } = world;
  const shifts: Shift[] = world.shiftIds.map((id) => ({ id, places: 0, deleted: false }));
  const people: Person[] = [];
  const signups: Signup[] = [];
  const attendance = attendanceModel();
  const loaded = readPlaces();

  const inShift = (shift: Shift) => signups.filter((one) => one.active && one.shift === shift);
  const isFull = (shift: Shift) => inShift(shift).length >= shift.places;
  const placeOf = (shift: Shift, person: Person | undefined) => inShift(shift).find((one) => one.person === person);
  const named = (household: number, name: number) =>
    people.find((one) => !one.mergedInto && household >= 0 && one.household === household && one.name === name);
  /** What a household adds to a call, if its own is asked for; undefined for staff. */
  const householdOf = ({ person }: Signup, byHousehold: boolean) =>
    byHousehold && person.household >= 0
      ? { email: world.emails[person.household] ?? '', headers: world.cookies[person.household] ?? {} }
      : undefined;
  const at = <One>(list: readonly One[], number: number): One | undefined => list[number % list.length];

  async function readPlaces(): Promise<void> {
    const { rows } = await pool.query<{ id: string; places: number }>(
      'select id, qty_required as places from shift where event_id = $1',
      [world.eventId],
    );
    for (const shift of shifts) shift.places = rows.find(({ id }) => id === shift.id)?.places ?? 0;
  }

  function refusalOf(shift: Shift, person: Person | undefined): string | undefined {
    if (shift.deleted) return 'SHIFT_NOT_FOUND';
    if (person?.mergedInto) return 'VOLUNTEER_NOT_FOUND';
    if (person && placeOf(shift, person)) return 'ALREADY_SIGNED_UP';
    return isFull(shift) ? 'SHIFT_FULL' : undefined;
  }

  function agree(
    step: Step,
    came: { code: string | undefined; status: number },
    expected: string | undefined,
  ): boolean {
    if (came.code !== expected || came.status >= 400 !== (expected !== undefined))
      throw new Error(
        `${JSON.stringify(step)}: the model says ${expected ?? 'yes'}, the server ${came.status} ${came.code}`,
      );
    return expected !== undefined;
  }

  async function signUp(step: Step & { verb: 'signUp' }): Promise<boolean> {
    const shift = shifts[step.shift] as Shift;
    const known = named(step.household, step.name);
    const input = { firstName: names[step.name] ?? '', lastName: 'Berg', email: world.emails[step.household] ?? '' };
    const api = step.name === 1 ? 'graphql' : 'rest';
    // A stranger is not answered who is in a full shift.
    const refusal = refusalOf(shift, known);
    const expected = refusal === 'ALREADY_SIGNED_UP' && isFull(shift) ? 'SHIFT_FULL' : refusal;
    const came = await clients.signUp(url, shift.id, input, api);
    if (agree(step, came, expected)) return true;
    const { signupId: id = '', volunteerId = '' } = came.about;
    const person = known ?? { id: volunteerId, household: step.household, name: step.name, mergedInto: undefined };
    if (!known) people.push(person);
    signups.push({ id, shift, person, active: true });
    return false;
  }

  /** All of it or nothing: gone and full ones come first, in their order, and who has a place already last. */
  async function household(step: Step & { verb: 'household' }): Promise<boolean> {
    const wanted = step.places.map(({ shift: number, name }) => {
      const [shift, person] = [shifts[number] as Shift, named(step.household, name)];
      return { shift, name, isIn: person !== undefined && placeOf(shift, person) !== undefined };
    });
    const off = wanted.map(({ shift }, at) => {
      // Who is in the shift already takes no place from those after them.
      const sooner = wanted.slice(0, at).filter((one) => one.shift === shift && !one.isIn).length;
      if (shift.deleted) return 'SHIFT_NOT_FOUND';
      return inShift(shift).length + sooner >= shift.places ? 'SHIFT_FULL' : undefined;
    });
    const isIn = wanted.some((one) => one.isIn);
    const expected = off.find((code) => code !== undefined) ?? (isIn ? 'ALREADY_SIGNED_UP' : undefined);
    const cart = {
      email: world.emails[step.household] ?? '',
      people: names.map((firstName) => ({ firstName, lastName: 'Berg' })),
      places: wanted.map(({ shift, name }) => ({ shiftId: shift.id, person: name })),
    };
    const came = await clients.household(url, cart, step.places.length % 2 === 0 ? 'graphql' : 'rest');
    if (agree(step, came, expected)) return true;
    for (const [at, { shift, name }] of wanted.entries()) {
      const { signupId: id = '', volunteerId = '' } = came.about.places?.[at] ?? {};
      let person = named(step.household, name);
      if (!person) people.push((person = { id: volunteerId, household: step.household, name, mergedInto: undefined }));
      signups.push({ id, shift, person, active: true });
    }
    return false;
  }

  async function assign(step: Step & { verb: 'assign' }): Promise<boolean> {
    const shift = shifts[step.shift] as Shift;
    const person = at(people, step.person);
    if (!person) return false;
    const expected = refusalOf(shift, person);
    if (agree(step, await clients.assign(url, shift.id, person.id), expected)) return true;
    const { rows } = await pool.query<{ id: string }>(
      `select id from signup where shift_id = $1 and volunteer_id = $2 and status = 'active'`,
      [shift.id, person.id],
    );
    signups.push({ id: rows[0]?.id ?? 'none', shift, person, active: true });
    return false;
  }

  async function move(step: Step & { verb: 'move' }): Promise<boolean> {
    const signup = at(signups, step.signup);
    if (!signup) return false;
    const shift = shifts[step.shift] as Shift;
    const gone = signup.shift.deleted || !signup.active;
    const isHere = attendance.isHere(signup.id) ? 'ALREADY_CHECKED_IN' : undefined;
    const there = signup.shift === shift ? undefined : (isHere ?? refusalOf(shift, signup.person));
    const expected = gone ? 'SIGNUP_NOT_FOUND' : there;
    const came = await clients.move(url, signup.id, shift.id, householdOf(signup, step.byHousehold));
    if (agree(step, came, expected)) return true;
    signup.shift = shift;
    return false;
  }

  async function merge(step: Step & { verb: 'merge' }): Promise<boolean> {
    const [source, target] = [at(people, step.source), at(people, step.target)];
    if (!source || !target) return false;
    const again = source.mergedInto === target;
    const gone = target.mergedInto !== undefined || (source.mergedInto !== undefined && !again);
    // Somebody who walked in has no address: nobody who has one is merged into them.
    const loses = !again && source.household >= 0 && target.household < 0;
    const wrong = source === target || (loses && !gone);
    const expected = wrong ? 'INVALID_INPUT' : gone ? 'VOLUNTEER_NOT_FOUND' : undefined;
    if (agree(step, await clients.merge(url, source.id, target.id), expected)) return true;
    if (again) return false;
    for (const one of signups.filter(({ person }) => person === source)) {
      const kept = one.active ? placeOf(one.shift, target) : undefined;
      if (kept) {
        Object.assign(one, { active: false, became: kept });
        attendance.merge(one.id, kept.id);
      }
      one.person = target;
    }
    source.mergedInto = target;
    return false;
  }

  async function rename(step: Step & { verb: 'rename' }): Promise<boolean> {
    const person = at(people, step.person);
    if (!person) return false;
    const other = named(person.household, step.name);
    const expected = person.mergedInto ? 'VOLUNTEER_NOT_FOUND' : other && other !== person ? 'NAME_TAKEN' : undefined;
    const came = await clients.rename(url, person.id, names[step.name] ?? '', 'Berg');
    if (agree(step, came, expected)) return true;
    person.name = step.name;
    return false;
  }

  /** Marks change no place. Those of a place that a merge dropped are the other one's; those of a cancelled place stay with it. */
  async function mark(step: Step & { verb: 'mark' | 'undo' }): Promise<boolean> {
    const asked = at(signups, step.signup);
    if (!asked) return false;
    let signup = asked;
    while (signup.became) signup = signup.became;
    const made = step.verb === 'mark' ? attendance.made(step.kind) : attendance.takenBack(signup.id, step.mark);
    if (!made) return false;
    const input = { deviceId: randomUUID(), marks: [{ ...made, signupId: asked.id }] };
    const came = await clients.mark(url, input, step.signup % 2 === 0 ? 'rest' : 'graphql');
    agree(step, came, undefined);
    const expected = signup.shift.deleted ? 'SIGNUP_NOT_FOUND' : `STORED at ${signup.id}`;
    const [result] = came.about.results ?? [];
    const said = result?.code ?? `${result?.result} at ${result?.signupId}`;
    if (said !== expected) throw new Error(`${JSON.stringify(step)}: the model says ${expected}, the server ${said}`);
    if (!signup.shift.deleted) attendance.add(signup.id, made);
    return signup.shift.deleted;
  }

  /** A place more, also in a full shift, unless exactly one in it has the name. */
  async function walkIn(step: Step & { verb: 'walkIn' }): Promise<boolean> {
    const shift = shifts[step.shift] as Shift;
    const id = randomUUID();
    const namesakes = inShift(shift).filter(({ person }) => person.name === step.name);
    const known = !step.separate && namesakes.length === 1 ? namesakes[0] : undefined;
    const person = { firstName: names[step.name] ?? '', lastName: 'Berg' };
    const input = { walkIns: [{ id, shiftId: shift.id, separate: step.separate, ...person }] };
    const came = await clients.mark(url, input, step.name === 0 ? 'rest' : 'graphql');
    agree(step, came, undefined);
    const [result] = came.about.results ?? [];
    const said = result?.code ?? `${result?.result} at ${result?.signupId}`;
    const expected = shift.deleted ? 'SHIFT_NOT_FOUND' : `STORED at ${known?.id ?? id}`;
    if (said !== expected) throw new Error(`${JSON.stringify(step)}: the model says ${expected}, the server ${said}`);
    if (shift.deleted || known) return shift.deleted;
    const { rows } = await pool.query<{ id: string }>('select volunteer_id as id from signup where id = $1', [id]);
    const added = { id: rows[0]?.id ?? 'none', household: -1, name: step.name, mergedInto: undefined };
    people.push(added);
    signups.push({ id, shift, person: added, active: true });
    return false;
  }

  async function take(step: Step): Promise<boolean> {
    await loaded;
    if (step.verb === 'signUp') return signUp(step);
    if (step.verb === 'household') return household(step);
    if (step.verb === 'assign') return assign(step);
    if (step.verb === 'move') return move(step);
    if (step.verb === 'merge') return merge(step);
    if (step.verb === 'rename') return rename(step);
    if (step.verb === 'mark' || step.verb === 'undo') return mark(step);
    if (step.verb === 'walkIn') return walkIn(step);
    if (step.verb === 'cancel') {
      const signup = at(signups, step.signup);
      if (!signup) return false;
      const household = householdOf(signup, step.byHousehold);
      const isHere = household && signup.active && attendance.isHere(signup.id) ? 'ALREADY_CHECKED_IN' : undefined;
      const expected = signup.shift.deleted ? 'SIGNUP_NOT_FOUND' : isHere;
      if (agree(step, await clients.cancel(url, signup.id, household), expected)) return true;
      signup.active = false;
      return false;
    }
    const shift = shifts[step.shift] as Shift;
    const isMarked = signups.some((one) => one.shift === shift && attendance.isMarked(one.id));
    const kept = step.verb === 'deleteShift' && isMarked ? 'ATTENDANCE_KEPT' : undefined;
    const expected = shift.deleted ? 'SHIFT_NOT_FOUND' : kept;
    const came =
      step.verb === 'quantity'
        ? await clients.quantity(url, shift.id, step.places)
        : await clients.deleteShift(url, shift.id);
    if (agree(step, came, expected)) return true;
    if (step.verb === 'quantity') shift.places = step.places;
    else {
      shift.deleted = true;
      for (const one of inShift(shift)) one.active = false;
    }
    return false;
  }

  /** Every shift with its places and its counter, every signup with its person, state and attendance, every person's name. */
  async function compare(): Promise<void> {
    await loaded;
    const kept = await pool.query<{ line: string }>(
      `select format('shift %s: %s of %s', id, active_count, qty_required) as line from shift where event_id = $1
       union all select format('signup %s of %s in %s: %s, %s%s, %s marks', id, volunteer_id, shift_id, status, attendance_state,
         case when contradicted then '?' end, (select count(*) from attendance_mark m where m.signup_id = g.id)) from signup g where event_id = $1
       union all select format('person %s: %s', id, first_name) from volunteer v
         where email = any ($2) or id = any ($3) or exists (select from signup g where g.volunteer_id = v.id and g.event_id = $1)`,
      // People who walked in have no address, and no signup once their shift is deleted.
      [world.eventId, world.emails, people.map(({ id }) => id)],
    );
    const left = signups.filter(({ shift }) => !shift.deleted);
    const expected = [
      ...shifts
        .filter(({ deleted }) => !deleted)
        .map((shift) => `shift ${shift.id}: ${inShift(shift).length} of ${shift.places}`),
      ...left.map(
        ({ id, person, shift, active }) =>
          `signup ${id} of ${person.id} in ${shift.id}: ${active ? 'active' : 'cancelled'}, ${attendance.textOf(id)}`,
      ),
      ...people.filter(({ mergedInto }) => !mergedInto).map(({ id, name }) => `person ${id}: ${names[name]}`),
    ];
    const [rows, model] = [kept.rows.map(({ line }) => line).sort(), expected.sort()];
    if (rows.join('\n') !== model.join('\n')) throw new Error(`Kept:\n${rows.join('\n')}\nModel:\n${model.join('\n')}`);
  }

  return { take, compare };
}
