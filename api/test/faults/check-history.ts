import type { Pool } from 'pg';
import type { About, Called } from './recorder.js';

/** What a client may receive during a fault besides success and an expected refusal. */
export interface Promised {
  /** 503 that says when to try again. */
  unavailable?: boolean;
  /** No answer: the server was killed in the middle. */
  brokenOff?: boolean;
}

/**
 * Notes at every commit each shift whose counter is not its active signups, in which somebody has two places, or in which the place just
 * taken was one too many; fewer places than people is staff's to say. The triggers are the test's own and look when everything is done.
 */
export async function watchCommits(pool: Pool): Promise<void> {
  await pool.query(`
    create table seen_violation (what text not null);
    create function look_at_shift(shift_id uuid, takes_place boolean) returns void language sql as $$
      insert into seen_violation
      select format('shift %s: counter %s, rows %s, people %s, places %s',
        s.id, s.active_count, count(g.id), count(distinct g.volunteer_id), s.qty_required)
      from shift s left join signup g on g.shift_id = s.id and g.status = 'active'
      where s.id = look_at_shift.shift_id group by s.id
      having s.active_count <> count(g.id) or count(distinct g.volunteer_id) <> count(g.id)
        or (takes_place and count(g.id) > s.qty_required)
    $$;
    create function look_at_signup() returns trigger language plpgsql as $$ begin
      perform look_at_shift(new.shift_id,
        (tg_op = 'INSERT' or new.shift_id is distinct from old.shift_id)
          -- As it is committed: a person who takes over where there is one too many is marked after they came.
          and exists (select from signup g where g.id = new.id and g.status = 'active' and not g.over_capacity));
      return null; end $$;
    create constraint trigger look_at_signup after insert or update on signup
      deferrable initially deferred for each row execute function look_at_signup();
    create function look_at_counter() returns trigger language plpgsql as $$ begin
      perform look_at_shift(new.id, false); return null; end $$;
    create constraint trigger look_at_counter after update on shift
      deferrable initially deferred for each row execute function look_at_counter()`);
}

interface Kept {
  signups: Map<string, string>;
  /** The shift of each signup. */
  shiftOf: Map<string, string>;
  /** Whose each signup is. */
  holderOf: Map<string, string>;
  /** Signups whose place somebody else has taken over. */
  takenOver: Set<string>;
  mailed: Set<string>;
  people: Map<string, string>;
  shifts: Set<string>;
}

/** Compares what clients recorded with the database: a sentence for each promise that was broken. */
export async function checkHistory(pool: Pool, calls: readonly Called[], promised: Promised = {}): Promise<string[]> {
  const violations = [...strangeAnswers(calls, promised), ...(await brokenCounts(pool))];
  const kept = await whatIsKept(pool);
  const yes = (verb: Called['verb']) => calls.filter((one) => one.verb === verb && one.outcome === 'acknowledged');
  /** What may have happened: acknowledged, or nobody knows. */
  const perhaps = (verb: Called['verb'], key: Exclude<keyof About, 'places' | 'token' | 'results'>) =>
    new Set(calls.filter((one) => one.verb === verb && one.outcome !== 'refused').map(({ about }) => about[key]));
  const [cancelled, deleted, merged] = [
    perhaps('cancel', 'signupId'),
    perhaps('deleteShift', 'shiftId'),
    perhaps('merge', 'sourceId'),
  ];
  const lookedFor = perhaps('ask', 'signupId');
  const touched = new Set([...merged, ...perhaps('merge', 'volunteerId')]);
  const given = [
    ...yes('signUp').map(({ about }) => about),
    ...yes('takeOver').map(({ about }) => about),
    ...[...yes('household'), ...yes('takeOffer')].flatMap(({ about }) => about.places ?? []),
  ];
  for (const about of given) {
    const { signupId = '', shiftId } = about;
    const state = kept.signups.get(signupId);
    const shifts = possibleShifts({ calls, deleted, signupId, madeIn: shiftId });
    if (!state && !shifts.some((one) => deleted.has(one)))
      violations.push(`the acknowledged signup ${signupId} is lost`);
    const stands = kept.shiftOf.get(signupId);
    if (stands !== undefined && !shifts.includes(stands))
      violations.push(`the signup ${signupId} stands in ${stands}, not as acknowledged`);
    // A merge gives back one of two places that one person now holds.
    const isAskedBack = cancelled.has(signupId) || touched.has(about.volunteerId ?? kept.holderOf.get(signupId));
    if (state === 'cancelled' && !isAskedBack && !(lookedFor.has(signupId) && kept.takenOver.has(signupId)))
      violations.push(`the acknowledged signup ${signupId} is cancelled, and nobody asked for that`);
    // A shift can be deleted without notifying anybody: then what still waited to be sent of it is not sent either.
    if (state && !kept.mailed.has(signupId)) violations.push(`the acknowledged signup ${signupId} has no mail`);
  }
  for (const { about } of yes('cancel'))
    if (kept.signups.get(about.signupId ?? '') === 'active')
      violations.push(`the acknowledged cancellation of ${about.signupId} is lost`);
  for (const { about } of yes('deleteShift'))
    if (kept.shifts.has(about.shiftId ?? '')) violations.push(`the deleted shift ${about.shiftId} is still there`);
  for (const { about } of yes('merge'))
    if (kept.people.has(about.sourceId ?? '')) violations.push(`the merged person ${about.sourceId} is still there`);
  return [...violations, ...lostNames(calls, kept, merged)];
}

