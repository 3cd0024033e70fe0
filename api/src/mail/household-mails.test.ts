import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { moveClock } from '../platform/clock.js';
import { cookieFor, mailsQueuedTo } from '../../test/household-apis.js';
import { given, visitorDetails } from '../../test/given.js';
import { startSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

/*
 * What mails, their calendar files and the page's calendar file say of one signup, who is notified of a cancellation,
 * and what leads receive: as a real mail server received it, with calendar files read by another library than the one
 * that wrote them.
 */

let smtp: TestSmtpServer;
let server: TestServer;
let admin: { headers: Record<string, string>; email: string; userId: string };
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url, ORG_NAME: 'Fjell Club' });
  admin = await given(server.database.pool).staff('admin', { firstName: 'Astrid' });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () =>
    smtp.received.findLast(
      ({ recipients, parsed }) => recipients.includes(email) && subject.test(parsed.subject ?? ''),
    );
  await smtp.until(() => find() !== undefined);
  return find() as ReceivedMail;
}

/** The only entry of a calendar file. */
function entryOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...more] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  if (!event || more.length > 0) throw new Error('A calendar file of one entry was expected');
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    url: event.component.getFirstPropertyValue('url'),
  };
}
const fileOf = ({ parsed }: ReceivedMail) => entryOf(parsed.attachments[0]?.content as string);

async function signUp(shiftId: string, details = visitorDetails()) {
  const answer = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId,
  });
  expect(answer.status).toBe(201);
  return {
    ...details,
    signupId: answer.body.signup.id,
    volunteerId: answer.body.volunteer.id,
    own: { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
  };
}
const page = async (signupId: string, headers: Record<string, string>) =>
  server.rest<string>('GET', `/api/signups/${signupId}/calendar`, undefined, headers);

