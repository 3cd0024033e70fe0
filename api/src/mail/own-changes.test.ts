import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookieFor } from '../../test/household-apis.js';
import { given, visitorDetails } from '../../test/given.js';
import { quiet } from '../../test/quiet.js';
import { shutGates } from '../../test/shut-gates.js';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { until } from '../../test/until.js';

/* A household's own further changes go as one mail two minutes after its first; a held mail is made due by its row, nobody waits. */

let smtp: TestSmtpServer;
let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url, MAIL_GATHER_SECONDS: '120' });
  admin = await given(server.database.pool).staff('admin');
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

async function shifts(...names: string[]) {
  const category = await (await given(server.database.pool).event()).category();
  return Promise.all(names.map(async (name) => (await (await category.opportunity({ name })).shift()).id));
}
const signUp = async (details: ReturnType<typeof visitorDetails>, shiftId: string | undefined, headers = {}) =>
  (await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId }, headers)).body.signup
    .id;
const cancel = (email: string, signupId: string) =>
  server.rest('POST', `/api/volunteer/${email}/cancel/${signupId}`, {}, cookieFor(server, { email }));
const queued = async (email: string) =>
  (
    await server.database.pool.query<{ template: string; due: number; names: string[] }>(
      `select template, extract(epoch from next_attempt_at - created_at)::float8 as due,
         array(select x->'opportunity'->>'name' from jsonb_array_elements(payload->'signups') x) as names
       from outbox where recipient = $1 order by created_at`,
      [email],
    )
  ).rows;
/** The held mail as the mail server receives it once its time has come; what left at once is there already. */
async function heldMail(email: string) {
  await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(email)));
  const before = smtp.received.filter(({ recipients }) => recipients.includes(email)).length;
  await server.database.pool.query(
    `update outbox set next_attempt_at = now() where recipient = $1 and state = 'waiting'`,
    [email],
  );
  const mails = () => smtp.received.filter(({ recipients }) => recipients.includes(email));
  await smtp.until(() => mails().length > before);
  const { parsed } = mails().at(-1)!;
  return {
    subject: parsed.subject,
    text: parsed.text ?? '',
    calendars: parsed.attachments.map(({ content }) => content as string),
  };
}

