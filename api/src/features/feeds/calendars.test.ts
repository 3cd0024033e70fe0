import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { linkOf } from '../../../test/household-apis.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import type { MailScene } from '../../mail/mail-template.js';
import { eventCancelledMail } from '../../mail/templates/event-cancelled.js';

/* Every calendar of the product, as another program reads it. */

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

interface Entry {
  uid: string;
  title: string;
  status: string | null;
  sequence: number;
  start: string;
  end: string;
  location: string;
  description: string;
}

/** The entries of a file by their UID. Fails on what is no calendar, or holds an entry twice. */
function entriesOf(file: string): Map<string, Entry> {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0']);
  const entries = calendar.getAllSubcomponents('vevent').map((component): Entry => {
    const event = new ICAL.Event(component);
    expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy();
    return {
      uid: event.uid,
      title: event.summary,
      status: component.getFirstPropertyValue('status') as string | null,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      location: event.location,
      description: event.description,
    };
  });
  const byUid = new Map(entries.map((entry) => [entry.uid, entry]));
  expect(byUid.size).toBe(entries.length);
  return byUid;
}

async function calendarAt(path: string, headers: Record<string, string> = {}): Promise<Map<string, Entry>> {
  const { status, headers: answered, body } = await server.rest<string>('GET', path, undefined, headers);
  expect([path, status]).toEqual([path, 200]);
  expect(answered.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/);
  return entriesOf(body);
}

async function feedOf(eventId: string, kind: 'SHIFTS' | 'ROSTER' | 'SIGNUPS'): Promise<string> {
  return (await given(server.database.pool).feed({ eventId, kind, makerId: admin.userId })).path;
}

describe('times in calendars', () => {
  // Clocks go forward, then back, by the zone's own rule; the last one by half an hour.
  const days = [
    ['Europe/Oslo', '2027-03-28', ['2027-03-27T23:30:00.000Z', '2027-03-28T02:30:00.000Z']],
    ['Europe/Oslo', '2027-10-31', ['2027-10-30T22:30:00.000Z', '2027-10-31T03:30:00.000Z']],
    ['America/Anchorage', '2027-03-14', ['2027-03-14T09:30:00.000Z', '2027-03-14T12:30:00.000Z']],
    ['America/Anchorage', '2027-11-07', ['2027-11-07T08:30:00.000Z', '2027-11-07T13:30:00.000Z']],
    ['Australia/Lord_Howe', '2027-10-03', ['2027-10-02T14:00:00.000Z', '2027-10-02T17:30:00.000Z']],
    ['Australia/Lord_Howe', '2027-04-04', ['2027-04-03T13:30:00.000Z', '2027-04-03T18:00:00.000Z']],
  ] as const;

  it.each(days)('are right in %s on %s, in every form', async (timeZone, date, [start, end]) => {
    const { pool } = server.database;
    const event = await given(pool).event({ timeZone, startDate: date });
    const role = await (await event.category()).opportunity();
    const shift = await role.shift({ startTime: '00:30', endTime: '04:30' });
    const signup = await signedUp(pool, shift, visitorDetails());
    const shifts = await feedOf(event.id, 'SHIFTS');
    for (const path of [`${shifts}.ics`, `/event/${event.slug}/shifts.ics`])
      expect((await calendarAt(path)).get(`shift-${shift.id}@localhost`)).toMatchObject({ start, end });
    const roster = await feedOf(event.id, 'ROSTER');
    for (const path of [`${roster}.ics`, `/api/signups/${signup.id}/calendar`])
      expect((await calendarAt(path, admin.headers)).get(`signup-${signup.id}@localhost`)).toMatchObject({
        start,
        end,
      });
    const { body } = await server.rest<object[]>('GET', `${roster}.json`);
    expect(body).toMatchObject([
      { date, startTime: '00:30', endTime: '04:30', startsAt: start, endsAt: end, timeZone },
    ]);
  });

  it('never end before they start, also where the clock skips the start', async () => {
    const event = await given(server.database.pool).event({ timeZone: 'Europe/Oslo', startDate: '2027-03-28' });
    const role = await (await event.category()).opportunity();
    const { id } = await role.shift({ startTime: '02:30', endTime: '03:00' });
    const path = await feedOf(event.id, 'SHIFTS');
    const entry = (await calendarAt(`${path}.ics`)).get(`shift-${id}@localhost`);
    expect([entry?.start, entry?.end]).toEqual(['2027-03-28T01:30:00.000Z', '2027-03-28T01:30:00.000Z']);
    expect((await server.rest<object[]>('GET', `${path}.json`)).body).toMatchObject([{ endsAt: entry?.start }]);
  });
});

