import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { untilBlocked } from '../../../test/until-blocked.js';

// What waits for a shift or a signup that somebody else is just changing goes by what it finds afterwards, not by what it read before.

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Api = ReturnType<typeof householdApis>[number];
const [rest, graphql] = householdApis(() => server) as [Api, Api];

/** An event with two categories, a lead and a shift each. */
async function twoCategories() {
  const ladder = given(server.database.pool);
  const [lead, other] = [await ladder.staff('lead'), await ladder.staff('lead')];
  const event = await ladder.event();
  const first = await (await event.category({ leadId: lead.userId })).opportunity();
  const second = await (await event.category({ leadId: other.userId })).opportunity();
  const from = (await first.shift({ startTime: '08:00', endTime: '10:00' })).id;
  const to = (await second.shift({ startTime: '12:00', endTime: '14:00' })).id;
  return { lead, other, from, to };
}

async function taken(shiftId: string) {
  const details = visitorDetails();
  const { signup, status } = await rest.signUp({ ...details, shiftId });
  expect(status).toBe(201);
  return { ...details, id: signup?.id ?? '', household: cookieFor(server, { email: details.email }) };
}

/** Does `text` in a transaction, starts `call`, and commits once it waits. */
async function beside<Answer>(text: string, values: string[], call: () => Promise<Answer>): Promise<Answer> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(text, values);
    const calling = call();
    await untilBlocked(client, server.database.pool);
    await client.query('commit');
    return await calling;
  } finally {
    client.release();
  }
}

const laterHours = `update shift set start_time = '18:00', end_time = '20:00', version = version + 1 where id = $1`;

async function mailOf(email: string, template: string) {
  const { rows } = await server.database.pool.query<{ payload: string }>(
    'select payload::text from outbox where recipient = $1 and template = $2',
    [email, template],
  );
  return rows.map(({ payload }) => payload).join();
}

it('confirms the hours to which a shift was changed while the signup waited', async () => {
  const { from } = await twoCategories();
  const details = visitorDetails();
  const { status } = await beside(laterHours, [from], () => rest.signUp({ ...details, shiftId: from }));
  expect(status).toBe(201);
  expect(await mailOf(details.email, 'signup-confirmation')).toMatch(/"startTime": ?"18:00"/);
});

it('mails a person who moves the hours to which the shift was changed meanwhile', async () => {
  const { from, to } = await twoCategories();
  const ada = await taken(from);
  const { status } = await beside(laterHours, [to], () => rest.move(ada.id, to, ada.household));
  expect(status).toBe(200);
  expect(await mailOf(ada.email, 'signup-moved')).toMatch(/"startTime": ?"18:00"/);
});

const moved = 'update signup set shift_id = $2 where id = $1';
async function shiftOf(id: string): Promise<object | undefined> {
  const { rows } = await server.database.pool.query<object>(
    'select shift_id as shift, status from signup where id = $1',
    [id],
  );
  return rows[0];
}

it('cancels nobody who was moved to the category of another lead meanwhile', async () => {
  const { lead, from, to } = await twoCategories();
  const ada = await taken(from);
  const answer = await beside(moved, [ada.id, to], () =>
    server.rest<{ code: string }>('POST', `/api/admin/signups/${ada.id}/cancel`, {}, lead.headers),
  );
  expect([answer.status, answer.body.code]).toEqual([404, 'SIGNUP_NOT_FOUND']);
  expect(await shiftOf(ada.id)).toEqual({ shift: to, status: 'active' });
});

it('cancels the place to which somebody was moved meanwhile, and notifies its lead', async () => {
  const { other, from, to } = await twoCategories();
  const ada = await taken(from);
  const { status } = await beside(moved, [ada.id, to], () => rest.cancel(ada.email, ada.id, ada.household));
  expect(status).toBe(200);
  expect(await shiftOf(ada.id)).toEqual({ shift: to, status: 'cancelled' });
  const { rows } = await server.database.pool.query<{ shift: string }>(
    `select shift_id as shift from fact where record_id = $1 and kind = 'signup.cancelled'`,
    [ada.id],
  );
  expect(rows).toEqual([{ shift: to }]);
  const mails = await server.database.pool.query('select from outbox where recipient = $1', [other.email]);
  expect(mails.rowCount).toBe(1);
});

it('replaces nobody who was moved away meanwhile', async () => {
  const { lead, from, to } = await twoCategories();
  const ada = await taken(from);
  const { phone: _, ...person } = visitorDetails();
  const answer = await beside(moved, [ada.id, to], () =>
    server.rest<{ code: string }>('POST', '/api/signup', { ...person, shiftId: from, replaces: ada.id }, lead.headers),
  );
  expect([answer.status, answer.body.code]).toEqual([404, 'SIGNUP_NOT_FOUND']);
  expect(await shiftOf(ada.id)).toEqual({ shift: to, status: 'active' });
});

