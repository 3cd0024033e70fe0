import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
let lead: typeof admin;
let otherLead: typeof admin;
let eventId: string;
let timing: string;
let feeding: string;
const day = inDays(30);

beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  [admin, lead, otherLead] = await Promise.all([make.staff('admin'), make.staff('lead'), make.staff('lead')]);
  const event = await make.event({ startDate: day, endDate: inDays(33), timeZone: 'UTC', location: 'Lake  Lodge' });
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  const role = await category.opportunity();
  await role.shift({ startTime: '09:00', endTime: '12:00', location: 'Gate B' });
  await role.shift({ startTime: '13:00', endTime: '15:00', location: 'gate  b' });
  await role.shift({ startTime: '18:00', endTime: '22:00' });
  // A long day, and one whose only shift is called off.
  await role.shift({ date: inDays(31), startTime: '06:00', endTime: '12:00' });
  await role.shift({ date: inDays(31), startTime: '20:00', endTime: '08:00' });
  const off = await role.shift({ date: inDays(32) });
  await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [off.id]);
  await role.shift({ date: inDays(-1) });
  const soup = await (await event.category({ name: 'Feed Station', leadId: otherLead.userId })).opportunity();
  await soup.shift({ startTime: '04:00', endTime: '05:00', location: 'Gate B' });
  [eventId, timing, feeding] = [event.id, category.id, soup.categoryId];
});
afterAll(() => server.close());

interface Link {
  id: string;
  place: string | null;
  startsAt: string;
  expiresAt: string;
  revokedAt: string | null;
  isOver: boolean;
  devices: Device[];
}
interface Device {
  id: string;
  name: string;
  lastHeardAt: string;
  revokedAt: string | null;
}

const fields =
  'id eventId categoryId place day withPhones canRedeem maxDevices createdAt startsAt expiresAt revokedAt isOver devices { id linkId name joinedAt lastHeardAt revokedAt }';
const make = (input: Record<string, unknown>): StaffCall => {
  const whole = { eventId, categoryId: timing, day, ...input };
  return {
    rest: ['POST', '/api/lead/check-in-links', whole],
    graphql: [
      `mutation ($input: CreateCheckInLinkInput!) { createCheckInLink(input: $input) { link { ${fields} } address } }`,
      { input: whole },
    ],
  };
};
const list = (id: string): StaffCall => ({
  rest: ['GET', `/api/admin/check-in-links?eventId=${id}`],
  graphql: [`query ($id: ID) { checkInLinks(eventId: $id) { ${fields} } }`, { id }],
});
const revokeLink = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/check-in-links/${id}`],
  graphql: [`mutation ($id: ID!) { revokeCheckInLink(linkId: $id) { link { ${fields} } } }`, { id }],
});
const revokeDevice = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/check-in-devices/${id}`],
  graphql: [
    `mutation ($id: ID!) { revokeCheckInDevice(deviceId: $id) { device { id linkId name joinedAt lastHeardAt revokedAt } } }`,
    { id },
  ],
});

interface Joined {
  deviceToken: string;
  deviceId: string;
  link: object;
  code?: string;
  message?: string;
}
const join = (token: string, name = "Maeve's phone") =>
  server.rest<Joined>('POST', '/api/check-in/devices', { token, name });
/** What a device's token is answered: where none of its own paths is asked, that it may not. */
const asDevice = async (token: string) => {
  const { status, body } = await server.rest<{ code: string }>('GET', '/api/key', undefined, {
    authorization: `Bearer ${token}`,
  });
  return [status, body.code];
};
/** A link of a category of its own, that works now. */
const working = (values: { maxDevices?: number; endsInHours?: number } = {}) =>
  given(server.database.pool).checkInLink({ eventId, categoryId: timing, place: 'Gate B', ...values });
/** So that what one test has tried is not counted in the next. */
const forgetTries = () => server.database.pool.query('delete from rate_limit');