describe('the entry of a signup', () => {
  it('is the same everywhere, is replaced by a change, and is marked as cancelled', async () => {
    const { pool } = server.database;
    const person = { ...visitorDetails(), firstName: 'Vera', lastName: 'Ødegård; Berg, & Co' };
    const event = await given(pool).event({ name: 'Winter Classic', startDate: inDays(20) });
    const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bib Caller' });
    const shift = await role.shift({ location: 'Kincaid; gate B' });
    const signupId = await signUp(shift.id, person);
    const uid = `signup-${signupId}@localhost`;
    const household = `${await householdCalendar(person.email)}`;
    const roster = `${await feedOf(event.id, 'ROSTER')}.ics`;
    const places = [household, roster, `/api/signups/${signupId}/calendar`];
    const seen = async () =>
      Promise.all(places.map(async (path) => (await calendarAt(path, admin.headers)).get(uid) as Entry));
    const before = await seen();
    for (const entry of before) expect(entry).toMatchObject({ status: null, location: 'Kincaid; gate B' });
    expect(before.map(({ title }) => title)).toEqual([
      'Bib Caller – Winter Classic',
      'Vera Ødegård; Berg, & Co: Bib Caller – Winter Classic',
      'Bib Caller – Winter Classic',
    ]);

    await server.rest('PATCH', `/api/admin/shifts/${shift.id}`, { startTime: '07:00' }, admin.headers);
    const after = await seen();
    after.forEach((entry, index) => {
      expect(entry.start).toMatch(/T07:00:00/);
      expect(entry.sequence).toBeGreaterThan(before[index]?.sequence ?? Infinity);
    });

    await server.rest('POST', `/api/admin/signups/${signupId}/cancel`, undefined, admin.headers);
    const cancelled = await seen();
    cancelled.forEach((entry, index) => {
      expect(entry.status).toBe('CANCELLED');
      expect(entry.sequence).toBeGreaterThan(after[index]?.sequence ?? Infinity);
    });
    // Lists leave out a person who cancelled; the list of signups says that they did.
    expect((await server.rest('GET', roster.replace('.ics', '.json'))).body).toEqual([]);
    const signups = await feedOf(event.id, 'SIGNUPS');
    expect((await server.rest<object[]>('GET', `${signups}.json`)).body).toMatchObject([
      { signupId: signupId, status: 'cancelled', cancelledAt: expect.stringMatching(/Z$/) },
    ]);
  });
});

describe('an event that is cancelled and comes back', () => {
  it('cancels its entries and brings them back everywhere, each time with a higher number; its mail counts with them', async () => {
    const { pool } = server.database;
    const person = visitorDetails();
    const event = await given(pool).event({ startDate: inDays(20) });
    const shift = await (await (await event.category()).opportunity()).shift();
    const [signupId, givenBack] = [await signUp(shift.id, person), await signUp(shift.id, visitorDetails())];
    await server.rest('POST', `/api/admin/signups/${givenBack}/cancel`, undefined, admin.headers);
    const signups = `${await feedOf(event.id, 'SIGNUPS')}.ics`;
    const uid = `signup-${signupId}@localhost`;
    const places: [string, string][] = [
      [`${await householdCalendar(person.email)}`, uid],
      [`/api/signups/${signupId}/calendar`, uid],
      [signups, uid],
      [`/event/${event.slug}/shifts.ics`, `shift-${shift.id}@localhost`],
    ];
    const seen = async () => {
      const entries = await Promise.all(
        places.map(async ([path, key]) => (await calendarAt(path, admin.headers)).get(key)),
      );
      expect(new Set(entries.map((entry) => entry?.status)).size).toBe(1);
      // The same number everywhere: calendars compare them.
      expect(new Set(entries.map((entry) => entry?.sequence)).size).toBe(1);
      return [entries[0]?.status, entries[0]?.sequence ?? NaN] as const;
    };
    const turn = async (verb: string) => {
      const { errors } = await server.graphql(
        `mutation { ${verb}(eventId: "${event.id}") { event { id } } }`,
        {},
        admin.headers,
      );
      expect(errors).toBeUndefined();
    };
    const [status, first] = await seen();
    expect(status).toBeNull();
    let last = first;
    for (const [verb, expected] of [
      ['cancelEvent', 'CANCELLED'],
      ['publishEvent', null],
      ['cancelEvent', 'CANCELLED'],
      ['publishEvent', null],
    ] as const) {
      await turn(verb);
      // As if it had left: one that waits is taken back when the event is revived.
      await pool.query(`update outbox set state = 'sent', sent_at = now() where template = 'event-cancelled'`);
      const [now, sequence] = await seen();
      expect(now).toBe(expected);
      expect(sequence).toBeGreaterThan(last);
      last = sequence;
    }
    // A person who gave the place back stays cancelled for good.
    expect((await calendarAt(signups)).get(`signup-${givenBack}@localhost`)).toMatchObject({
      status: 'CANCELLED',
      sequence: 1_000_000,
    });
    const { rows } = await pool.query<{ payload: { signups: unknown[]; message: null } }>(
      `select payload from outbox where recipient = $1 and template = 'event-cancelled' order by created_at`,
      [person.email],
    );
    const files = rows.map(({ payload }) => {
      const mail = eventCancelledMail.render(eventCancelledMail.payload.parse(payload), {
        settings: { publicUrl: 'http://localhost:4000', organisationName: 'Club', contactEmail: 'club@example.org' },
        householdLink: () => 'http://localhost:4000/manage',
      } as unknown as MailScene);
      return [...entriesOf(String(mail.attachments?.[0]?.content)).values()][0];
    });
    expect(files.map((entry) => entry?.status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(files.map((entry) => entry?.sequence)).toEqual([last - 3, last - 1]);
  });
});

/** Signs a visitor up, who gets a link by that; gives the signup's id. */
async function signUp(shiftId: string, person: object): Promise<string> {
  const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...person, shiftId });
  expect(status).toBe(201);
  return body.signup.id;
}

