import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis, mailsQueuedTo, type Caller } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const apis = householdApis(() => server);
const notFound = { status: 404, code: 'VOLUNTEER_NOT_FOUND', message: 'No volunteer found.' };
const nameTaken = 'Someone in this household already has this name. If this is the same person, merge the two instead.';

interface Person {
  id: string;
  signupIds: string[];
}

/** Somebody who signed up for these shifts. */
async function person(email: string, firstName: string, shiftIds: string[], phone?: string): Promise<Person> {
  const signupIds: string[] = [];
  let id = '';
  for (const shiftId of shiftIds) {
    const details = { email, firstName, lastName: 'Berg', phone, shiftId };
    const { status, body } = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>(
      'POST',
      '/api/signup',
      details,
    );
    expect(status).toBe(201);
    id = body.volunteer.id;
    signupIds.push(body.signup.id);
  }
  return { id, signupIds };
}

const shift = async (qtyRequired = 10) => (await given(server.database.pool).shift({ qtyRequired })).id;

/** A household of several people, each with a shift of their own, and the cookie that opens it. */
async function household(...names: string[]) {
  const { email } = visitorDetails();
  const people: Person[] = [];
  for (const name of names) people.push(await person(email, name, [await shift()]));
  return { email, people: people as [Person, Person, ...Person[]], caller: cookieFor(server, { email }) };
}