describe.each(staffApis(() => server))('a check-in link by $name', ({ call }) => {
  it('opens one post on one day, from 12 hours before its first shift to 2 hours after its last', async () => {
    const { status, body } = await call<{ link: Link; address: string }>(make({ place: 'GATE B' }), lead.headers);
    expect([200, 201]).toContain(status);
    expect(body.address).toMatch(new RegExp(`^${server.publicUrl}/check-in#k=[\\w-]{43}$`));
    expect(body.link).toEqual({
      id: expect.any(String),
      ...{ eventId, categoryId: timing, place: 'GATE B', day, withPhones: true, canRedeem: false, maxDevices: 3 },
      createdAt: expect.any(String),
      startsAt: `${inDays(29)}T21:00:00.000Z`,
      expiresAt: `${day}T17:00:00.000Z`,
      ...{ revokedAt: null, isOver: false, devices: [] },
    });
    const { body: links } = await call<Link[]>(list(eventId), lead.headers);
    expect(links.find(({ id }) => id === body.link.id)).toEqual(body.link);
    expect((await audited(server, { recordId: body.link.id }))[0]).toMatch(
      /^check-in-link.created: Timing, GATE B, \w+ \d+, \d{4}$/,
    );
  });

  it('takes the whole category without a place, and never lasts longer than a day', async () => {
    const whole = await call<{ link: Link }>(make({}), lead.headers);
    expect(whole.body.link).toMatchObject({ place: null, expiresAt: `${inDays(31)}T00:00:00.000Z` });
    // 6 in the morning to 8 on the next: the last hours count, but phones can join 2 hours before the first shift.
    const long = await call<{ link: Link }>(make({ day: inDays(31) }), lead.headers);
    expect(long.body.link).toMatchObject({
      startsAt: `${inDays(31)}T04:00:00.000Z`,
      expiresAt: `${inDays(32)}T04:00:00.000Z`,
    });
    const short = { place: 'Gate B', expiresAt: `${day}T14:00:00+01:00`, withPhones: false, maxDevices: 10 };
    expect((await call<{ link: Link }>(make(short), lead.headers)).body.link).toMatchObject({
      ...{ expiresAt: `${day}T13:00:00.000Z`, withPhones: false, maxDevices: 10 },
    });
  });

  it.each([
    ['where nobody is at work', { place: 'Gate C' }, { place: 'No shift takes place there on this day' }],
    ['where all is called off', { day: inDays(32) }, { day: 'No shift takes place on this day' }],
    ['for a day that is over', { day: inDays(-1) }, { day: 'This day is over' }],
    ['that ends too late', { expiresAt: `${inDays(31)}T00:01:00Z` }, { expiresAt: /^Please choose .* or earlier$/ }],
    ['that has ended', { expiresAt: `${inDays(-1)}T09:00:00Z` }, { expiresAt: 'Please choose a moment to come' }],
    ['for no phone', { maxDevices: 0 }, { maxDevices: 'Please choose a number from 1 to 10' }],
    ['for 11 phones', { maxDevices: 11 }, { maxDevices: 'Please choose a number from 1 to 10' }],
  ])('is refused %s', async (_what, input, errors) => {
    const refused = await call(make(input), lead.headers);
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_INPUT']);
    for (const [field, words] of Object.entries<string | RegExp>(errors))
      expect(refused.errors?.[field]).toMatch(words);
  });

  it('is made, seen and revoked by admins and the lead of its category alone', async () => {
    const { id } = await working();
    for (const [headers, codes] of [
      [{}, ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN']],
      [otherLead.headers, ['CATEGORY_NOT_FOUND', 'CHECK_IN_LINK_NOT_FOUND', undefined]],
    ] as const) {
      const refused = [await call(make({}), headers), await call(revokeLink(id), headers)];
      expect([...refused, await call(list(eventId), headers)].map(({ code }) => code)).toEqual(codes);
    }
    const seen = async (headers: Record<string, string>) =>
      (await call<Link[]>(list(eventId), headers)).body.map((link) => link.id).includes(id);
    expect([await seen(otherLead.headers), await seen(lead.headers), await seen(admin.headers)]).toEqual([
      ...[false, true, true],
    ]);
    for (const [categoryId, event] of [
      [feeding, eventId],
      [timing, randomUUID()],
      ['x', eventId],
    ]) {
      const refused = await call(make({ categoryId, eventId: event }), lead.headers);
      expect([refused.status, refused.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    }
  });

  it('is revoked with its phones, at once, and once', async () => {
    await forgetTries();
    const link = await working();
    const device = await link.device();
    expect(await asDevice(device.token)).toEqual([403, 'FORBIDDEN']);
    const { body } = await call<{ link: Link }>(revokeLink(link.id), lead.headers);
    expect(body.link).toMatchObject({ isOver: true, devices: [{ id: device.id, revokedAt: null }] });
    expect(await asDevice(device.token)).toEqual([401, 'DEVICE_REVOKED']);
    expect((await join(link.token)).body).toMatchObject({ code: 'CHECK_IN_LINK_NOT_FOUND' });
    const again = await call<{ link: Link }>(revokeLink(link.id), admin.headers);
    expect(again.body.link.revokedAt).toBe(body.link.revokedAt);
    expect(await audited(server, { recordId: link.id })).toHaveLength(1);
    for (const id of [randomUUID(), 'x'])
      expect((await call(revokeLink(id), admin.headers)).code).toBe('CHECK_IN_LINK_NOT_FOUND');
  });

  it('loses one phone, and another joins in its place', async () => {
    await forgetTries();
    const link = await working({ maxDevices: 1 });
    const { body: first } = await join(link.token);
    expect((await join(link.token)).body).toMatchObject({ code: 'LINK_IN_USE' });
    expect((await call(revokeDevice(first.deviceId), otherLead.headers)).code).toBe('CHECK_IN_LINK_NOT_FOUND');
    const { body } = await call<{ device: Device }>(revokeDevice(first.deviceId), lead.headers);
    expect(body.device).toMatchObject({ name: "Maeve's phone", revokedAt: expect.any(String) });
    expect(await asDevice(first.deviceToken)).toEqual([401, 'DEVICE_REVOKED']);
    const again = await call<{ device: Device }>(revokeDevice(first.deviceId), lead.headers);
    expect(again.body.device.revokedAt).toBe(body.device.revokedAt);
    expect(await audited(server, { recordId: first.deviceId })).toHaveLength(1);
    const { status, body: second } = await join(link.token, 'Jonas');
    expect([status, await asDevice(second.deviceToken)]).toEqual([201, [403, 'FORBIDDEN']]);
    const { body: links } = await call<Link[]>(list(eventId), lead.headers);
    expect(links.find(({ id }) => id === link.id)?.devices.map(({ name, revokedAt }) => [name, revokedAt])).toEqual([
      ["Maeve's phone", body.device.revokedAt],
      ['Jonas', null],
    ]);
  });

  it('takes few statements', async () => {
    const link = await working();
    const device = await link.device();
    const counts = [];
    for (const one of [make({}), revokeDevice(device.id), revokeLink(link.id), list(eventId)])
      counts.push((await countStatements(() => call(one, lead.headers))).apart);
    // The session, then such as: lock, load, hours, insert, log, commit and the answer; a list of any length is one.
    expect(counts).toEqual([8, 9, 7, 2]);
  });
});

describe('a phone that joins', () => {
  it('gets a token of its own, which is stored as a hash and shown once', async () => {
    await forgetTries();
    const link = await working();
    const { status, headers, body } = await join(link.token, '  Maeve’s   phone ');
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      deviceToken: expect.stringMatching(/^tcd_[\w-]{43}$/),
      deviceId: expect.any(String),
      link: {
        ...{ eventName: 'Winter Classic', categoryName: 'Timing', place: 'Gate B', day: inDays(0) },
        ...{ expiresAt: expect.stringMatching(/Z$/), withPhones: true, timeZone: 'UTC' },
      },
    });
    const { rows } = await server.database.pool.query<object>('select * from check_in_device where id = $1', [
      body.deviceId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(body.deviceToken.slice(4));
    expect(rows).toMatchObject([{ name: expect.stringMatching(/^Maeve’s +phone$/) }]);
  });

  it('is refused as the fourth; of two at once for the last place one gets it', async () => {
    await forgetTries();
    const link = await working();
    const joined = [await join(link.token), await join(link.token), await join(link.token)];
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 201]);
    const fourth = await join(link.token);
    expect([fourth.status, fourth.body]).toEqual([
      409,
      { code: 'LINK_IN_USE', message: 'Three phones use this link. Ask the lead to allow yours.' },
    ]);
    await forgetTries();
    const narrow = await working({ maxDevices: 1 });
    const both = await Promise.all([join(narrow.token, 'A'), join(narrow.token, 'B'), join(narrow.token, 'C')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(
      'One phone uses this link. Ask the lead to allow yours.',
    );
  });

  it('is refused by a link that has ended, opens later, or never was', async () => {
    await forgetTries();
    const ended = await working({ endsInHours: -1 });
    const later = await working();
    await server.database.pool.query(`update check_in_link set starts_at = now() + interval '1 hour' where id = $1`, [
      later.id,
    ]);
    const answers = [await join(ended.token), await join(later.token), await join('x'.repeat(43)), await join('')];
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      [410, 'LINK_EXPIRED', 'This link has expired.'],
      [404, 'CHECK_IN_LINK_NOT_FOUND', expect.stringMatching(/^This link works from \w+ \d+, \d{4}, [\d:]+ [AP]M\.$/)],
      [404, 'CHECK_IN_LINK_NOT_FOUND', 'This link is not valid.'],
      [404, 'CHECK_IN_LINK_NOT_FOUND', 'This link is not valid.'],
    ]);
    const device = await ended.device();
    // It is known: what still takes something from it decides that itself.
    expect(await asDevice(device.token)).toEqual([403, 'FORBIDDEN']);
    expect(await asDevice(`tcd_${'x'.repeat(43)}`)).toEqual([401, 'DEVICE_REVOKED']);
  });

  it.each([[''], ['  '], ['x'.repeat(61)]])('says who uses it, in 60 letters at most: not %j', async (name) => {
    await forgetTries();
    const { status, body } = await join((await working()).token, name);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('has its last contact stored once a minute, in the one statement that finds it', async () => {
    const device = await (await working()).device();
    const contactAfter = async (age: string) => {
      await server.database.pool.query(
        `update check_in_device set last_heard_at = now() - $2::interval where id = $1`,
        [device.id, age],
      );
      const { apart } = await countStatements(() => asDevice(device.token));
      const { rows } = await server.database.pool.query<{ now: boolean }>(
        `select last_heard_at > now() - interval '10 seconds' as now from check_in_device where id = $1`,
        [device.id],
      );
      return [apart, rows[0]?.now];
    };
    expect([await contactAfter('50 seconds'), await contactAfter('70 seconds')]).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  it('joins in few statements, and leaves no fact', async () => {
    await forgetTries();
    const link = await working();
    const facts = async () => (await server.database.pool.query('select from fact')).rowCount;
    const before = await facts();
    const { apart } = await countStatements(() => join(link.token));
    // The link, the phone, the commit.
    expect([apart, await facts()]).toEqual([3, before]);
  });

  it('is refused by GraphQL, whatever it asks', async () => {
    const device = await (await working()).device();
    const { errors } = await server.graphql('{ __typename }', {}, device.headers);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });
});