describe('one signup in calendars', () => {
  it('is given by the address that pages show without any cookie, for a day, and to nobody else', async () => {
    const event = await given(server.database.pool).event();
    const shift = await (await (await event.category()).opportunity()).shift();
    const input = { ...visitorDetails(), shiftId: shift.id };
    const { data } = await server.graphql<{ signUp: { signup: { id: string; calendarAddress: string } } }>(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id calendarAddress } } }',
      { input },
    );
    const { id, calendarAddress } = data.signUp.signup;
    const get = (address: string) => server.rest<string>('GET', address);
    const answer = await get(calendarAddress);
    expect(answer.status).toBe(200);
    expect(entryOf(answer.body)).toMatchObject({ uid: `signup-${id}@localhost` });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const other = await signUp(shift.id);
    const changed = [
      calendarAddress.replace(id, other.signupId),
      calendarAddress.replace(/pass=\d/, 'pass=9'),
      calendarAddress.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      calendarAddress.replace(/\..*/, ''),
    ];
    expect(await Promise.all(changed.map(async (address) => (await get(address)).status))).toEqual([
      404, 404, 404, 404,
    ]);
    moveClock(25 * 3_600_000);
    const later = await get(calendarAddress);
    moveClock(0);
    expect(later.status).toBe(404);
  });

  it('is one file for a family, of which each signup needs its own pass and a cancelled one is left out', async () => {
    const event = await given(server.database.pool).event();
    const shift = await (await (await event.category()).opportunity()).shift({ qtyRequired: 3 });
    const { email, phone } = visitorDetails();
    const people = ['Ada', 'Bo'].map((firstName) => ({ firstName, lastName: 'Family' }));
    const input = { email, phone, people, places: people.map((_one, person) => ({ shiftId: shift.id, person })) };
    const { data } = await server.graphql<{ signUpHousehold: { signups: { id: string; calendarAddress: string }[] } }>(
      'mutation ($input: SignUpHouseholdInput!) { signUpHousehold(input: $input) { signups { id calendarAddress } } }',
      { input },
    );
    const [ada, bo] = data.signUpHousehold.signups;
    const passOf = (address = '') => new URL(address, server.url).searchParams.get('pass');
    const both = `${ada?.calendarAddress}&also=${bo?.id}.${passOf(bo?.calendarAddress)}`;
    const idsIn = (file: string) => [...file.matchAll(/^UID:signup-([\w-]+)@/gm)].map(([, id]) => id).sort();
    const file = await server.rest<string>('GET', both);
    expect([file.status, idsIn(file.body)]).toEqual([200, [ada?.id, bo?.id].sort()]);
    const refused = [
      `${ada?.calendarAddress}&also=${bo?.id}`,
      `${ada?.calendarAddress}&also=${bo?.id}.${passOf(ada?.calendarAddress)}`,
      both.replace(/pass=[^&]+&/, ''),
    ];
    for (const address of refused) expect((await server.rest('GET', address)).status).toBe(404);
    await server.database.pool.query(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [
      bo?.id,
    ]);
    expect(idsIn((await server.rest<string>('GET', both)).body)).toEqual([ada?.id]);
  });

  it('is one entry in the mail, on the page, after a change and when it is cancelled, also over a night when clocks change', async () => {
    // In Anchorage clocks go forward at 2:00 on March 14, 2027.
    const shift = await (
      await (
        await (
          await given(server.database.pool).event({ name: 'Tour', slug: 'tour-of-a', timeZone: 'America/Anchorage' })
        ).category()
      ).opportunity({ name: 'Night Watch' })
    ).shift({ date: '2027-03-13', startTime: '22:00', endTime: '06:00', location: 'Gate B' });
    const ada = await signUp(shift.id);
    const mailed = fileOf(await mailTo(ada.email, /^You are signed up/));
    expect(mailed).toEqual({
      method: 'PUBLISH',
      status: null,
      uid: `signup-${ada.signupId}@localhost`,
      sequence: 1,
      start: '2027-03-14T07:00:00.000Z',
      end: '2027-03-14T14:00:00.000Z',
      summary: 'Night Watch – Tour',
      location: 'Gate B',
      url: 'http://localhost:4000/event/tour-of-a',
    });
    const answer = await page(ada.signupId, ada.own);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('content-disposition')).toContain('volunteer-shift.ics');
    expect(entryOf(answer.body)).toEqual(mailed);

    const body = { startTime: '23:00' };
    await server.rest('PATCH', `/api/admin/shifts/${shift.id}`, body, admin.headers);
    const update =
      'mutation ($id: ID!) { updateShift(id: $id, input: { location: "Gate C" }, tellPeople: true) { shift { id } } }';
    await server.graphql(update, { id: shift.id }, admin.headers);
    const changed = fileOf(await mailTo(ada.email, /^Changed: Night Watch/));
    expect(changed).toMatchObject({ uid: mailed.uid, location: 'Gate C' });
    expect(changed.sequence).toBeGreaterThan(mailed.sequence);
    expect(entryOf((await page(ada.signupId, ada.own)).body)).toEqual(changed);

    await server.rest('POST', `/api/volunteer/${ada.email}/cancel/${ada.signupId}`, {}, ada.own);
    const cancelled = fileOf(await mailTo(ada.email, /^Cancelled: Night Watch/));
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: mailed.uid });
    expect(cancelled.sequence).toBeGreaterThan(changed.sequence);
    expect(entryOf((await page(ada.signupId, ada.own)).body)).toEqual(cancelled);
  });

  it('is given to the household, to the person who just signed up, and to staff of its category, and is unknown to everybody else', async () => {
    const make = given(server.database.pool);
    const [lead, other] = [await make.staff('lead'), await make.staff('lead')];
    const category = await (await make.event()).category({ leadId: lead.userId });
    const shift = await (await category.opportunity()).shift();
    const [ada, bo] = [await signUp(shift.id), await signUp(shift.id)];
    for (const headers of [ada.own, cookieFor(server, { email: ada.email }), lead.headers, admin.headers])
      expect((await page(ada.signupId, headers)).status).toBe(200);
    for (const headers of [{}, bo.own, cookieFor(server, { email: bo.email }), other.headers])
      expect((await page(ada.signupId, headers)).status).toBe(404);
    expect((await page('x', admin.headers)).status).toBe(404);
  });

  it('leaves the calendar when a merge drops it', async () => {
    const shift = await given(server.database.pool).shift();
    const email = visitorDetails().email;
    const [source, target] = [
      await signUp(shift.id, visitorDetails({ email, firstName: 'Ada' })),
      await signUp(shift.id, visitorDetails({ email, firstName: 'Adda' })),
    ];
    await server.rest(
      'POST',
      '/api/volunteer/merge',
      { sourceId: source.volunteerId, targetId: target.volunteerId },
      cookieFor(server, { email }),
    );
    const mail = await mailTo(email, /were merged$/);
    expect(fileOf(mail)).toMatchObject({ method: 'CANCEL', uid: `signup-${source.signupId}@localhost` });
    expect(mail.parsed.text).toContain('takes what was held twice out of your calendar');
  });
});