async function namesOf(email: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from volunteer where email_key = $1 order by 1`,
    [email],
  );
  return rows.map(({ name }) => name);
}

/** What the audit log holds about a person: staff's doings alone. */
async function auditOf(volunteerId: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ entry: string }>(
    `select action || ': ' || summary as entry from audit_entry where record_id = $1 order by happened_at`,
    [volunteerId],
  );
  return rows.map(({ entry }) => entry);
}

/** Everybody who must not touch a household: with nothing, another household's cookie, one signup's, a forged one, or as a lead. */
async function strangers(email: string, signupId: string): Promise<Caller[]> {
  const other = await household('Stranger');
  const { cookie = '' } = cookieFor(server, { email });
  const { headers } = await given(server.database.pool).staff('lead');
  return [
    {},
    other.caller,
    cookieFor(server, { email, source: 'record', recordIds: [signupId] }),
    cookieFor(server, { email, expiresAt: 1 }),
    { cookie: cookie.slice(0, -2) },
    headers,
  ];
}

describe.each(apis)('renaming through $name', ({ rename, signUp }) => {
  it('changes the name with the household’s cookie, mails it once and leaves the signups', async () => {
    const { email, people, caller } = await household('Ana', 'Bo');
    const outcome = await rename(people[0].id, ' Anna  ', 'Berg-Ås', caller);
    expect(outcome).toMatchObject({
      status: 200,
      volunteer: { id: people[0].id, firstName: 'Anna', lastName: 'Berg-Ås' },
    });
    expect(await rename(people[0].id, 'Anna', 'Berg-Ås', caller)).toMatchObject({ status: 200 });
    expect(await namesOf(email)).toEqual(['Anna Berg-Ås', 'Bo Berg']);
    expect((await mailsQueuedTo(server, email)).filter((template) => template === 'volunteer-renamed')).toHaveLength(1);
    const { rows } = await server.database.pool.query('select id from signup where volunteer_id = $1', [people[0].id]);
    expect(rows).toEqual([{ id: people[0].signupIds[0] }]);
    // They are known by their new name from now on.
    const again = await signUp({ email, firstName: 'ANNA', lastName: 'berg-ås', shiftId: await shift() });
    expect(again.status).toBe(201);
    expect(await namesOf(email)).toHaveLength(2);
  });

  it('is refused to strangers, as if the record were unknown', async () => {
    const { email, people } = await household('Ana');
    for (const caller of await strangers(email, people[0].signupIds[0] ?? '')) {
      expect(await rename(people[0].id, 'Mallory', 'Berg', caller)).toMatchObject(notFound);
    }
    expect(await namesOf(email)).toEqual(['Ana Berg']);
    expect(await mailsQueuedTo(server, email)).not.toContain('volunteer-renamed');
  });

  it('is for an admin too; unknown and malformed ids are 404', async () => {
    const { email, people, caller } = await household('Ana');
    const { headers } = await given(server.database.pool).staff('admin');
    expect(await rename(people[0].id.toUpperCase(), 'Anja', 'Berg', headers)).toMatchObject({ status: 200 });
    expect(await namesOf(email)).toEqual(['Anja Berg']);
    expect(await rename(people[0].id, 'Anna', 'Berg', caller)).toMatchObject({ status: 200 });
    expect(await auditOf(people[0].id)).toEqual(['volunteer.renamed: Ana Berg → Anja Berg']);
    for (const id of [randomUUID(), 'x']) {
      for (const who of [headers, caller]) expect(await rename(id, 'A', 'B', who)).toMatchObject(notFound);
    }
  });

  it('says what is missing, and that another person has the name', async () => {
    const { email, people, caller } = await household('Ana', 'Bo');
    expect(await rename(people[0].id, ' ', '', caller)).toMatchObject({
      status: 400,
      errors: { firstName: 'First name is required', lastName: 'Last name is required' },
    });
    const taken = await rename(people[0].id, ' bo', 'BERG ', caller);
    expect(taken).toMatchObject({ status: 409, code: 'NAME_TAKEN', message: nameTaken });
    // The sentence says 'merge': the answer says who.
    expect(taken.text).toContain(`"mergeIds":["${people[0].id}","${people[1].id}"]`);
    expect(await namesOf(email)).toEqual(['Ana Berg', 'Bo Berg']);
    expect(await rename(people[1].id, 'BO', 'Berg', caller)).toMatchObject({ status: 200 });
  });

  it('gives one of two who take a name at once the name, and the other the reason', async () => {
    const { people, caller } = await household('Ana', 'Bo');
    const outcomes = await Promise.all(people.map(({ id }) => rename(id, 'Chris', 'Berg', caller)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a person is renamed where they wait and where they waited; others in the entry are not', async () => {
  const { email, people, caller } = await household('Ana');
  const { pool } = server.database;
  const full = await given(pool).shift({ qtyRequired: 1 });
  const over = await given(pool).shift({ qtyRequired: 1 });
  const waiting = [
    { firstName: 'ana', lastName: 'Berg', nameKey: 'ana\u001fberg' },
    { firstName: 'Bo', lastName: 'Berg', nameKey: 'bo\u001fberg' },
  ];
  for (const [{ eventId, id }, state] of [
    [full, 'WAITING'],
    [over, 'EXPIRED'],
  ] as const)
    await pool.query(
      `insert into waitlist_entry (event_id, shift_id, email, email_key, people, people_count, state, ended_at)
       values ($1, $2, $3, $3, $4, 2, $5, case when $5 = 'EXPIRED' then now() end)`,
      [eventId, id, email, JSON.stringify(waiting), state],
    );
  const named = async () =>
    (
      await pool.query<{ names: string }>(
        `select string_agg(p ->> 'firstName' || '/' || (p ->> 'nameKey'), ' ' order by n) as names
         from waitlist_entry w, jsonb_array_elements(w.people) with ordinality e (p, n) where email_key = $1
         group by w.id, state order by state = 'EXPIRED'`,
        [email],
      )
    ).rows.map(({ names }) => names.replaceAll('\u001f', '+'));
  const rename = (firstName: string) =>
    server.rest('PUT', `/api/volunteer/${people[0].id}/name`, { firstName, lastName: 'Berg' }, caller);
  expect(await rename('Anna')).toMatchObject({ status: 200 });
  expect(await named()).toEqual(['Anna/anna+berg Bo/bo+berg', 'Anna/anna+berg Bo/bo+berg']);
  // The same name in other letters.
  expect(await rename('ANNA')).toMatchObject({ status: 200 });
  expect((await named())[0]).toBe('ANNA/anna+berg Bo/bo+berg');
  // Somebody of that name waits beside them already.
  expect(await rename('bo')).toMatchObject({ status: 200 });
  expect((await named())[0]).toBe('ANNA/anna+berg Bo/bo+berg');
});

describe('renaming over REST', () => {
  it.each([
    ['bad input', { firstName: '', lastName: 'Berg' }, 400],
    ['a stranger', { firstName: 'A', lastName: 'Berg' }, 404],
    ['no JSON', '{', 400],
  ])('carries the sentence in `error` too: %s', async (_what, body, expected) => {
    const { people } = await household('Ana');
    const answer = await server.rest<{ error: string; message: string }>(
      'PUT',
      `/api/volunteer/${people[0].id}/name`,
      body,
    );
    expect(answer.status).toBe(expected);
    expect(answer.body.error).toMatch(/\S/);
    expect(answer.body.error).toBe(answer.body.message);
  });

  it('answers the record, without a phone number', async () => {
    const { email } = visitorDetails();
    const { id } = await person(email, 'Ana', [await shift()], '907-555-0184');
    const answer = await server.rest(
      'PUT',
      `/api/volunteer/${id}/name`,
      { firstName: 'Anna', lastName: 'Berg' },
      cookieFor(server, { email }),
    );
    expect([answer.status, answer.body]).toEqual([200, { id, firstName: 'Anna', lastName: 'Berg', email }]);
  });
});

describe.each(apis)('merging through $name', ({ merge, cancel }) => {
  it('moves all signups to the target, keeps the phone number, removes the source and notifies the household once', async () => {
    const { email } = visitorDetails();
    const [one, two, three] = [await shift(), await shift(), await shift()];
    const source = await person(email, 'Ana', [one, two], '907-555-0184');
    const target = await person(email, 'Anna', [three]);
    const caller = cookieFor(server, { email });
    await cancel(email, source.signupIds[1] ?? '', caller);
    for (const _twice of [1, 2])
      expect(await merge(source.id, target.id, caller)).toMatchObject({ status: 200, volunteer: { id: target.id } });
    expect(await namesOf(email)).toEqual(['Anna Berg']);
    const { rows } = await server.database.pool.query<{ id: string; status: string; phone: string }>(
      'select g.id, g.status, v.phone from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1 order by g.created_at',
      [email],
    );
    expect(rows).toEqual([
      { id: source.signupIds[0], status: 'active', phone: '907-555-0184' },
      { id: source.signupIds[1], status: 'cancelled', phone: '907-555-0184' },
      { id: target.signupIds[0], status: 'active', phone: '907-555-0184' },
    ]);
    expect((await mailsQueuedTo(server, email)).filter((template) => template === 'volunteers-merged')).toHaveLength(1);
  });

  it('gives one place back where both hold the same shift, and notifies its lead', async () => {
    const { email } = visitorDetails();
    const ladder = given(server.database.pool);
    const lead = await ladder.staff('lead');
    const both = (
      await (
        await (await (await ladder.event()).category({ leadId: lead.userId })).opportunity()
      ).shift({ qtyRequired: 2 })
    ).id;
    const source = await person(email, 'Ana', [both]);
    const target = await person(email, 'Anna', [both]);
    expect(await merge(source.id, target.id, cookieFor(server, { email }))).toMatchObject({ status: 200 });
    const { rows } = await server.database.pool.query(
      `select g.id, g.status, g.volunteer_id, s.active_count from signup g join shift s on s.id = g.shift_id where g.shift_id = $1 order by g.created_at`,
      [both],
    );
    expect(rows).toEqual([
      { id: source.signupIds[0], status: 'cancelled', volunteer_id: target.id, active_count: 1 },
      { id: target.signupIds[0], status: 'active', volunteer_id: target.id, active_count: 1 },
    ]);
    expect(await mailsQueuedTo(server, lead.email)).toEqual(['lead-cancelled']);
    expect(await mailsQueuedTo(server, email)).not.toContain('signup-cancelled');
  });

  it('names the member of the staff who cancelled the place that both held', async () => {
    const { email } = visitorDetails();
    const both = (await given(server.database.pool).shift({ qtyRequired: 2 })).id;
    const source = await person(email, 'Ana', [both]);
    const target = await person(email, 'Anna', [both]);
    const { headers } = await given(server.database.pool).staff('admin', { firstName: 'Alma', lastName: 'Admin' });
    expect(await merge(source.id, target.id, headers)).toMatchObject({ status: 200 });
    const query = 'query ($id: ID!) { signup(id: $id) { status cancelledBy } }';
    const { data } = await server.graphql(query, { id: source.signupIds[0] }, headers);
    expect(data).toEqual({ signup: { status: 'CANCELLED', cancelledBy: 'Alma Admin' } });
  });

  it('lets the place that stays take what it lacks: the newer answer, consent, coming, the replacement link, the newer phone', async () => {
    const { email } = visitorDetails();
    const { pool } = server.database;
    const { id: both, eventId } = await given(pool).shift({ qtyRequired: 2 });
    const target = await person(email, 'Anna', [both], '907-555-0001');
    const source = await person(email, 'Ana', [both], '907-555-0002');
    const [kept, dropped] = [target.signupIds[0], source.signupIds[0]];
    await pool.query(
      `with q as (insert into question (event_id, kind, label) select $1, 'TEXT', l from unnest(array['Old', 'New', 'Own']) l returning id, label)
       insert into answer (signup_id, question_id, value, answered_at)
       select $2::uuid, id, '["dropped"]'::jsonb, case label when 'Old' then '2026-01-01' else '2026-03-01' end::timestamptz from q where label <> 'Own'
       union all select $3::uuid, id, '["kept"]'::jsonb, '2026-02-01' from q`,
      [eventId, dropped, kept],
    );
    await pool.query(`insert into guardian_consent (signup_id, guardian_name, wording) values ($1, 'Eva', 'Yes')`, [
      dropped,
    ]);
    await pool.query('update signup set unconfirmed_since = now() where id = $1', [kept]);
    await pool.query(`insert into replacement (event_id, shift_id, signup_id, token_hash) values ($1, $2, $3, $4)`, [
      eventId,
      both,
      dropped,
      randomUUID(),
    ]);
    await pool.query(
      `insert into waitlist_entry (event_id, shift_id, email, email_key, people, people_count)
       values ($1, $2, $3, $3, '[{"firstName": "Ana", "lastName": "Berg", "nameKey": "ana\\u001fberg"}]', 1)`,
      [eventId, both, email],
    );
    const { headers } = await given(pool).staff('admin');
    const preview = `query ($sourceId: ID!, $targetId: ID!) { previewMerge(sourceId: $sourceId, targetId: $targetId) {
      isOneAddress phone moved waiting othersStay mails doubled { signupId answers { question ofSource ofTarget keepsSource } } } }`;
    const previewFor = async (caller: Record<string, string>) => {
      const variables = { sourceId: source.id, targetId: target.id };
      const { data, errors } = await server.graphql<{ previewMerge: object }>(preview, variables, caller);
      return errors?.[0]?.extensions?.code ?? data?.previewMerge;
    };
    const answers = (['Old', 'New'] as const).map((question) => ({
      ...{ question, ofSource: ['dropped'], ofTarget: ['kept'], keepsSource: question === 'New' },
    }));
    const all = {
      ...{ isOneAddress: true, phone: '907-555-0002', moved: 0, waiting: 1, othersStay: false, mails: 0 },
      doubled: [{ signupId: kept, answers: expect.arrayContaining(answers) }],
    };
    expect(await previewFor(headers)).toEqual(all);
    // The household sees the same of its own people by its mailed link. After a lookup it sees no answers.
    expect(await previewFor(cookieFor(server, { email, source: 'link' }))).toEqual(all);
    const hidden = answers.map((answer) => ({ ...answer, ofSource: null, ofTarget: null }));
    expect(await previewFor(cookieFor(server, { email, source: 'lookup' }))).toEqual({
      ...{ ...all, phone: null },
      doubled: [{ signupId: kept, answers: expect.arrayContaining(hidden) }],
    });
    for (const caller of await strangers(email, dropped ?? ''))
      expect(await previewFor(caller)).toBe('VOLUNTEER_NOT_FOUND');
    // What is in a draft is nothing that a household knows of.
    await pool.query(`update event set state = 'DRAFT' where id = $1`, [eventId]);
    expect(await previewFor(headers)).toEqual(all);
    expect(await previewFor(cookieFor(server, { email, source: 'link' }))).toEqual({ ...all, waiting: 0, doubled: [] });
    await pool.query(`update event set state = 'PUBLISHED' where id = $1`, [eventId]);
    expect(await merge(source.id, target.id, cookieFor(server, { email }))).toMatchObject({ status: 200 });
    const { rows } = await pool.query(
      `select (select json_object_agg(q.label, a.value) from answer a join question q on q.id = a.question_id where a.signup_id = g.id) as answers,
         (select guardian_name from guardian_consent c where c.signup_id = g.id) as guardian, g.unconfirmed_since as unconfirmed,
         (select state from replacement r where r.signup_id = g.id) as replacement, v.phone,
         (select people -> 0 ->> 'firstName' from waitlist_entry w where w.email_key = v.email_key) as waits
       from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1`,
      [kept],
    );
    expect(rows).toEqual([
      {
        ...{ answers: { Old: ['kept'], New: ['dropped'], Own: ['kept'] }, guardian: 'Eva', unconfirmed: null },
        ...{ replacement: 'OPEN', phone: '907-555-0002', waits: 'Anna' },
      },
    ]);
  });

  it('makes one person of two addresses for an admin alone, and writes to the address that stays', async () => {
    const [old, now] = [await household('Ana'), await household('Ana')];
    const [source, target] = [old.people[0], now.people[0]];
    const { headers } = await given(server.database.pool).staff('admin');
    const leader = await given(server.database.pool).staff('lead');
    expect(await merge(source.id, target.id, leader.headers)).toMatchObject(notFound);
    const preview = `query ($sourceId: ID!, $targetId: ID!) { previewMerge(sourceId: $sourceId, targetId: $targetId) {
      source { email } target { email } isOneAddress moved othersStay doubled { signupId } } }`;
    expect((await server.graphql(preview, { sourceId: source.id, targetId: target.id }, headers)).data).toEqual({
      previewMerge: {
        ...{ source: { email: old.email }, target: { email: now.email } },
        ...{ isOneAddress: false, moved: 1, othersStay: false, doubled: [] },
      },
    });
    expect(await merge(source.id, target.id, headers)).toMatchObject({ status: 200, volunteer: { id: target.id } });
    expect([await namesOf(old.email), await namesOf(now.email)]).toEqual([[], ['Ana Berg']]);
    expect(await mailsQueuedTo(server, now.email)).toContain('address-corrected');
    expect(await mailsQueuedTo(server, now.email)).not.toContain('volunteers-merged');
    const { rows } = await server.database.pool.query('select id from signup where volunteer_id = $1', [target.id]);
    expect(rows).toHaveLength(2);
  });

  it('is refused to strangers, and for people of two households', async () => {
    const mine = await household('Ana', 'Anna');
    const [source, target] = mine.people;
    for (const caller of await strangers(mine.email, source.signupIds[0] ?? '')) {
      expect(await merge(source.id, target.id, caller)).toMatchObject(notFound);
    }
    const other = await household('Ola');
    expect(await merge(other.people[0].id, target.id, mine.caller)).toMatchObject(notFound);
    expect(await merge(source.id, other.people[0].id, mine.caller)).toMatchObject(notFound);
    expect(await merge(randomUUID(), target.id, mine.caller)).toMatchObject(notFound);
    expect(await merge('x', target.id, mine.caller)).toMatchObject(notFound);
    const { headers } = await given(server.database.pool).staff('admin');
    expect(await namesOf(mine.email)).toEqual(['Ana Berg', 'Anna Berg']);
    expect(await merge(source.id, target.id, headers)).toMatchObject({ status: 200 });
    expect(await namesOf(mine.email)).toEqual(['Anna Berg']);
    expect(await auditOf(target.id)).toEqual(['volunteer.merged: Ana Berg into Anna Berg']);
  });

  it('does not show another household that two people were merged', async () => {
    const mine = await household('Ana', 'Anna');
    const [source, target] = mine.people;
    await merge(source.id, target.id, mine.caller);
    expect(await merge(source.id, target.id, (await household('Ola')).caller)).toMatchObject(notFound);
  });

  it('needs two different people', async () => {
    const { people, caller } = await household('Ana');
    expect(await merge(people[0].id, people[0].id.toUpperCase(), caller)).toMatchObject({
      status: 400,
      message: 'You must select exactly 2 household members to merge.',
    });
    expect(await merge('', people[0].id, caller)).toMatchObject({
      status: 400,
      message: 'Select exactly 2 volunteers',
    });
  });

  it('leaves one person with everything when both are merged into each other at once, again and again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = visitorDetails();
      const both = await shift();
      const one = await person(email, 'Ana', [both, await shift()]);
      const other = await person(email, 'Anna', [both, await shift()]);
      const caller = cookieFor(server, { email });
      const outcomes = await Promise.all([
        merge(one.id, other.id, caller),
        merge(other.id, one.id, caller),
        merge(one.id, other.id, caller),
      ]);
      expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(outcomes.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
      const { rows } = await server.database.pool.query<{ people: number; active: number; all: number }>(
        `select count(distinct v.id)::int as people, count(*) filter (where g.status = 'active')::int as active, count(*)::int as all
         from volunteer v join signup g on g.volunteer_id = v.id where v.email_key = $1`,
        [email],
      );
      expect(rows[0]).toEqual({ people: 1, active: 3, all: 4 });
    }
  });

  it('loses no signup that is made for the source at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, people, caller } = await household('Ana', 'Anna');
      const late = await shift();
      const [merged, signedUp] = await Promise.all([
        merge(people[0].id, people[1].id, caller),
        server.rest('POST', '/api/signup', { email, firstName: 'Ana', lastName: 'Berg', shiftId: late }),
      ]);
      expect([merged.status, signedUp.status]).toEqual([200, 201]);
      const { rows } = await server.database.pool.query<{ count: number }>(
        `select count(*)::int as count from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1 and g.status = 'active'`,
        [email],
      );
      expect(rows[0]?.count).toBe(3);
    }
  });
});
