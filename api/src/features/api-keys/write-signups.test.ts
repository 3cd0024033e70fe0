import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays } from '../../../test/given.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import type { ApiKeyScope } from '../../contract/people/api-key.js';

/* What a program does with signups by the scope write:signups, and what it learns of itself. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const shiftTimes = { date: inDays(30), startTime: '09:00', endTime: '12:00', qtyRequired: 1 };

async function scene({
  scopes = ['write:signups'] as ApiKeyScope[],
  bound = 'all' as 'all' | 'here' | 'elsewhere',
} = {}) {
  const make = given(server.database.pool);
  const event = await make.event({ name: 'Loppet' });
  const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bibs' });
  const shift = await role.shift(shiftTimes);
  const later = await role.shift({ ...shiftTimes, startTime: '13:00', endTime: '15:00' });
  const elsewhere = await (await (await event.category()).opportunity()).shift();
  const signup = await signedUp(shift.id, 'Ada');
  const known = await signedUp(elsewhere.id, 'Bo');
  const eventId = { all: undefined, here: event.id, elsewhere: (await make.event()).id }[bound];
  const { headers } = await make.apiKey({ scopes, eventId });
  return { event, shift, later, signup, known, headers };
}
/** Somebody signs up by themselves. */
async function signedUp(shiftId: string, firstName: string) {
  const person = { firstName, lastName: 'Berg', email: `${firstName}.${shiftId}@example.org` };
  const { body } = await server.rest<{ signup: { id: string; volunteerId: string } }>('POST', '/api/signup', {
    ...{ ...person, shiftId },
  });
  return body.signup;
}

type Scene = Awaited<ReturnType<typeof scene>>;

const assign = ({ known }: Scene, shiftId: string, more: object = {}): StaffCall => {
  const input = { shiftId, volunteerId: known.volunteerId, ...more };
  return {
    rest: ['POST', '/api/admin/assignments', input],
    graphql: [
      `mutation ($shiftId: ID!, $volunteerId: ID!, $replaces: ID, $overCapacity: Boolean) {
        assignVolunteer(shiftId: $shiftId, volunteerId: $volunteerId, replaces: $replaces, overCapacity: $overCapacity) {
          signup { id status volunteer { firstName } } warnings } }`,
      input,
    ],
  };
};
const move = ({ signup }: Scene, shiftId: string): StaffCall => ({
  rest: ['POST', `/api/signups/${signup.id}/move`, { shiftId }],
  graphql: [
    'mutation ($signupId: ID!, $shiftId: ID!) { moveSignup(signupId: $signupId, shiftId: $shiftId) { signup { id shift { startTime } } } }',
    { signupId: signup.id, shiftId },
  ],
});
const cancel = ({ signup }: Scene): StaffCall => ({
  rest: ['POST', `/api/admin/signups/${signup.id}/cancel`],
  graphql: ['mutation ($id: ID!) { cancelSignupAsStaff(signupId: $id) { id status } }', { id: signup.id }],
});
const cancelMany = ({ signup }: Scene): StaffCall => ({
  rest: ['POST', '/api/admin/signups/cancel', { signupIds: [signup.id] }],
  graphql: [
    'mutation ($ids: [ID!]!) { cancelSignups(signupIds: $ids) { cancelled refused { id reason } } }',
    { ids: [signup.id] },
  ],
});