describe('an event that becomes a draft', () => {
  const becomesDraft = `with held as materialized (select id from shift where event_id = (select event_id from shift where id = $1) order by id for no key update)
    update event set state = 'DRAFT' where id = (select event_id from shift where id = $1) and (select count(*) from held) > 0`;
  const activeIn = async (shiftId: string) =>
    (await server.database.pool.query<{ n: number }>('select active_count as n from shift where id = $1', [shiftId]))
      .rows[0]?.n;

  it('takes nobody whose signup waited meanwhile, by any API', async () => {
    for (const call of [
      (shiftId: string) => rest.signUp({ ...visitorDetails(), shiftId }),
      (shiftId: string) => graphql.signUp({ ...visitorDetails(), shiftId }),
      async (shiftId: string) => {
        const { firstName, lastName, email } = visitorDetails();
        const cart = { email, people: [{ firstName, lastName }], places: [{ shiftId, person: 0 }] };
        const { status, body } = await server.rest<{ code: string }>('POST', '/api/signups', cart);
        return { status, code: body.code };
      },
    ]) {
      const { from } = await twoCategories();
      expect(await beside<{ code?: string }>(becomesDraft, [from], () => call(from))).toMatchObject({
        code: 'SHIFT_NOT_FOUND',
      });
      expect(await activeIn(from)).toBe(0);
    }
  });

  it('takes nobody who moves meanwhile: they stay where they are', async () => {
    const { from, to } = await twoCategories();
    const ada = await taken(from);
    const answer = await beside(becomesDraft, [to], () => rest.move(ada.id, to, ada.household));
    expect(answer).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    expect(await shiftOf(ada.id)).toEqual({ shift: from, status: 'active' });
  });

  it('still takes people that its staff put into it meanwhile', async () => {
    const { lead, from, to } = await twoCategories();
    const ada = await taken(to);
    const { phone: _, ...person } = visitorDetails();
    const call = () => server.rest('POST', '/api/signup', { ...person, shiftId: from }, lead.headers);
    expect((await beside(becomesDraft, [from], call)).status).toBe(201);
    expect(await shiftOf(ada.id)).toEqual({ shift: to, status: 'active' });
  });

  it('asks whether that is meant on account of a signup that came meanwhile', async () => {
    const [{ from, to }, other] = [await twoCategories(), await twoCategories()];
    const { headers } = await given(server.database.pool).staff('admin');
    const ada = await taken(other.from);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select event_id as id from shift where id = $1',
      [to],
    );
    const coming = `insert into signup (event_id, shift_id, volunteer_id)
      select s.event_id, s.id, g.volunteer_id from shift s, signup g where s.id = $1 and g.id = $2`;
    const unpublish = `mutation { unpublishEvent(eventId: "${rows[0]?.id}") { event { state } } }`;
    const { errors } = await beside(coming, [from, ada.id], () => server.graphql(unpublish, {}, headers));
    expect(errors?.[0]?.extensions.code).toBe('SIGNUPS_REMAIN');
  });
});

describe('an event that is cancelled', () => {
  const isCancelled = `with held as materialized (select id from shift where event_id = (select event_id from shift where id = $1) order by id for no key update)
    update event set state = 'CANCELLED' where id = (select event_id from shift where id = $1) and (select count(*) from held) > 0`;

  it('notifies nobody of a shift that is changed meanwhile', async () => {
    const { lead, from } = await twoCategories();
    const ada = await taken(from);
    const { body } = await beside(isCancelled, [from], () =>
      server.rest<{ warnings: string[] }>(
        'PATCH',
        `/api/admin/shifts/${from}?tellPeople=true`,
        { startTime: '07:00' },
        lead.headers,
      ),
    );
    expect(body.warnings).toEqual(['Nobody was mailed: the event is cancelled.']);
    expect(await mailOf(ada.email, 'shift-changed')).toBe('');
  });

  it('has its plan changed by nobody who waited meanwhile', async () => {
    const { from, to } = await twoCategories();
    const { headers } = await given(server.database.pool).staff('admin');
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select event_id as id from shift where id = $1',
      [to],
    );
    const input = { eventId: rows[0]?.id, shiftIds: [from], moveMinutes: 30 };
    const looked = await server.graphql<{ previewPlanChange: { version: string } }>(
      'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
      { input },
      headers,
    );
    const { errors } = await beside(isCancelled, [from], () =>
      server.graphql(
        `mutation ($input: PlanChangeInput!, $version: String!) {
          applyPlanChange(input: $input, version: $version) { planChange { id } }
        }`,
        { input, version: looked.data.previewPlanChange.version },
        headers,
      ),
    );
    expect(errors?.[0]?.extensions.code).toBe('EVENT_CANCELLED');
  });

  it('waits for a signup that is being made, notifies the person, and counts them', async () => {
    const [{ from, to }, other] = [await twoCategories(), await twoCategories()];
    const { headers } = await given(server.database.pool).staff('admin');
    const ada = await taken(other.from);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select event_id as id from shift where id = $1',
      [to],
    );
    const eventId = rows[0]?.id;
    const coming = `insert into signup (event_id, shift_id, volunteer_id)
      select s.event_id, s.id, g.volunteer_id from shift s, signup g where s.id = $1 and g.id = $2`;
    const cancel = `mutation { cancelEvent(eventId: "${eventId}") { event { state } } }`;
    const { errors } = await beside(coming, [from, ada.id], () => server.graphql(cancel, {}, headers));
    expect(errors).toBeUndefined();
    expect(await mailOf(ada.email, 'event-cancelled')).toContain(from);
    const kept = await server.database.pool.query<{ n: number }>(
      `select (detail ->> 'signups')::int as n from audit_entry where action = 'event.cancelled' and event_id = $1`,
      [eventId],
    );
    expect(kept.rows).toEqual([{ n: 1 }]);
  });
});