/**
 * Where a signup may stand: where the last acknowledged move put it, or one beside or after that; without one where it
 * was made, too. A client that receives SIGNUP_NOT_FOUND may have moved the signup to a shift that was deleted before
 * the answer arrived, and the place with it.
 */
function possibleShifts(of: {
  calls: readonly Called[];
  deleted: ReadonlySet<string | undefined>;
  signupId: string;
  madeIn: string | undefined;
}): (string | undefined)[] {
  const { deleted, signupId, madeIn } = of;
  const wentWithShift = ({ code, about }: Called) => code === 'SIGNUP_NOT_FOUND' && deleted.has(about.shiftId);
  const moves = of.calls.filter(
    (one) =>
      one.verb === 'move' && one.about.signupId === signupId && (one.outcome !== 'refused' || wentWithShift(one)),
  );
  const last = Math.max(-1, ...moves.filter(({ outcome }) => outcome === 'acknowledged').map(({ begun }) => begun));
  const shifts = moves.filter(({ ended }) => ended >= last).map(({ about }) => about.shiftId);
  return last < 0 ? [madeIn, ...shifts] : shifts;
}

/** Of the names that somebody was given, one after or beside the other, the last, or one of those asked for meanwhile, is theirs. */
function lostNames(calls: readonly Called[], kept: Kept, merged: ReadonlySet<string | undefined>): string[] {
  const renames = calls.filter(({ verb, outcome }) => verb === 'rename' && outcome !== 'refused');
  const last = new Map<string, Called>();
  for (const one of renames)
    if (one.outcome === 'acknowledged' && one.begun > (last.get(one.about.volunteerId ?? '')?.begun ?? 0))
      last.set(one.about.volunteerId ?? '', one);
  return [...last].flatMap(([id, latest]) => {
    const possible = renames.filter(({ about, ended }) => about.volunteerId === id && ended >= latest.begun);
    const name = kept.people.get(id);
    if (name === undefined) return merged.has(id) ? [] : [`the renamed person ${id} is lost`];
    return possible.some(({ about }) => about.lastName === name)
      ? []
      : [`${id} is called ${name}, not as acknowledged`];
  });
}

function strangeAnswers(calls: readonly Called[], { unavailable, brokenOff }: Promised): string[] {
  const allowed = ({ status, saysWhen, outcome }: Called): boolean => {
    if (status === 0) return outcome === 'refused' || brokenOff === true;
    return status < 500 || (status === 503 && saysWhen && unavailable === true);
  };
  return calls.filter((one) => !allowed(one)).map(({ verb, status, code }) => `${verb} received ${status} ${code}`);
}

async function brokenCounts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select format('shift %s: counter %s, rows %s; counted as held %s, offered %s', s.id, s.active_count, g.rows, s.held_count, w.held) as what
     from shift s
     cross join lateral (select count(*) as rows from signup where shift_id = s.id and status = 'active') g
     cross join lateral (select coalesce(sum(held), 0) as held from waitlist_entry where shift_id = s.id and state = 'OFFERED') w
     where s.active_count <> g.rows or s.held_count <> w.held`,
  );
  const watched = await pool.query<{ there: boolean }>(`select to_regclass('seen_violation') is not null as there`);
  const seen = watched.rows[0]?.there
    ? await pool.query<{ what: string }>('select what from seen_violation')
    : undefined;
  return [...rows, ...(seen?.rows ?? [])].map(({ what }) => what);
}

async function whatIsKept(pool: Pool): Promise<Kept> {
  const signups = await pool.query<{ id: string; status: string; shift_id: string; volunteer_id: string }>(
    'select id, status, shift_id, volunteer_id from signup',
  );
  const searches = await pool.query<{ id: string }>(`select signup_id as id from replacement where state = 'TAKEN'`);
  const mails = await pool.query<{ id: string }>(
    `select distinct mailed #>> '{}' as id from outbox, jsonb_path_query(payload, '$.**.signupId') mailed`,
  );
  const people = await pool.query<{ id: string; name: string }>('select id, last_name as name from volunteer');
  const shifts = await pool.query<{ id: string }>('select id from shift');
  return {
    signups: new Map(signups.rows.map(({ id, status }) => [id, status])),
    shiftOf: new Map(signups.rows.map(({ id, shift_id }) => [id, shift_id])),
    holderOf: new Map(signups.rows.map(({ id, volunteer_id }) => [id, volunteer_id])),
    takenOver: new Set(searches.rows.map(({ id }) => id)),
    mailed: new Set(mails.rows.map(({ id }) => id)),
    people: new Map(people.rows.map(({ id, name }) => [id, name])),
    shifts: new Set(shifts.rows.map(({ id }) => id)),
  };
}