describe('a cancellation', () => {
  /**
   * Who is notified when a household cancels in this category: addresses of the staff, and what the household reads.
   */
  async function afterCancelling(eventValues: { organizerId?: string }, leadId?: string) {
    const event = await given(server.database.pool).event();
    if (eventValues.organizerId)
      await server.database.pool.query('update event set organizer_id = $1 where id = $2', [
        eventValues.organizerId,
        event.id,
      ]);
    const shift = await (await (await event.category({ leadId })).opportunity()).shift();
    const ada = await signUp(shift.id);
    const { body } = await server.rest<{ signup: { cancelTells: string } }>(
      'POST',
      `/api/volunteer/${ada.email}/cancel/${ada.signupId}`,
      {},
      ada.own,
    );
    const { parsed } = await mailTo(ada.email, /^Cancelled/);
    const { rows } = await server.database.pool.query<{ recipient: string }>(
      `select recipient from outbox where template = 'lead-cancelled' and payload->'signups'->0->>'signupId' = $1 order by recipient`,
      [ada.signupId],
    );
    return {
      notified: body.signup.cancelTells,
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      staff: rows.map((row) => row.recipient),
    };
  }

  it('notifies the lead; without one the organizer, else all admins; and the household reads who was notified', async () => {
    const make = given(server.database.pool);
    const [lead, organizer, second] = [await make.staff('lead'), await make.staff('admin'), await make.staff('admin')];
    const led = await afterCancelling({ organizerId: organizer.userId }, lead.userId);
    expect([led.notified, led.staff]).toEqual(['lead', [lead.email]]);
    expect(led.text).toContain('The lead of the category has been notified.');
    const organized = await afterCancelling({ organizerId: organizer.userId });
    expect([organized.notified, organized.staff]).toEqual(['organizers', [organizer.email]]);
    expect(organized.text).toContain('The organizers have been notified.');
    const mail = await mailTo(organizer.email, /^Cancelled/);
    expect(mail.parsed.text).toContain('the category Timing, which has no lead');
    const nobodys = await afterCancelling({});
    expect([nobodys.notified, nobodys.staff]).toEqual([
      'organizers',
      [admin.email, organizer.email, second.email].sort(),
    ]);
  });

  it('looks like one: the shift card says so, and role, day and time are struck out', async () => {
    const { text, html } = await afterCancelling({});
    expect(text).toMatch(/-{60}\nCANCELLED\n/);
    expect(html).toContain('<strong>CANCELLED</strong>');
    expect(html).toContain('<s>Bib Caller</s>');
    expect(html).toMatch(/<s>9:00 AM – 12:00 PM<\/s>/);
  });
});

