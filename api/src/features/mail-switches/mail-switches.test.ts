import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails, zoneAtDay } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../../test/smtp/start-smtp-server.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { clock, instantOf, moveClock } from '../../platform/clock.js';
import { remindHouseholds } from '../reminders/remind-households.js';

/* Reminders and mails to groups, switched off by the link in them, as they arrive at a real mail server. */

let smtp: TestSmtpServer;
let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url });
  await watchMails(server.database.pool);
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterEach(() => moveClock(0));
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const headerOf = ({ parsed }: ReceivedMail, key: string) => parsed.headers.find((one) => one.key === key)?.value;
const mailsTo = (email: string, subject: RegExp) =>
  smtp.received.filter(({ recipients, parsed }) => recipients.includes(email) && subject.test(parsed.subject ?? ''));

async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  await until(() => mailsTo(email, subject).length > 0, 30_000);
  return mailsTo(email, subject)[0] as ReceivedMail;
}

/** The token of a mail's header. */
function tokenIn(mail: ReceivedMail): string {
  const token = /^<http.*\/mails\/([\w-]+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1];
  if (!token) throw new Error('This mail cannot be switched off');
  return token;
}

/** An event so many days from now, with people in it. */
async function eventWith(people: number) {
  const startDate = inDays(40);
  const event = await given(server.database.pool).event({ startDate, timeZone: 'Europe/Oslo' });
  const shift = await (await (await event.category()).opportunity()).shift({ date: startDate });
  const emails: string[] = [];
  for (let one = 0; one < people; one += 1) {
    const details = visitorDetails();
    expect((await server.rest('POST', '/api/signup', { ...details, shiftId: shift.id })).status).toBe(201);
    emails.push(details.email);
  }
  return { id: event.id, startDate, emails };
}

const remind = () => remindHouseholds.run(nobodyOf(server), {}, new AbortController().signal);
/** A week before, at nine. */
const goToReminder = (startDate: string) =>
  moveClock(instantOf(startDate, '09:00', 'Europe/Oslo').getTime() - 7 * 86_400_000 - clock.now().getTime());
const write = (eventId: string, subject: string) =>
  server.rest<{ recipients: number; switchedOff: number; code?: string; message?: string }>(
    'POST',
    '/api/bulk-mails',
    { group: { kind: 'event', id: eventId }, subject, text: 'Hello.' },
    admin,
  );
const rows = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, string>>(text, values)).rows;
const rest = (method: string, token: string, body?: object) =>
  server.rest<{ on?: boolean; code?: string; message?: string }>(method, `/api/mails/${token}`, body);
