import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { given, visitorDetails } from '../../test/given.js';
import { startSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { issuePasswordLink } from '../features/accounts/sign-in/issue-password-link.js';
import { findUserByEmail } from '../features/accounts/users/find-user-by-email.js';
import { contextFor } from '../http/create-context.js';
import { operation } from '../platform/operation/operation.js';
import { visitor } from '../platform/operation/viewer.js';

/* Every mail of households and staff access, as a real mail server received it; each link is followed to where it leads. */

let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url, ORG_NAME: 'Fjell & Fjord', LOOKUP_MODE: 'link' });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

/** The newest mail to an address whose subject fits, once it came. */
async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () =>
    smtp.received.findLast(
      ({ recipients, parsed }) => recipients.includes(email) && subject.test(parsed.subject ?? ''),
    );
  await smtp.until(() => find() !== undefined);
  return find() as ReceivedMail;
}

const visible = (html = '') =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');

/** What holds for every mail: both parts say the facts, the link stands in both, and it reads well in the dark. */
function check({ parsed }: ReceivedMail, facts: string[], link: RegExp): string {
  const { text = '', html = '' } = parsed;
  for (const fact of facts) {
    expect(text.replace(/\s+/g, ' ')).toContain(fact);
    expect(visible(html)).toContain(fact);
  }
  const address = link.exec(text)?.[0] ?? '';
  expect(address).toMatch(/^http:\/\/localhost:4000\//);
  expect(html).toContain(`href="${address.replaceAll('&', '&#38;')}"`);
  // Dark colours for mailboxes that keep the sheet; nothing is fetched from anywhere.
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).not.toMatch(/\ssrc=|url\(|<link|@import/);
  // Whatever has a light background or a dark text inline has a class that turns it.
  for (const [tag] of html.matchAll(/<[a-z0-9]+\b[^>]*style="[^"]*(?:color|background):\s*#[^>]*>/gi))
    expect(tag).toMatch(/class="[^"]+"/);
  expect(parsed.from?.address).toBeTruthy();
  expect(text).toContain('Sent by Fjell & Fjord');
  return address;
}

/** A person with a signup in a category with a lead, the token of their confirmation's link, and the cookie it gives. */
async function signedUp(firstName: string, email = visitorDetails().email, shiftId?: string) {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead', { firstName: 'Marit', lastName: 'Lindqvist' });
  const id =
    shiftId ??
    (
      await (
        await (await (await ladder.event()).category({ leadId: lead.userId })).opportunity({ name: 'Marshal <Spruce>' })
      ).shift({ qtyRequired: 4 })
    ).id;
  const details = { firstName, lastName: "O'Neil-Ødegård", email, shiftId: id };
  const { status, body } = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>(
    'POST',
    '/api/signup',
    details,
  );
  expect(status).toBe(201);
  const { text = '' } = (await mailTo(email, /You are signed up/)).parsed;
  const token = /\/manage\/([\w-]{43})/.exec(text)?.[1] ?? '';
  const opened = await server.rest('GET', `/api/manage/${token}`);
  expect(opened.status).toBe(200);
  return {
    email,
    leadEmail: lead.email,
    shiftId: id,
    signupId: body.signup.id,
    volunteerId: body.volunteer.id,
    token,
    caller: { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
  };
}

async function opensHousehold(address: string, email: string): Promise<void> {
  const token = /\/manage\/([\w-]{43})$/.exec(address)?.[1];
  expect(await server.rest('GET', `/api/manage/${token}`)).toMatchObject({ status: 200, body: { email } });
}

const manage = /http:\S+\/manage\/[\w-]{43}/;

describe('mails to households', () => {
  it('a cancellation: to the household with a calendar file that takes the entry out, and to the lead with what is missing now', async () => {
    const person = await signedUp('Siobhán');
    await server.rest('POST', `/api/manage/${person.token}/cancel/${person.signupId}`);
    const mail = await mailTo(person.email, /^Cancelled: Marshal <Spruce>, /);
    const link = check(
      mail,
      [
        'Hi Siobhán, this signup was cancelled.',
        'Marshal <Spruce>',
        'Winter Classic',
        '9:00 AM – 12:00 PM',
        "Wasn't you?",
      ],
      manage,
    );
    await opensHousehold(link, person.email);
    const [calendar] = mail.parsed.attachments;
    const entry = (calendar!.content as string).replace(/\r\n[ \t]/g, '');
    expect(entry).toMatch(
      /METHOD:CANCEL[\s\S]*UID:signup-[\w-]+@localhost[\s\S]*SEQUENCE:1000000[\s\S]*STATUS:CANCELLED/,
    );
    expect(entry).toContain(`UID:signup-${person.signupId}@localhost`);

    const leadMail = await mailTo(person.leadEmail, /^Cancelled: Siobhán O'Neil-Ødegård, Marshal <Spruce>, /);
    const facts = [
      'Hi Marit Lindqvist',
      'Timing: Marshal <Spruce>',
      `Siobhán O'Neil-Ødegård (${person.email})`,
      '0 of 4 volunteers are signed up now: 4 still needed.',
    ];
    check(leadMail, facts, /http:\S+\/dashboard/);
    // The household's key is not for the lead.
    expect(leadMail.raw + leadMail.parsed.html + leadMail.parsed.text).not.toContain('/manage/');
  });

  it('a cancellation by staff says so', async () => {
    const person = await signedUp('Bo');
    const { headers } = await given(server.database.pool).staff('admin');
    await server.rest('POST', `/api/volunteer/${person.email}/cancel/${person.signupId}`, undefined, headers);
    check(
      await mailTo(person.email, /^Cancelled/),
      ['this signup was cancelled by Fjell & Fjord.', 'Think this is a mistake?'],
      manage,
    );
  });

  it('a new name', async () => {
    const person = await signedUp('Ana');
    await server.rest(
      'PUT',
      `/api/volunteer/${person.volunteerId}/name`,
      { firstName: 'Anna', lastName: 'Ås' },
      person.caller,
    );
    const mail = await mailTo(person.email, /^A name among your signups was changed$/);
    await opensHousehold(
      check(
        mail,
        ["Ana O'Neil-Ødegård is now called Anna Ås.", "If this was you, you don't need to do anything."],
        manage,
      ),
      person.email,
    );
  });

  it('a merge, with what was held twice', async () => {
    const one = await signedUp('Ana');
    const other = await signedUp('Anna', one.email, one.shiftId);
    await server.rest(
      'POST',
      '/api/volunteer/merge',
      { sourceId: one.volunteerId, targetId: other.volunteerId },
      one.caller,
    );
    const facts = [
      "the signups of Ana O'Neil-Ødegård now belong to Anna O'Neil-Ødegård",
      'One shift that both held is held once now',
      "If this was you, you don't need to do anything.",
    ];
    await opensHousehold(
      check(await mailTo(one.email, /^Two people among your signups were merged$/), facts, manage),
      one.email,
    );
    check(
      await mailTo(one.leadEmail, /^Cancelled/),
      ['Was entered twice under two names and keeps one spot.', '1 of 4 volunteers'],
      /http:\S+\/dashboard/,
    );
  });

  it('the link, asked for on the lookup page', async () => {
    const person = await signedUp('Ana');
    expect((await server.rest('POST', '/api/volunteer/lookup', { email: person.email })).body).toEqual({ sent: true });
    const mail = await mailTo(person.email, /^Your link to your signups$/);
    await opensHousehold(
      check(mail, ['asked for the link', 'valid for one year', "Wasn't you?"], manage),
      person.email,
    );
  });

  it('a new link in the place of the old ones', async () => {
    const person = await signedUp('Ana');
    await server.rest('POST', `/api/manage/${person.token}/replace-link`);
    const mail = await mailTo(person.email, /^Your new link/);
    const link = check(mail, ['They no longer work', "Wasn't you?"], manage);
    expect(link).not.toContain(person.token);
    // The calendar of the old link is closed with it: here is the new one.
    const calendar = new URL(check(mail, ['A calendar that keeps itself up to date'], /http:\S+\/feeds\/\S+\.ics/));
    const entries = await server.rest<string>('GET', calendar.pathname);
    expect([entries.status, entries.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ]);
    await opensHousehold(link, person.email);
    expect((await server.rest('GET', `/api/manage/${person.token}`)).status).toBe(410);
  });
});

/** What staff will do when they make a user. */
const invite = operation(
  {
    access: 'public',
    input: z.object({ key: z.string() }),
  },
  async function invite(ctx, { key }) {
    const user = await findUserByEmail(ctx, key);
    if (user) await issuePasswordLink(ctx, user, 'set-up');
  },
);

describe('mails to staff', () => {
  const lead = () => given(server.database.pool).staff('lead', { firstName: 'Åse' });

  it('a reset link, and the news that the password was changed', async () => {
    const { email } = await lead();
    await server.rest('POST', '/api/auth/request-password-reset', { email });
    const mail = await mailTo(email, /^Set a new password$/);
    const address = check(
      mail,
      ['Hi Åse', 'once and for one hour', "Wasn't you?"],
      /http:\S+\/reset-password\?token=[\w-]{43}(?=\s)/,
    );
    const token = new URL(address).searchParams.get('token');
    expect(
      (await server.rest('POST', '/api/auth/reset-password', { token, password: 'a long new password' })).status,
    ).toBe(200);
    const news = await mailTo(email, /^Your password was changed$/);
    check(
      news,
      ['Hi Åse', '(UTC)', "If this was you, you don't need to do anything.", 'set a new password at once'],
      /http:\S+\/admin/,
    );
  });

  it('a sign-in link', async () => {
    const { email } = await lead();
    await server.rest('POST', '/api/auth/request-magic-link', { email });
    const mail = await mailTo(email, /^Sign in to /);
    const address = check(mail, ['Hi Åse', 'once and for 10 minutes'], /http:\S+\/auth\/magic\?token=[\w-]{43}/);
    const token = new URL(address).searchParams.get('token');
    expect(await server.rest('GET', `/api/auth/verify/${token}`)).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
  });

  it('a set-up link', async () => {
    const { email } = await lead();
    await contextFor(server.running.services, visitor, 'test').run(invite, { key: email });
    const mail = await mailTo(email, /^Your .* sign-in$/);
    const address = check(
      mail,
      ['Hi Åse', 'Fjell & Fjord has made you a sign-in', 'once and for 7 days'],
      /http:\S+\/reset-password\?token=[\w-]{43}&setup=1/,
    );
    const { rows } = await server.database.pool.query<{ days: number }>(
      `select extract(epoch from t.expires_at - t.created_at)::float / 86400 as days from password_reset_token t
       join app_user u on u.id = t.user_id where u.email = $1`,
      [email],
    );
    expect(rows[0]?.days).toBeCloseTo(7);
    const token = new URL(address).searchParams.get('token');
    expect(
      (await server.rest('POST', '/api/auth/reset-password', { token, password: 'a first long password' })).status,
    ).toBe(200);
  });
});