describe('what a shift says', () => {
  it('its note stands in the confirmation and the roster, and a changed one is sent when asked for', async () => {
    const event = await given(server.database.pool).event();
    const shift = await (await (await event.category()).opportunity()).shift();
    const patch = (body: object) => server.rest('PATCH', `/api/admin/shifts/${shift.id}`, body, admin.headers);
    await patch({ notes: 'Bring skis & a <headlamp>' });
    const ada = await signUp(shift.id);
    const mail = await mailTo(ada.email, /^You are signed up/);
    expect(mail.parsed.text).toContain('Note: Bring skis & a <headlamp>');
    expect(mail.parsed.html).toContain('Bring skis &#38; a &#60;headlamp&#62;');
    const roster = await server.rest<string>(
      'GET',
      `/api/exports/roster?eventId=${event.id}`,
      undefined,
      admin.headers,
    );
    const [head, line] = roster.body.split('\r\n');
    expect(head).toContain('Role,Note,Name');
    expect(line).toContain('Bring skis & a <headlamp>');
    const update =
      'mutation ($id: ID!, $notes: String!) { updateShift(id: $id, input: { notes: $notes }, tellPeople: true) { shift { id } } }';
    await server.graphql(update, { id: shift.id, notes: 'Bring poles' }, admin.headers);
    const changed = await mailTo(ada.email, /^Changed/);
    expect(changed.parsed.text).toContain('Note\n  Before: Bring skis & a <headlamp>\n  Now:    Bring poles');
    // A zone that nobody chose is not shown.
    expect(mail.parsed.text).not.toContain('Coordinated Universal Time');
  });
});

describe('a lead', () => {
  it('gets one mail for each action that gives or takes categories, and none about their own actions', async () => {
    const make = given(server.database.pool);
    const [kari, ola] = [
      await make.staff('lead', { firstName: 'Kari' }),
      await make.staff('lead', { firstName: 'Ola' }),
    ];
    const event = await make.event({ name: 'Birkie' });
    const [one, two] = [
      await event.category({ name: 'Timing' }),
      await event.category({ name: 'Start', leadId: ola.userId }),
    ];
    const assign = (leadId: string, categoryIds: string[]) =>
      server.rest('POST', '/api/admin/assign-lead', { leadId, categoryIds }, admin.headers);
    expect((await assign(kari.userId, [one.id, two.id])).status).toBeLessThan(300);
    const news = await mailTo(kari.email, /^You lead 2 categories now$/);
    expect(news.parsed.text).toContain('Start (Birkie)\n\nTiming (Birkie)');
    expect((await mailTo(ola.email, /^You no longer lead Start$/)).parsed.text).toContain('Start (Birkie)');
    await server.rest('PUT', `/api/admin/categories/${one.id}`, { leadId: null }, admin.headers);
    await mailTo(kari.email, /^You no longer lead Timing$/);
    await assign(admin.userId, [one.id]);
    await assign(admin.userId, [one.id]);
    const { rows } = await server.database.pool.query<{ recipient: string }>(
      `select recipient from outbox where template = 'leadership-changed' order by created_at`,
    );
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([kari.email, kari.email, ola.email].sort());
  });

  it('who is new gets one mail: what they lead, and the way in', async () => {
    const event = await given(server.database.pool).event({ name: 'Birkie' });
    const category = await event.category({ name: 'Waffles' });
    const input = { firstName: 'Nils', lastName: 'New', email: visitorDetails().email, categoryIds: [category.id] };
    expect((await server.rest('POST', '/api/admin/leads', input, admin.headers)).status).toBe(201);
    const { parsed } = await mailTo(input.email, /sign-in$/);
    expect(parsed.text).toContain('You are the lead of:\n\nWaffles (Birkie)');
    expect(parsed.text).toContain('/reset-password?token=');
    expect(parsed.html).toContain('Waffles (Birkie)');
    expect(await mailsQueuedTo(server, input.email)).toEqual(['set-up-link']);
  });
});
