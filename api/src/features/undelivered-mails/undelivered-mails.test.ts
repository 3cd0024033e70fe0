import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, visitorDetails } from '../../../test/given.js';
import { startSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { untilBlocked } from '../../../test/until-blocked.js';
import { mailKind, mailKinds, plainReason, serverWords } from './describe-mail.js';
import { emailKey } from '../../platform/text/person-key.js';
import { mailsToMove } from './move-pending-mails.js';
import type { UndeliveredMail } from './undelivered-mail.types.js';

/** A page as REST gives it. */
interface UndeliveredMailPage {
  mails: UndeliveredMail[];
  total: number;
  nextCursor: string | null;
}

/*
 * Mails that a real mail server refused for good, what the staff see of them, and how they arrive after all. Longer than others: one server
 * and one world serve all of it.
 */

let smtp: TestSmtpServer;
let server: TestServer;
let admin: { headers: Record<string, string>; email: string; userId: string };
let lead: { headers: Record<string, string>; email: string };
let other: { headers: Record<string, string> };
let shift: { id: string; eventId: string };

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url, ORG_NAME: 'Fjell Club' });
  const make = given(server.database.pool);
  admin = await make.staff('admin', { firstName: 'Astrid' });
  const leader = await make.staff('lead');
  lead = leader;
  other = await make.staff('lead');
  const event = await make.event({ name: 'Birkie' });
  await event.category({ name: 'Timing' });
  const role = await (
    await event.category({ name: 'Feed Station', leadId: leader.userId })
  ).opportunity({ name: 'Soup' });
  shift = await role.shift({ qtyRequired: 500 });
});
beforeEach(async () => {
  await server.database.pool.query('delete from outbox');
  smtp.received.length = 0;
  smtp.unknown.clear();
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const list = async (headers: Record<string, string>, query = '') =>
  (await server.rest<UndeliveredMailPage>('GET', `/api/undelivered-mails${query}`, undefined, headers)).body;
const act = (mail: { id: string }, verb: string, headers = admin.headers, body?: object) =>
  server.rest<{ code?: string; message?: string; mails?: number; people?: number }>(
    'POST',
    `/api/undelivered-mails/${mail.id}/${verb}`,
    body ?? {},
    headers,
  );
const signUp = async (
  person: Partial<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>,
  shiftId = shift.id,
) => {
  const details = visitorDetails(person);
  const { status, body } = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>(
    'POST',
    '/api/signup',
    {
      ...details,
      shiftId,
    },
  );
  expect(status).toBe(201);
  return { ...details, signupId: body.signup.id, volunteerId: body.volunteer.id };
};
const state = async (email: string) =>
  (
    await server.database.pool.query<{ state: string }>(
      'select state from outbox where recipient = $1 order by created_at',
      [email],
    )
  ).rows.map((row) => row.state);
const refusedFor = async (email: string) => {
  await until(async () => (await state(email)).includes('failed'), 10_000);
  const found = (await list(admin.headers)).mails.find((mail) => mail.email === email);
  if (!found) throw new Error(`No undelivered mail to ${email}`);
  return found;
};
const mailsTo = (email: string) => smtp.received.filter(({ recipients }) => recipients.includes(email));
const householdOf = async ({ parsed }: ReceivedMail) => {
  const token = /\/manage\/([\w-]{43})/.exec(parsed.text ?? '')?.[1];
  return (await server.rest<{ email: string; household: { signups: unknown[] }[] }>('GET', `/api/manage/${token}`))
    .body;
};

describe('a confirmation that the mail server refuses for good', () => {
  it('is listed with person, phone, shift and reason, and marks the person on the board and in the signup table', async () => {
    smtp.unknown.add('ada@gmial.com');
    const ada = await signUp({
      firstName: 'Ada',
      lastName: "O'Neil-Ødegård",
      email: 'ada@gmial.com',
      phone: '+1 715 555 0100',
    });
    const mail = await refusedFor('ada@gmial.com');
    expect(mail).toMatchObject({
      what: 'Confirmation of a signup',
      name: "Ada O'Neil-Ødegård",
      email: 'ada@gmial.com',
      reason: 'There is no such mailbox. The address is probably mistyped.',
      serverText: '550 5.1.1 No such mailbox',
      toStaff: false,
      canSendAgain: true,
      people: [{ id: ada.volunteerId, name: "Ada O'Neil-Ødegård", email: 'ada@gmial.com', phone: '+1 715 555 0100' }],
      shifts: [{ id: shift.id, opportunityName: 'Soup', eventName: 'Birkie', startTime: '09:00', endTime: '12:00' }],
    });
    interface Marked {
      email: string;
      mailFails: boolean;
    }
    const marks = async () => {
      const { data } = await server.graphql<{
        eventBoard: {
          categories: { opportunities: { shifts: { signups: { volunteer: Marked }[] }[] }[] }[];
        };
        signupTable: { rows: { volunteer: Marked }[] };
      }>(
        `query ($id: ID!) { eventBoard(eventId: $id) { categories { opportunities { shifts { signups { volunteer { email mailFails } } } } } }
           signupTable(filter: { eventId: $id }) { rows { volunteer { email mailFails } } } }`,
        { id: shift.eventId },
        lead.headers,
      );
      const onBoard = data.eventBoard.categories.flatMap((category) =>
        category.opportunities.flatMap((role) => role.shifts.flatMap(({ signups }) => signups)),
      );
      return [onBoard, data.signupTable.rows].map((signups) =>
        signups.filter(({ volunteer }) => volunteer.mailFails).map(({ volunteer }) => volunteer.email),
      );
    };
    await signUp({ email: 'reached@example.org' });
    expect(await marks()).toEqual([['ada@gmial.com'], ['ada@gmial.com']]);
    await act(mail, 'settle', lead.headers);
    expect(await marks()).toEqual([[], []]);
  });

  it('is seen by the lead of its category and by no other; account mails by admins alone', async () => {
    smtp.unknown.add('bo@gmial.com').add('new@lead.example');
    await signUp({ email: 'bo@gmial.com' });
    const mail = await refusedFor('bo@gmial.com');
    await server.rest(
      'POST',
      '/api/admin/users',
      { firstName: 'New', lastName: 'Lead', email: 'new@lead.example', role: 'lead' },
      admin.headers,
    );
    const account = await refusedFor('new@lead.example');
    expect(account).toMatchObject({ what: 'Link to set a first password', toStaff: true, people: [] });
    expect((await list(admin.headers)).total).toBe(2);
    expect((await list(lead.headers)).mails.map(({ id }) => id)).toEqual([mail.id]);
    expect(await list(other.headers)).toMatchObject({ mails: [], total: 0 });
    for (const verb of ['send-again', 'settle']) {
      expect((await act(mail, verb, other.headers)).body.code).toBe('MAIL_NOT_FOUND');
      expect((await act(account, verb, lead.headers)).body.code).toBe('MAIL_NOT_FOUND');
      expect((await act(mail, verb, {})).body.code).toBe('NOT_SIGNED_IN');
    }
    // Leads do not change people's details.
    expect((await act(mail, 'correct-address', lead.headers, { email: 'bo@gmail.com' })).body.code).toBe('FORBIDDEN');
    expect(await state('bo@gmial.com')).toEqual(['failed']);
  });

  it('is seen by the lead where it says that another browser asked for the spot', async () => {
    const { email, firstName, lastName } = await signUp({ email: 'dee@example.org' });
    await until(async () => (await state(email))[0] === 'sent', 5_000);
    smtp.unknown.add(email);
    const again = await server.rest('POST', '/api/signup', { firstName, lastName, email, shiftId: shift.id });
    expect(again.status).toBe(409);
    const mail = await refusedFor(email);
    expect(mail.what).toBe(mailKinds['spot-attempted']?.what);
    expect((await list(lead.headers)).mails).toMatchObject([
      { id: mail.id, people: [{ name: `${firstName} ${lastName}` }] },
    ]);
  });

  it('goes out again, also when it is the lead who asks; of two presses one counts', async () => {
    smtp.unknown.add('cy@example.org');
    await signUp({ email: 'cy@example.org' });
    const mail = await refusedFor('cy@example.org');
    smtp.unknown.clear();
    const answers = await Promise.all([act(mail, 'send-again', lead.headers), act(mail, 'send-again')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await smtp.until(() => mailsTo('cy@example.org').length > 0);
    expect(mailsTo('cy@example.org')[0]?.parsed.subject).toContain('You are signed up: Soup');
    await until(async () => (await state('cy@example.org'))[0] === 'sent', 5_000);
    expect((await list(admin.headers)).total).toBe(0);
    const { rows } = await server.database.pool.query<{ summary: string }>(
      `select summary from audit_entry where action = 'mail.repeated' and record_id = $1`,
      [mail.id],
    );
    expect(rows.map(({ summary }) => summary)).toEqual([expect.stringContaining('Confirmation of a signup: Vera')]);
  });

  it('goes to the corrected address with the link of the new household, for everybody behind the wrong one', async () => {
    smtp.unknown.add('berg@gmial.com');
    const [ada, bo] = [
      await signUp({ firstName: 'Ada', lastName: 'Berg', email: 'berg@gmial.com' }),
      await signUp({ firstName: 'Bo', lastName: 'Berg', email: 'berg@gmial.com' }),
    ];
    await until(async () => (await state('berg@gmial.com')).filter((one) => one === 'failed').length === 2, 10_000);
    const mail = await refusedFor('berg@gmial.com');
    expect((await act(mail, 'correct-address', admin.headers, { email: 'no address' })).body.code).toBe(
      'INVALID_INPUT',
    );
    const corrected = await act(mail, 'correct-address', admin.headers, { email: 'berg@gmail.com' });
    expect([corrected.status, corrected.body.people]).toEqual([200, 2]);
    await smtp.until(() => mailsTo('berg@gmail.com').length === 2);
    const mails = mailsTo('berg@gmail.com');
    // One mail each that says it all, and no confirmation beside it.
    expect(mails.map(({ parsed }) => parsed.subject)).toEqual(Array(2).fill('Your email address was corrected'));
    expect(mails.map(({ parsed }) => /Hi (\w+),/.exec(parsed.text ?? '')?.[1]).sort()).toEqual(['Ada', 'Bo']);
    for (const one of mails) {
      expect(one.parsed.text).toContain('Here is your coming shift.');
      expect(one.parsed.text).toContain('Soup');
      expect(one.parsed.attachments[0]?.content).toMatch(/METHOD:PUBLISH/);
      expect(await householdOf(one)).toMatchObject({ email: 'berg@gmail.com', household: [{}, {}] });
    }
    expect((await list(admin.headers)).total).toBe(0);
    const { rows } = await server.database.pool.query<{ email: string }>(
      'select email from volunteer where id = any($1)',
      [[ada.volunteerId, bo.volunteerId]],
    );
    expect(rows.map(({ email }) => email)).toEqual(['berg@gmail.com', 'berg@gmail.com']);
  });

  it('is held only after its people are, as by everybody who needs both', async () => {
    smtp.unknown.add('gro@gmial.com');
    const gro = await signUp({ firstName: 'Gro', lastName: 'Gran', email: 'gro@gmial.com' });
    const mail = await refusedFor('gro@gmial.com');
    const somebody = await server.database.pool.connect();
    try {
      await somebody.query('begin');
      await somebody.query('select id from volunteer where id = $1 for update', [gro.volunteerId]);
      const correcting = act(mail, 'correct-address', admin.headers, { email: 'gro@gmail.com' });
      await untilBlocked(somebody, server.database.pool);
      await somebody.query('select id from outbox where id = $1 for update nowait', [mail.id]);
      await somebody.query('commit');
      expect((await correcting).status).toBe(200);
    } finally {
      await somebody.query('rollback');
      somebody.release();
    }
  });

  it('says so when somebody of that name has the right address already', async () => {
    smtp.unknown.add('dee@gmial.com');
    await signUp({ firstName: 'Dee', lastName: 'Dahl', email: 'dee@gmial.com' });
    const other = await given(server.database.pool).shift();
    await signUp({ firstName: 'dee', lastName: 'dahl', email: 'dee@gmail.com' }, other.id);
    const mail = await refusedFor('dee@gmial.com');
    expect((await act(mail, 'correct-address', admin.headers, { email: 'dee@gmail.com' })).body.code).toBe(
      'NAME_TAKEN',
    );
    expect((await refusedFor('dee@gmial.com')).id).toBe(mail.id);
  });
});

describe('a corrected address', () => {
  it('gets the mails queued for the old one, with a working link; mails of those who keep the old address stay', async () => {
    smtp.unknown.add('eli@gmial.com');
    const eli = await signUp({ firstName: 'Eli', lastName: 'Elk', email: 'eli@gmial.com' });
    const eva = await signUp({ firstName: 'Eva', lastName: 'Elk', email: 'eli@gmial.com' });
    await server.rest('POST', `/api/admin/signups/${eli.signupId}/cancel`, {}, admin.headers);
    await until(async () => (await state('eli@gmial.com')).every((one) => one === 'failed'), 10_000);
    expect((await list(admin.headers)).total).toBe(3);
    const { firstName, lastName } = eli;
    const put = await server.rest(
      'PUT',
      `/api/admin/volunteers/${eli.volunteerId}`,
      { firstName, lastName, email: 'eli@gmail.com' },
      admin.headers,
    );
    expect(put.status).toBe(200);
    await smtp.until(() => mailsTo('eli@gmail.com').length === 2);
    const subjects = mailsTo('eli@gmail.com').map(({ parsed }) => parsed.subject ?? '');
    expect(subjects.sort()).toEqual([expect.stringMatching(/^Cancelled: Soup/), 'Your email address was corrected']);
    for (const one of mailsTo('eli@gmail.com')) expect((await householdOf(one)).email).toBe('eli@gmail.com');
    const left = (await list(admin.headers)).mails;
    expect(left.map(({ people }) => people.map(({ id }) => id))).toEqual([[eva.volunteerId]]);
  });

  it('is where a mail goes that is sent again later', async () => {
    smtp.unknown.add('fay@gmial.com');
    const fay = await signUp({ email: 'fay@gmial.com' });
    const mail = await refusedFor('fay@gmial.com');
    await server.database.pool.query(
      `update volunteer set email = 'fay@gmail.com', email_key = 'fay@gmail.com' where id = $1`,
      [fay.volunteerId],
    );
    expect((await list(admin.headers)).mails[0]?.people[0]?.email).toBe('fay@gmail.com');
    expect((await act(mail, 'correct-address', admin.headers, { email: 'fay@x.org' })).body.code).toBe(
      'VOLUNTEER_NOT_FOUND',
    );
    await act(mail, 'send-again');
    await smtp.until(() => mailsTo('fay@gmail.com').length === 1);
    expect(await householdOf(mailsTo('fay@gmail.com')[0] as ReceivedMail)).toMatchObject({ email: 'fay@gmail.com' });
  });
});

describe('mails to the staff and to groups', () => {
  it('a link to set a password is made anew, and a sign-in link is over', async () => {
    smtp.unknown.add(lead.email);
    await server.rest('POST', '/api/auth/request-password-reset', { email: lead.email });
    await server.rest('POST', '/api/auth/request-magic-link', { email: lead.email });
    await until(async () => (await state(lead.email)).filter((one) => one === 'failed').length === 2, 10_000);
    const mails = (await list(admin.headers)).mails;
    const [reset, magic] = ['Link to reset a password', 'Sign-in link'].map(
      (what) => mails.find((one) => one.what === what) as UndeliveredMail,
    );
    expect([reset?.canSendAgain, magic?.canSendAgain]).toEqual([true, false]);
    smtp.unknown.clear();
    expect((await act(magic as UndeliveredMail, 'send-again')).body.code).toBe('SIGN_IN_LINK_OVER');
    expect((await act(reset as UndeliveredMail, 'send-again')).status).toBe(200);
    await smtp.until(() => mailsTo(lead.email).length === 1);
    const token = /token=([\w-]{43})/.exec(mailsTo(lead.email)[0]?.parsed.text ?? '')?.[1];
    const set = await server.rest('POST', '/api/auth/reset-password', { token, password: 'long-lasting-snow-77' });
    expect(set.status).toBe(200);
    expect((await list(admin.headers)).mails.map(({ what }) => what)).toEqual(['Sign-in link']);
  });

  it('all go out again at once, by pages of any size', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into outbox (template, recipient, recipient_name, payload, message_id, state, last_error, created_at)
       select 'bulk-mail', 'p' || n || '@crowd.org', 'Person ' || n,
         '{"groupName": "Birkie", "subject": "Skis", "text": "Bring skis", "senderName": "Sam", "firstName": "Vera"}',
         '<' || gen_random_uuid() || '@x.org>', 'failed', 'The mail server could not be used: timeout', now() - n * interval '1 minute'
       from generate_series(1, 120) n`,
    );
    const pages: UndeliveredMailPage[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: UndeliveredMailPage = await list(admin.headers, `?limit=50&cursor=${cursor}`);
      pages.push(page);
      cursor = page.nextCursor;
    }
    expect(pages.map(({ mails, total }) => [mails.length, total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
    ]);
    expect(new Set(pages.flatMap(({ mails }) => mails.map(({ id }) => id))).size).toBe(120);
    expect(pages[0]?.mails[0]?.name).toBe('Person 1');
    expect(await list(admin.headers, '?cursor=zzz')).toMatchObject({ code: 'BAD_REQUEST' });
    const { headers } = await server.rest('GET', '/api/undelivered-mails?limit=50', undefined, admin.headers);
    expect(headers.get('x-total-count')).toBe('120');
    expect(headers.get('link')).toContain(`limit=50&cursor=${pages[0]?.nextCursor}>; rel="next"`);
    const all = await server.rest<{ mails: number }>('POST', '/api/undelivered-mails/send-again', {}, admin.headers);
    expect(all.body.mails).toBe(120);
    await smtp.until(() => smtp.received.length === 120);
    expect((await act({ id: randomUUID() }, 'settle')).body.code).toBe('MAIL_NOT_FOUND');
    expect((await act({ id: 'x' }, 'send-again')).body.code).toBe('MAIL_NOT_FOUND');
  }, 30_000);
});

describe('the words for a failure', () => {
  it.each([
    [
      'The mail server refused this mail: 550 5.1.1 <x>: Recipient address rejected: User unknown',
      'There is no such mailbox. The address is probably mistyped.',
    ],
    [
      'The mail server refused this mail: 550 5.1.2 Domain not found',
      'The part after the @ receives no mail. The address is probably mistyped.',
    ],
    ['The mail server refused this mail: 552 5.2.2 Mailbox full', 'Their mailbox is full.'],
    ['The mail server refused this mail: 554 5.7.1 Message blocked', 'Their mail server blocked it, perhaps as spam.'],
    ['The mail server refused this mail: 554 Transaction failed', 'The mail server refused it for good.'],
    [
      'The mail server put this mail off: 450 4.2.0 Try later',
      'The mail server did not take it for three days, so it was given up.',
    ],
    ['The mail could not be written: x', 'Trailcrew could not write this mail. Please tell the person who runs it.'],
  ])('%s', (error, words) => {
    expect(plainReason(error)).toBe(words);
  });

  it('keep what the server said', () => {
    expect(serverWords('The mail server refused this mail: 550 No')).toBe('550 No');
    expect(serverWords(null)).toBeNull();
  });

  it('never show the name of a template', () => {
    for (const name of Object.keys(mailKinds)) expect(mailKind(name).what).not.toContain(name);
    expect(mailKind('of-a-later-release').what).toBe('Another email');
  });
});

it('finds the queued mails of an address by the index on recipients', async () => {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${mailsToMove('for update')}`, [
      'anna@example.org',
      ['signup-confirmation'],
      null,
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/outbox_by_recipient_key[\s\S]*Index Cond: \(recipient_key = 'anna@example\.org'/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it.each([' Ola@Example.ORG ', 'Bjo\u0308rk@\u00C5re.example', "O'Neil+ski@example.org"])(
  'keeps the address %j as it is compared everywhere',
  async (recipient) => {
    const { rows } = await server.database.pool.query<{ recipient_key: string }>(
      `insert into outbox (template, recipient, payload, message_id, state) values ('test', $1, '{}', gen_random_uuid(), 'sent')
       returning recipient_key`,
      [recipient],
    );
    expect(rows).toEqual([{ recipient_key: emailKey(recipient) }]);
  },
);