describe("a household's own changes", () => {
  it('are left as they are where another shift of the event is changed', async () => {
    const [one, two, three] = await shifts('Bibs', 'Soup', 'Start');
    const ada = visitorDetails();
    await signUp(ada, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(ada.email)));
    await signUp(ada, two);
    const row = async () =>
      (
        await server.database.pool.query<{ xmin: string; payload: object }>(
          `select xmin::text, payload from outbox where recipient = $1 and template = 'household-changes'`,
          [ada.email],
        )
      ).rows;
    const before = await row();
    expect(before).toHaveLength(1);
    const { status } = await server.rest('PATCH', `/api/lead/shifts/${three}`, { notes: 'Skis' }, admin.headers);
    expect(status).toBe(200);
    expect(await row()).toEqual(before);
  });

  it('keep a signup that comes in while staff change another shift of the event', async () => {
    const { pool } = server.database;
    const [one, two, three] = await shifts('Bibs', 'Soup', 'Start');
    const ada = visitorDetails();
    await signUp(ada, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(ada.email)));
    await signUp(ada, two);
    const gate = await shutGates(pool, [1]);
    try {
      await pool.query(`create trigger stop_news after update of payload on outbox for each row
        when (new.recipient = '${ada.email}') execute function wait_at_gate(1)`);
      const third = signUp(ada, three);
      await until(() => gate.isStopped(1), 5_000);
      const change = server.rest('PATCH', `/api/lead/shifts/${two}`, { notes: 'Skis' }, admin.headers);
      await until(() => gate.isHeldUp(), 5_000);
      await gate.open(1);
      expect([await third, (await change).status]).toEqual([expect.any(String), 200]);
    } finally {
      gate.close();
      await pool.query('drop trigger if exists stop_news on outbox');
    }
    expect((await queued(ada.email)).map(({ names }) => names)).toEqual([['Bibs'], ['Soup', 'Start']]);
  });

  it('show a shift that was changed as moved, once, from where it stood first to where it stands', async () => {
    const [one, two, three, four] = await shifts('Bibs', 'Soup', 'Start', 'Gates');
    const ada = visitorDetails();
    const move = (id: string, shiftId: string | undefined) =>
      server.rest('POST', `/api/signups/${id}/move`, { shiftId }, cookieFor(server, { email: ada.email }));
    const first = await signUp(ada, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(ada.email)));
    await move(first, two);
    await move(first, three);
    // Taken and moved in the same two minutes: it is new, where it stands.
    const second = await signUp(ada, one);
    await move(second, four);
    expect((await queued(ada.email)).map(({ template }) => template)).toEqual([
      'signup-confirmation',
      'household-changes',
    ]);
    const { subject, text, calendars } = await heldMail(ada.email);
    expect(subject).toBe('Your signups: 1 new, 1 moved');
    expect(text).toMatch(/Start, .*\n {2}instead of Bibs, /);
    expect(text.match(/instead of/g)).toHaveLength(1);
    expect(text).toContain('Gates');
    expect(text).not.toContain('Soup');
    expect(calendars.join('').match(/^SUMMARY:.*/gm)).toHaveLength(2);
  });

  it('the first is sent at once; what follows is sent as one mail with what is true in the end', async () => {
    const [one, two, three] = await shifts('Bibs', 'Soup', 'Start');
    const ada = visitorDetails();
    const first = await signUp(ada, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(ada.email)));
    const second = await signUp(ada, two);
    const third = await signUp(ada, three);
    await cancel(ada.email, second);
    const rows = await queued(ada.email);
    expect(rows.map(({ template, names }) => [template, names])).toEqual([
      ['signup-confirmation', ['Bibs']],
      ['household-changes', ['Soup', 'Start', 'Soup']],
    ]);
    expect(rows[1]?.due).toBeGreaterThan(100);
    expect(rows[1]?.due).toBeLessThanOrEqual(120);
    const mail = await heldMail(ada.email);
    // What was taken and given back in between was never mailed.
    expect(mail.subject).toMatch(/^You are signed up: Start/);
    expect(mail.text).not.toContain('Soup');
    expect(mail.calendars).toHaveLength(1);
    expect(mail.calendars[0]).toContain(`UID:signup-${third}@`);
    expect(mail.calendars[0]).not.toContain(second);
    expect(mail.calendars[0]).not.toContain(first);
  });

  it('a first mail that is cancelled within the two minutes leaves the calendar', async () => {
    const [one] = await shifts('Bibs');
    const bo = visitorDetails();
    const id = await signUp(bo, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(bo.email)));
    await cancel(bo.email, id);
    const mail = await heldMail(bo.email);
    expect(mail.subject).toMatch(/^Cancelled: Bibs/);
    expect(mail.calendars[0]).toMatch(new RegExp(`METHOD:CANCEL[\\s\\S]*UID:signup-${id}@`));
  });

  it('a shift that was changed and then cancelled is cancelled as the one that was mailed', async () => {
    const [one, two] = await shifts('Bibs', 'Soup');
    const bo = visitorDetails();
    const id = await signUp(bo, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(bo.email)));
    await server.rest('POST', `/api/signups/${id}/move`, { shiftId: two }, cookieFor(server, { email: bo.email }));
    await cancel(bo.email, id);
    const mail = await heldMail(bo.email);
    expect(mail.subject).toMatch(/^Cancelled: Bibs/);
    expect(mail.text).not.toContain('Soup');
    expect(mail.calendars[0]).toMatch(new RegExp(`METHOD:CANCEL[\\s\\S]*UID:signup-${id}@`));
  });

  it('no held mail says that they are signed up once the event is cancelled; one mail a household says so, and one that it is back', async () => {
    const { pool } = server.database;
    const [one, two] = await shifts('Bibs', 'Soup');
    const [ada, bo] = [visitorDetails({ firstName: 'Ada' }), visitorDetails({ firstName: 'Bo' })];
    const subjects = () =>
      smtp.received.flatMap(({ recipients, parsed }) => (recipients.includes(ada.email) ? [parsed.subject] : []));
    await signUp(ada, one);
    await smtp.until(() => subjects().length === 1);
    await signUp({ ...bo, email: ada.email }, two);
    const { rows } = await pool.query<{ id: string }>('select event_id as id from shift where id = $1', [one]);
    const change = (verb: string) =>
      server.graphql(
        `mutation ($id: ID!) { ${verb}(eventId: $id) { event { id } } }`,
        { id: rows[0]?.id },
        admin.headers,
      );
    await change('cancelEvent');
    await smtp.until(() => subjects().length === 2);
    expect(subjects()[1]).toBe('Cancelled: Winter Classic');
    await pool.query(`update outbox set next_attempt_at = now() where recipient = $1`, [ada.email]);
    await quiet();
    expect(subjects()).toHaveLength(2);
    await change('publishEvent');
    await smtp.until(() => subjects().length === 3);
    expect(subjects()[2]).toBe('Back on: Winter Classic');
    const back = smtp.received.at(-1)?.parsed;
    expect(back?.text).toMatch(/Hi Ada and Bo,[\s\S]*Bibs[\s\S]*Soup/);
    expect((back!.attachments[0]!.content as string).match(/SEQUENCE:3/g)).toHaveLength(2);
    // It says all that the held mail said.
    expect((await queued(ada.email)).map(({ template }) => template)).not.toContain('household-changes');
  });

  it('an event that was a draft between being cancelled and published mails that it is back', async () => {
    const [one] = await shifts('Bibs');
    const ada = visitorDetails();
    await signUp(ada, one);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select event_id as id from shift where id = $1',
      [one],
    );
    const change = (verb: string, more = '') =>
      server.graphql(
        `mutation ($id: ID!) { ${verb}(eventId: $id${more}) { event { id } } }`,
        { id: rows[0]?.id },
        admin.headers,
      );
    const subjects = () =>
      smtp.received.flatMap(({ recipients, parsed }) => (recipients.includes(ada.email) ? [parsed.subject] : []));
    await change('cancelEvent');
    await smtp.until(() => subjects().includes('Cancelled: Winter Classic'));
    await change('unpublishEvent', ', confirmed: true');
    await change('publishEvent');
    await smtp.until(() => subjects().includes('Back on: Winter Classic'));
    // A draft that nobody was mailed not to come to says nothing.
    await change('unpublishEvent', ', confirmed: true');
    await change('publishEvent');
    expect((await queued(ada.email)).filter(({ template }) => template === 'event-revived')).toHaveLength(1);
  });

  it('who was not yet mailed that the event is cancelled is not mailed that it is back', async () => {
    const { pool } = server.database;
    const [one] = await shifts('Bibs');
    const ada = visitorDetails();
    await signUp(ada, one);
    await smtp.until(() => smtp.received.some(({ recipients }) => recipients.includes(ada.email)));
    await pool.query(`create or replace function delay_news() returns trigger language plpgsql as
      $$ begin new.next_attempt_at := now() + interval '1 hour'; return new; end $$`);
    await pool.query(`create trigger delay before insert on outbox for each row
      when (new.template = 'event-cancelled') execute function delay_news()`);
    const { rows } = await pool.query<{ id: string }>('select event_id as id from shift where id = $1', [one]);
    for (const verb of ['cancelEvent', 'publishEvent'])
      await server.graphql(
        `mutation ($id: ID!) { ${verb}(eventId: $id) { event { id } } }`,
        { id: rows[0]?.id },
        admin.headers,
      );
    await pool.query('drop trigger delay on outbox');
    expect((await queued(ada.email)).map(({ template }) => template)).toEqual(['signup-confirmation']);
  });

  it('after the two minutes the next change is sent at once again', async () => {
    const [one, two] = await shifts('Bibs', 'Soup');
    const cy = visitorDetails();
    await signUp(cy, one);
    await server.database.pool.query(
      `update outbox set created_at = now() - interval '121 seconds' where recipient = $1`,
      [cy.email],
    );
    await signUp(cy, two);
    expect((await queued(cy.email)).map(({ template }) => template)).toEqual([
      'signup-confirmation',
      'signup-confirmation',
    ]);
  });

  it('what staff do is sent at once, and a held mail does not say otherwise', async () => {
    const [one, two, three] = await shifts('Bibs', 'Soup', 'Start');
    const dee = visitorDetails();
    await signUp(dee, one);
    const second = await signUp(dee, two);
    await signUp(dee, three);
    await server.rest('POST', `/api/admin/signups/${second}/cancel`, {}, admin.headers);
    await server.graphql(
      'mutation ($id: ID!) { updateShift(id: $id, input: { location: "Gate C" }, tellPeople: true) { shift { id } } }',
      { id: three },
      admin.headers,
    );
    const rows = await queued(dee.email);
    expect(rows.map(({ template }) => template).sort()).toEqual(
      ['household-changes', 'shift-changed', 'signup-cancelled', 'signup-confirmation'].sort(),
    );
    expect(rows.filter(({ due }) => due > 1).map(({ names }) => names)).toEqual([['Start']]);
    await smtp.until(() => smtp.received.filter(({ recipients }) => recipients.includes(dee.email)).length === 3);
    const mail = await heldMail(dee.email);
    expect(mail.subject).toMatch(/^You are signed up: Start/);
    expect(mail.text).toContain('Gate C');
  });

  it('a held mail says what is true, also where staff notify nobody', async () => {
    const [one, two, three, four] = await shifts('Bibs', 'Soup', 'Start', 'Flags');
    const eve = visitorDetails();
    await signUp(eve, one);
    for (const shift of [two, three]) await signUp(eve, shift);
    await cancel(eve.email, await signUp(eve, four));
    const change = async (text: string, id: string | undefined) => {
      const { errors } = await server.graphql(`mutation ($id: ID!) { ${text} }`, { id }, admin.headers);
      expect(errors).toBeUndefined();
    };
    await change('deleteShift(id: $id) { shifts }', two);
    await change('deleteShift(id: $id) { shifts }', four);
    await change('updateShift(id: $id, input: { startTime: "05:10", endTime: "06:20" }) { shift { id } }', three);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select opportunity_id as id from shift where id = $1',
      [three],
    );
    await change(
      'updateOpportunity(id: $id, input: { name: "Start line", location: "Gate D" }, tellPeople: false) { opportunity { id } }',
      rows[0]?.id,
    );
    const mail = await heldMail(eve.email);
    expect(mail.subject).toMatch(/^You are signed up: Start line/);
    expect(mail.text).toMatch(/Start line[\s\S]*5:10 AM[\s\S]*Gate D/);
    for (const gone of ['Soup', 'Flags']) expect(mail.text).not.toContain(gone);
    expect(mail.calendars).toHaveLength(1);
  });

  it.each([
    {
      what: 'was given to somebody else',
      change: async ({ categoryId }: { categoryId: string }) => {
        const { userId } = await given(server.database.pool).staff('lead', { firstName: 'Nora', lastName: 'New' });
        return ['POST', '/api/admin/assign-lead', { leadId: userId, categoryIds: [categoryId] }] as const;
      },
      named: 'Nora New',
    },
    {
      what: 'was given to a new lead',
      change: ({ categoryId }: { categoryId: string }) => {
        const nora = { firstName: 'Nora', lastName: 'New', email: `${categoryId}@example.org` };
        return ['POST', '/api/admin/leads', { ...nora, categoryIds: [categoryId] }] as const;
      },
      named: 'Nora New',
    },
    {
      what: 'was taken from its lead',
      change: async ({ leadId }: { leadId: string }) => {
        const other = await (await given(server.database.pool).event()).category();
        const lee = { firstName: 'Lee', lastName: 'Former', email: `${leadId}@example.org` };
        return ['PUT', `/api/admin/leads/${leadId}`, { ...lee, categoryIds: [other.id] }] as const;
      },
    },
    {
      what: 'has a lead with another name',
      change: ({ leadId, categoryId }: { leadId: string; categoryId: string }) => {
        const lee = { firstName: 'Lee', lastName: 'Married', email: `${leadId}@example.org` };
        return ['PUT', `/api/admin/leads/${leadId}`, { ...lee, categoryIds: [categoryId] }] as const;
      },
      named: 'Lee Married',
    },
    {
      what: 'has no lead any more',
      change: ({ leadId }: { leadId: string }) => ['DELETE', `/api/admin/leads/${leadId}`, undefined] as const,
    },
    {
      what: 'has a lead who is no user any more',
      change: ({ leadId }: { leadId: string }) => ['DELETE', `/api/admin/users/${leadId}`, undefined] as const,
    },
  ])('a held mail names no former lead where the category $what', async ({ change, named }) => {
    const ladder = given(server.database.pool);
    const { userId: leadId } = await ladder.staff('lead', { firstName: 'Lee', lastName: 'Former' });
    const category = await (await ladder.event()).category({ leadId });
    const [one, two] = [await (await category.opportunity()).shift(), await (await category.opportunity()).shift()];
    const kay = visitorDetails();
    await signUp(kay, one.id);
    await signUp(kay, two.id);
    const leadsNamed = async () =>
      (
        await server.database.pool.query<{ lead: string | null }>(
          `select payload->'signups'->0->'category'->>'leadName' as lead from outbox
           where recipient = $1 and template = 'household-changes'`,
          [kay.email],
        )
      ).rows;
    expect(await leadsNamed()).toEqual([{ lead: 'Lee Former' }]);
    const [method, path, body] = await change({ leadId, categoryId: category.id });
    expect((await server.rest(method, path, body, admin.headers)).status).toBeLessThan(300);
    expect(await leadsNamed()).toEqual([{ lead: named ?? null }]);
  });

  it('a held mail with nothing left to say is not sent', async () => {
    const [one, two] = await shifts('Bibs', 'Soup');
    const fay = visitorDetails();
    await signUp(fay, one);
    await signUp(fay, two);
    await server.graphql('mutation ($id: ID!) { deleteShift(id: $id) { shifts } }', { id: two }, admin.headers);
    expect((await queued(fay.email)).map(({ names }) => names)).toEqual([['Bibs']]);
  });

  it('after a corrected address, the first one gets no more mail, held mails included', async () => {
    const [one, two, three] = await shifts('Bibs', 'Soup', 'Start');
    const [gus, right] = [visitorDetails(), visitorDetails()];
    await signUp(gus, one);
    await signUp({ ...visitorDetails(), email: gus.email }, two);
    const { body, headers } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
      ...gus,
      shiftId: three,
    });
    const browser = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
    expect((await queued(gus.email)).map(({ names }) => names)).toEqual([['Bibs'], ['Soup', 'Start']]);
    const corrected = await server.rest('PUT', `/api/signup/${body.signup.id}/email`, { email: right.email }, browser);
    expect(corrected.status).toBe(200);
    expect((await queued(gus.email)).map(({ names }) => names)).toEqual([['Bibs'], ['Soup']]);
    expect((await queued(right.email)).map(({ names }) => names)).toEqual([['Start']]);
  });
});
