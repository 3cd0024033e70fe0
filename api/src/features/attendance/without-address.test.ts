import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { attendanceApis, markOf, postOfToday } from '../../../test/check-in-apis.js';
import { given, inDays } from '../../../test/given.js';
import { householdApis } from '../../../test/household-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { staffApis } from '../../../test/staff-apis.js';

/* Somebody who walked in without an address is a person like others, wherever people are read, mailed or merged. */

let server: SharedTestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await sharedTestServer();
  await watchMails(server.database.pool);
});
beforeEach(async () => {
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

/** A shift with one person who has an address, and somebody who walked in. */
async function scene(startDate = inDays(3)) {
  const post = await postOfToday(server, 1, { startDate });
  const nils = { id: randomUUID(), shiftId: post.shift.id, firstName: 'Nils', lastName: `Fjell${randomUUID()}` };
  await record({ walkIns: [nils] }, post.lead.headers);
  const { rows } = await server.database.pool.query<{ id: string; volunteerId: string; email: string | null }>(
    'select g.id, v.id as "volunteerId", v.email from signup g join volunteer v on v.id = g.volunteer_id where g.shift_id = $1',
    [post.shift.id],
  );
  const [walkIn, other] = [rows.find(({ id }) => id === nils.id), rows.find(({ id }) => id !== nils.id)];
  if (!walkIn || !other?.email) throw new Error('Two people were expected');
  return { ...post, nils: { ...nils, ...walkIn }, other: { ...other, email: other.email } };
}

describe('somebody without an address', () => {
  it('is left out where addresses are copied', async () => {
    const { event, other } = await scene();
    const { data } = await server.graphql<{ copySignupEmails: string[] }>(
      'mutation ($filter: SignupTableFilter) { copySignupEmails(filter: $filter) }',
      { filter: { eventId: event.id } },
      admin,
    );
    expect(data?.copySignupEmails).toEqual([other.email]);
  });

  it('is found by name', async () => {
    const { nils } = await scene();
    const { data } = await server.graphql<{ volunteers: { nodes: { id: string }[] } }>(
      'query ($search: String) { volunteers(search: $search) { nodes { id } } }',
      { search: nils.lastName },
      admin,
    );
    expect(data?.volunteers.nodes).toEqual([{ id: nils.volunteerId }]);
  });

  it.each(staffApis(() => server))('is renamed, and still has none, through $name', async ({ call }) => {
    const { nils } = await scene();
    const name = { firstName: 'Nils', lastName: 'Renamed' };
    const document = `mutation ($id: ID!, $firstName: String!, $lastName: String!) {
      renameVolunteer(volunteerId: $id, firstName: $firstName, lastName: $lastName) { firstName lastName email } }`;
    const { body } = await call(
      {
        rest: ['PUT', `/api/volunteer/${nils.volunteerId}/name`, name],
        graphql: [document, { id: nils.volunteerId, ...name }],
      },
      admin,
    );
    expect(body).toMatchObject({ ...name, email: null });
  });

  it('gets no mail of any kind', async () => {
    const { lead, event, category, role, shift, nils, other } = await scene();
    const { headers } = lead;
    const { pool } = server.database;
    const later = await role.shift({ startTime: '20:00', endTime: '21:00' });
    const call = async (method: 'POST' | 'PATCH', path: string, body: object, as = headers) => {
      const { status } = await server.rest(method, path, body, as);
      expect([path, status < 300]).toEqual([path, true]);
    };
    await call('POST', `/api/signups/${nils.id}/move`, { shiftId: later.id });
    await call('POST', `/api/signups/${nils.id}/replacement`, { message: 'Nils has to leave' });
    const plan = { eventId: event.id, shiftIds: [shift.id, later.id], moveMinutes: 30 };
    const preview = await server.rest<{ version: string }>('POST', '/api/admin/plan-changes/preview', plan, admin);
    await call('POST', '/api/admin/plan-changes', { ...plan, version: preview.body.version }, admin);
    await call('POST', '/api/bulk-mails', {
      ...{ group: { kind: 'category', id: category.id }, subject: 'Warm clothes', text: 'It will be cold.' },
    });
    await pool.query('update volunteer set may_be_asked = true where id = $1', [nils.volunteerId]);
    await call('POST', `/api/signups/${other.id}/replacement`, { askOthers: true });
    await call('PATCH', `/api/admin/events/${event.id}`, { state: 'CANCELLED', message: 'Too much snow' }, admin);
    const { rows } = await pool.query<{ template: string; recipient: string | null }>(
      `select distinct template, recipient from seen_mail where event_id = $1 or recipient is null or recipient like 'walk-in:%'`,
      [event.id],
    );
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set([lead.email, other.email]));
    const kinds = rows.filter(({ recipient }) => recipient === other.email).map(({ template }) => template);
    expect(kinds.sort()).toEqual(['bulk-mail', 'event-cancelled', 'plan-changed', 'replacement-open']);
  });
});

describe('merging somebody without an address', () => {
  const merge = householdApis(() => server).map(({ name, merge: by }) => ({ name, by }));

  it.each(merge)('keeps the person with the address, through $name: the other way round is refused', async ({ by }) => {
    const { nils, other } = await scene();
    const answer = await by(other.volunteerId, nils.volunteerId, admin);
    expect(answer).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT' },
      message: 'The person who stays has no email address, but the other one has. Merge the other way round.',
    });
    expect(await by(nils.volunteerId, other.volunteerId, admin)).toMatchObject({ status: 200 });
    const { rows } = await server.database.pool.query(
      `select recipient from seen_mail where recipient like 'walk-in:%'`,
    );
    expect(rows).toEqual([]);
  });

  it('is shown before, without their address', async () => {
    const { nils, other } = await scene();
    const { data } = await server.graphql(
      `query ($sourceId: ID!, $targetId: ID!) { previewMerge(sourceId: $sourceId, targetId: $targetId) { source { email } target { email } } }`,
      { sourceId: nils.volunteerId, targetId: other.volunteerId },
      admin,
    );
    expect(data).toEqual({ previewMerge: { source: { email: null }, target: { email: other.email } } });
  });

  it('of two without one leaves a person without one', async () => {
    // Nobody is marked days ahead.
    const { shift, lead, nils } = await scene(inDays(0));
    const again = { ...nils, id: randomUUID(), lastName: 'Again' };
    await record({ walkIns: [{ ...again, shiftId: shift.id }], marks: [markOf(again.id)] }, lead.headers);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select volunteer_id as id from signup where id = $1',
      [again.id],
    );
    const [rest] = merge;
    expect(await rest?.by(rows[0]?.id ?? '', nils.volunteerId, admin)).toMatchObject({ status: 200 });
    const { rows: left } = await server.database.pool.query(
      `select v.id as "volunteerId", v.email, v.email_key as key, g.id, g.attendance_state as state
       from signup g join volunteer v on v.id = g.volunteer_id where g.shift_id = $1 and v.first_name = $2 and g.status = 'active'`,
      [shift.id, nils.firstName],
    );
    // What the other signup was marked as stays, too.
    const { id, volunteerId } = nils;
    expect(left).toEqual([{ id, volunteerId, email: null, key: `walk-in:${id}`, state: 'HERE' }]);
  });
});