const oneClick = (token: string) =>
  fetch(`${server.url}/mails/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('reminders and mails to groups', () => {
  it('carry the headers and the line that switch them off; a confirmation has neither', async () => {
    const { id, startDate, emails } = await eventWith(1);
    const [email = ''] = emails;
    await write(id, 'Bring skis');
    goToReminder(startDate);
    await remind();
    moveClock(0);
    const bulk = await mailTo(email, /Bring skis/);
    const reminder = await mailTo(email, /^Reminder/);
    for (const [mail, line] of [
      [bulk, 'Stop emails like this one'],
      [reminder, 'Stop these reminders'],
    ] as const) {
      const address = `/mails/${tokenIn(mail)}`;
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(mail.parsed.text).toContain(`${line}:\n`);
      expect(mail.parsed.text).toContain(address);
      expect(mail.parsed.html).toContain(address);
    }
    const confirmation = await mailTo(email, /signed up/);
    expect(headerOf(confirmation, 'list-unsubscribe')).toBeUndefined();
    expect(confirmation.parsed.text).not.toContain('/mails/');
    // The link opens nothing else.
    expect((await server.rest('GET', `/api/manage/${tokenIn(bulk)}`)).status).toBe(404);
  });

  it('stop with one press in a mail program, and staff see how many had switched them off', async () => {
    const { id, startDate, emails } = await eventWith(2);
    const [off = '', on = ''] = emails;
    await write(id, 'The first');
    const token = tokenIn(await mailTo(off, /The first/));
    for (const press of [1, 2]) expect([press, (await oneClick(token)).status]).toEqual([press, 200]);
    expect((await write(id, 'The second')).body).toMatchObject({ recipients: 1, switchedOff: 1 });
    const { data } = await server.graphql<{ mailContacts: { email: string; switchedOff: boolean }[] }>(
      'query ($id: ID!) { mailContacts(group: { kind: EVENT, id: $id }) { email switchedOff } }',
      { id },
      admin,
    );
    expect(Object.fromEntries(data.mailContacts.map((one) => [one.email, one.switchedOff]))).toEqual({
      [off]: true,
      [on]: false,
    });
    goToReminder(startDate);
    await remind();
    const reminded = `select recipient from seen_mail where template = 'reminder' and event_id = $1`;
    expect(await rows(reminded, [id])).toEqual([{ recipient: on }]);
    // Switching them on again sends nothing about what has passed.
    await rest('POST', token, { on: true });
    await remind();
    expect(await rows(reminded, [id])).toHaveLength(1);
    moveClock(0);
    await oneClick(tokenIn(await mailTo(on, /The second/)));
    await oneClick(token);
    expect((await write(id, 'The third')).body).toMatchObject({
      code: 'NOBODY_TO_MAIL',
      message: 'Everyone in this group has switched these emails off.',
    });
    // What concerns their own signups still comes.
    const { id: shiftId } = await given(server.database.pool).shift({});
    await server.rest('POST', '/api/signup', { ...visitorDetails(), email: off, shiftId });
    await until(() => mailsTo(off, /signed up/).length === 2, 30_000);
  });

  it('go for questions whether somebody takes over a place, too: the header is in them, and they obey the switch when they are sent', async () => {
    const startDate = inDays(40);
    // At night nobody is asked.
    const event = await given(server.database.pool).event({ startDate, timeZone: zoneAtDay() });
    const role = await (await event.category()).opportunity();
    const places = [
      await role.shift({ date: startDate }),
      await role.shift({ date: startDate, startTime: '20:00', endTime: '21:00' }),
    ];
    const [giver, agreed] = [visitorDetails(), visitorDetails()];
    const signUp = async (details: object, shiftId = '') =>
      (await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId })).body.signup.id;
    const [first, second] = [
      await signUp(giver, places[0]?.id),
      await signUp({ ...visitorDetails(), email: giver.email }, places[0]?.id),
    ];
    await signUp({ ...agreed, mayBeAsked: true }, places[1]?.id);
    const ask = (id = '') =>
      server.rest(
        'POST',
        `/api/signups/${id}/replacement`,
        { askOthers: true },
        cookieFor(server, { email: giver.email }),
      );
    expect((await ask(first)).status).toBe(200);
    const question = await mailTo(agreed.email, /^Can you take over/);
    expect(headerOf(question, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await oneClick(tokenIn(question))).status).toBe(200);
    expect((await ask(second)).status).toBe(200);
    expect(
      await rows(`select from seen_mail where template = 'replacement-request' and event_id = $1`, [event.id]),
    ).toHaveLength(1);
  });

  it('are switched on the household’s own page, which its mailed link alone opens', async () => {
    const { id, emails } = await eventWith(1);
    const [email = ''] = emails;
    const confirmation = await mailTo(email, /signed up/);
    const link = /\/manage\/([\w-]{43})/.exec(confirmation.parsed.text ?? '')?.[1] ?? '';
    interface Own {
      household: { mailSwitch: { on: boolean; token: string } | null };
    }
    const look = async () =>
      (
        await server.graphql<Own>('query ($link: String!) { household(token: $link) { mailSwitch { on token } } }', {
          link,
        })
      ).data.household.mailSwitch;
    const own = await look();
    expect(own?.on).toBe(true);
    expect((await rest('POST', own?.token ?? '', { on: false })).body).toEqual({ on: false });
    expect(await look()).toEqual({ on: false, token: own?.token });
    expect((await write(id, 'Nobody')).body.code).toBe('NOBODY_TO_MAIL');
    const lookedUp = await server.graphql<{ lookUpHousehold: Own }>(
      'mutation ($email: String!) { lookUpHousehold(email: $email) { household { mailSwitch { on } } } }',
      { email },
    );
    expect(lookedUp.data.lookUpHousehold.household.mailSwitch).toBeNull();
  });

  it.each(['REST', 'GraphQL'])(
    'are looked at and switched by the link, by %s; looking changes nothing',
    async (api) => {
      const { id, emails } = await eventWith(1);
      await write(id, 'Look');
      const token = tokenIn(await mailTo(emails[0] ?? '', /Look/));
      const ask = async (query: string, variables: object) => {
        const { data, errors } = await server.graphql<Record<string, { on: boolean }> | null>(query, variables);
        return errors ? errors[0]?.extensions.code : Object.values(data ?? {})[0]?.on;
      };
      const resultOf = ({ body }: { body: { on?: boolean; code?: string } }) => body.code ?? body.on;
      const look = async (one = token) =>
        api === 'REST'
          ? resultOf(await rest('GET', one))
          : ask('query ($token: String!) { mailSwitch(token: $token) { on } }', { token: one });
      const press = async (on: boolean, one = token) =>
        api === 'REST'
          ? resultOf(await rest('POST', one, { on }))
          : ask('mutation ($token: String!, $on: Boolean!) { switchMails(token: $token, on: $on) { on } }', {
              token: one,
              on,
            });
      const before = await rows('select email_key from email_opt_out order by 1');
      expect([await look(), await look()]).toEqual([true, true]);
      expect(await rows('select email_key from email_opt_out order by 1')).toEqual(before);
      expect([await press(false), await press(false), await look()]).toEqual([false, false, false]);
      expect([await press(true), await press(true), await look()]).toEqual([true, true, true]);
      for (const wrong of [`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`, 'x']) {
        expect(await look(wrong)).toBe('LINK_NOT_FOUND');
        expect(await press(false, wrong)).toBe('LINK_NOT_FOUND');
      }
    },
  );

  it('have a page at the address of the header, which GET shows and which changes nothing', async () => {
    const { id, emails } = await eventWith(1);
    await write(id, 'Page');
    const token = tokenIn(await mailTo(emails[0] ?? '', /Page/));
    const page = await fetch(`${server.url}/mails/${token}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await rest('GET', token)).body).toEqual({ on: true });
    const wrong = await oneClick('x');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      404,
      { code: 'LINK_NOT_FOUND', message: 'This link is not valid.' },
    ]);
  });
});