/** The path of the calendar that a household's page shows. */
async function householdCalendar(email: string, headers: Record<string, string> = {}): Promise<string | null> {
  const token = await linkOf(server, email);
  const { data } = await server.graphql<{ household: { calendarAddress: string | null } }>(
    `{ household(token: "${token}") { calendarAddress } }`,
    {},
    headers,
  );
  return data.household.calendarAddress && new URL(data.household.calendarAddress).pathname;
}

describe("a household's own calendar", () => {
  it('holds all its people and nobody else, no matter who asks', async () => {
    const person = { ...visitorDetails(), firstName: 'Vera', phone: '907-555-0142' };
    const shift = await given(server.database.pool).shift();
    const mine = await signUp(shift.id, person);
    const child = await signUp(shift.id, { ...person, firstName: 'Rolf' });
    await signUp(shift.id, visitorDetails());
    const path = (await householdCalendar(person.email)) ?? '';
    expect(path).toMatch(/^\/feeds\/[\w-]{65}\.ics$/);
    for (const headers of [{}, admin.headers]) {
      const entries = await calendarAt(path, headers);
      expect([...entries.keys()].sort()).toEqual([mine, child].map((id) => `signup-${id}@localhost`).sort());
      expect([...entries.values()].map(({ title }) => title.split(':')[0]).sort()).toEqual(['Rolf', 'Vera']);
      expect(JSON.stringify([...entries.values()])).not.toContain(person.phone);
    }
    for (const one of [path.replace('.ics', '.json'), path.replace('.ics', '.csv'), path.replace(/.\.ics$/, '.ics')])
      expect([one, (await server.rest('GET', one)).status]).toEqual([one, 404]);
    // A changed letter of the proof, or of the id.
    for (const at of [8, 40]) {
      const letter = path[at] === 'A' ? 'B' : 'A';
      const wrong = `${path.slice(0, at)}${letter}${path.slice(at + 1)}`;
      expect([wrong, (await server.rest('GET', wrong)).status]).toEqual([wrong, 404]);
    }
  });

  it('is shown to a person who opened the mailed link, and closed with the links', async () => {
    const person = visitorDetails();
    const shift = await given(server.database.pool).shift();
    await signUp(shift.id, person);
    const path = (await householdCalendar(person.email)) ?? '';
    expect((await calendarAt(path)).size).toBe(1);
    const lookUp = `mutation { lookUpHousehold(email: "${person.email}") { household { calendarAddress } } }`;
    const lookedUp = await server.graphql<{ lookUpHousehold: object }>(lookUp);
    expect(lookedUp.data.lookUpHousehold).toEqual({ household: { calendarAddress: null } });
    const asStaff = await server.graphql<{ volunteers: { nodes: { household: object }[] } }>(
      `{ volunteers { nodes { household { calendarAddress } } } }`,
      {},
      admin.headers,
    );
    expect(asStaff.data.volunteers.nodes.map(({ household }) => household)).toEqual(
      asStaff.data.volunteers.nodes.map(() => ({ calendarAddress: null })),
    );
    await server.rest('POST', `/api/manage/${await linkOf(server, person.email)}/replace-link`);
    const closed = await server.rest('GET', path);
    expect([closed.status, closed.body]).toMatchObject([410, { code: 'LINK_EXPIRED' }]);
    expect((await calendarAt((await householdCalendar(person.email)) ?? '')).size).toBe(1);
  });
});

describe('the columns of feeds', () => {
  it('are only ever added, at the end', async () => {
    const { pool } = server.database;
    const event = await given(pool).event({ startDate: inDays(20) });
    const shift = await (await (await event.category()).opportunity()).shift();
    await signedUp(pool, shift, { ...visitorDetails(), firstName: '=Vera' });
    for (const kind of ['SHIFTS', 'ROSTER', 'SIGNUPS'] as const) {
      const path = await feedOf(event.id, kind);
      const csv = (await server.rest<string>('GET', `${path}.csv`)).body;
      expect([kind, csv.replace('\ufeff', '').split('\r\n')[0]]).toMatchSnapshot();
      const [row] = (await server.rest<object[]>('GET', `${path}.json`)).body;
      expect(Object.keys(row ?? {}).join()).toBe(csv.replace('\ufeff', '').split('\r\n')[0]);
      if (kind !== 'SHIFTS') expect(csv).toContain("'=Vera");
    }
  });
});