const activeIn = async (shiftId: string) => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select v.first_name as name from signup s join volunteer v on v.id = s.volunteer_id
     where s.shift_id = $1 and s.status = 'active' order by 1`,
    [shiftId],
  );
  return rows.map(({ name }) => name);
};

describe.each(staffApis(() => server))('a program that may write signups, by $name', (api) => {
  it.each(['all', 'here'] as const)('assigns, replaces, moves and cancels as staff do: key for %s', async (bound) => {
    const at = await scene({ bound });
    const full = await api.call(assign(at, at.shift.id), at.headers);
    expect(full.code).toBe('SHIFT_FULL');
    const moved = await api.call(move(at, at.later.id), at.headers);
    expect([moved.code, moved.body]).toEqual([
      undefined,
      expect.objectContaining({ signup: expect.objectContaining({ id: at.signup.id }) }),
    ]);
    const replaced = await api.call(assign(at, at.later.id, { replaces: at.signup.id }), at.headers);
    expect(replaced.code).toBeUndefined();
    expect(await activeIn(at.later.id)).toEqual(['Bo']);
    const given = replaced.body as { signup: { id: string } };
    const theirs = { ...at, signup: { ...at.signup, id: given.signup.id } };
    expect((await api.call(cancelMany(theirs), at.headers)).body).toEqual({
      ...{ cancelled: [given.signup.id], refused: [] },
    });
    expect((await api.call(cancel(theirs), at.headers)).code).toBeUndefined();
    expect(await activeIn(at.later.id)).toEqual([]);
    const lines = await audited(server, { eventId: at.event.id });
    const actions = lines.map((line) => line.split(':')[0]).filter((action) => action !== 'api-key.used');
    expect(actions).toEqual(['signup.moved', 'signup.assigned', 'signup.cancelled', 'signup.cancelled']);
  });

  it('finds nothing of another event, nor in a draft that it may not see', async () => {
    const draft = await scene();
    await server.database.pool.query(`update event set state = 'DRAFT' where id = $1`, [draft.event.id]);
    for (const at of [await scene({ bound: 'elsewhere' }), draft]) {
      const codes = [];
      for (const call of [assign(at, at.later.id), move(at, at.later.id), cancel(at), cancelMany(at)])
        codes.push((await api.call(call, at.headers)).code);
      expect(codes).toEqual(['SHIFT_NOT_FOUND', 'SIGNUP_NOT_FOUND', 'SIGNUP_NOT_FOUND', 'SIGNUP_NOT_FOUND']);
      expect(await activeIn(at.shift.id)).toEqual(['Ada']);
    }
  });

  it('does nothing without the scope', async () => {
    const at = await scene({ scopes: ['read:signups', 'read:contacts', 'write:programme'] });
    for (const call of [assign(at, at.later.id), move(at, at.later.id), cancel(at), cancelMany(at)]) {
      const refused = await api.call(call, at.headers);
      expect([refused.code, refused.message]).toEqual(['FORBIDDEN', expect.stringContaining('write:signups')]);
    }
  });
});

describe('a program by REST', () => {
  it('puts somebody new into a shift as staff do, and gives them no pass', async () => {
    const { shift, headers } = await scene();
    const body = { firstName: 'Cleo', lastName: 'Dahl', email: 'cleo.key@example.org', shiftId: shift.id };
    const full = await server.rest<{ code: string }>('POST', '/api/signup', body, headers);
    expect(full.body.code).toBe('SHIFT_FULL');
    const made = await server.rest('POST', '/api/signup', { ...body, overCapacity: true }, headers);
    expect([made.status, made.headers.get('set-cookie')]).toEqual([201, null]);
    expect(await activeIn(shift.id)).toEqual(['Ada', 'Cleo']);
    // Its mail is none of the household's own, whose next ones would wait for two minutes.
    const { rows } = await server.database.pool.query(
      `select template, payload -> 'own' as own from outbox where recipient = $1`,
      [body.email],
    );
    expect(rows).toEqual([{ template: 'signup-confirmation', own: null }]);
  });

  it('reads which key it has, by both APIs; nobody else reads one there', async () => {
    const { event, headers } = await scene({ bound: 'here' });
    const own = await server.rest('GET', '/api/key', undefined, headers);
    expect(own).toMatchObject({ status: 200, body: { scopes: ['write:signups'], eventId: event.id, revokedAt: null } });
    const query = '{ apiKey { scopes event { name } } }';
    const { data } = await server.graphql(query, {}, headers);
    expect(data).toEqual({ apiKey: { scopes: ['write:signups'], event: { name: 'Loppet' } } });
    const admin = await given(server.database.pool).staff('admin');
    expect((await server.graphql(query, {}, admin.headers)).data).toEqual({ apiKey: null });
    expect((await server.rest('GET', '/api/key', undefined, admin.headers)).status).toBe(403);
    expect((await server.graphql('{ apiKeys { id } }', {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.graphql('{ apiKey { createdBy { id } } }', {}, headers)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('makes, changes, tries and deletes a webhook', async () => {
    const { event, headers } = await scene({ scopes: ['manage:webhooks'], bound: 'here' });
    const call = (method: string, path: string, body?: object) =>
      server.rest<Record<string, unknown>>(method, `/api/admin/${path}`, body, headers);
    const made = await call('POST', 'webhooks', { url: 'http://127.0.0.1:1/hook', kinds: ['signup.created'] });
    expect([made.status, made.body]).toEqual([
      201,
      { secret: expect.stringMatching(/^whsec_/), webhook: expect.objectContaining({ eventId: event.id }) },
    ]);
    const { id } = made.body.webhook as { id: string };
    expect((await call('POST', `webhooks/${id}/secret`)).body.secret).not.toBe(made.body.secret);
    expect((await call('PATCH', `webhooks/${id}`, { isOn: false })).body.switchedOffBecause).toBe('switched off');
    const tried = await call('POST', `webhooks/${id}/test`);
    const { id: deliveryId } = tried.body.delivery as { id: string };
    expect((await call('POST', `webhook-deliveries/${deliveryId}/resend`)).body).toMatchObject({
      delivery: { isResent: true, kind: 'webhook.test' },
    });
    const first = await call('GET', `webhooks/${id}/deliveries?limit=1`);
    expect([first.headers.get('x-total-count'), (first.body.deliveries as object[]).length]).toEqual(['2', 1]);
    const next = await call('GET', `webhooks/${id}/deliveries?cursor=${String(first.body.nextCursor)}`);
    expect(next.body).toMatchObject({ deliveries: [{ id: deliveryId }], nextCursor: null });
    expect((await call('GET', 'webhooks')).body).toMatchObject([{ id }]);
    expect((await call('DELETE', `webhooks/${id}`)).body.id).toBe(id);
    expect((await call('PATCH', `webhooks/${id}`, { isOn: true })).body.code).toBe('WEBHOOK_NOT_FOUND');
  });
});

it('staff preview, make and undo a change of plan by REST', async () => {
  const { event, shift, later, headers } = await scene();
  const admin = await given(server.database.pool).staff('admin');
  const call = (method: string, path: string, body?: object) =>
    server.rest<Record<string, unknown>>(method, `/api/admin/plan-changes${path}`, body, admin.headers);
  const change = { eventId: event.id, shiftIds: [shift.id, later.id], moveMinutes: 30 };
  const preview = await call('POST', '/preview', change);
  expect([preview.status, preview.body]).toMatchObject([
    200,
    { people: 1, shifts: [{ shift: { id: shift.id }, startTime: '09:30' }, { startTime: '13:30' }] },
  ]);
  const stale = await call('POST', '', { ...change, version: 'older' });
  expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  const made = await call('POST', '', { ...change, version: preview.body.version });
  expect([made.status, made.body]).toMatchObject([201, { planChange: { shiftCount: 2 } }]);
  const { id } = made.body.planChange as { id: string };
  expect((await call('GET', `?eventId=${event.id}`)).body).toMatchObject([{ id, undoable: true }]);
  const undone = await call('POST', `/${id}/undo`);
  expect(undone.body).toMatchObject({ shifts: [{ startTime: '09:00' }, { startTime: '13:00' }], unchanged: [] });
  expect((await server.rest('GET', '/api/admin/plan-changes', undefined, headers)).status).toBe(403);
});
