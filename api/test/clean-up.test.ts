import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cleanUpSignIns } from '../src/features/accounts/sign-in/forget-ended-sign-ins.js';
import { cleanUpHouseholdLinks } from '../src/features/household-links/forget-ended-links.js';
import { cleanUpCheckInLinks } from '../src/features/check-in/forget-check-in-links.js';
import { cleanUpErasures } from '../src/features/privacy/erasing/forget-erasures.js';
import { cleanUpDeliveries } from '../src/features/webhooks/delivery/forget-deliveries.js';
import { applyRetention } from '../src/features/privacy/retention/apply-retention.js';
import { cleanUpMails } from '../src/mail/outbox.js';
import { cleanUpStoredResults, cleanUpFacts, cleanUpJobs } from '../src/platform/runner/clean-up.js';
import type { JobKind } from '../src/platform/runner/jobs.js';
import { readFacts } from '../src/platform/facts/read-facts.js';
import { jobKinds } from '../src/registry.js';
import { given, inDays } from './given.js';
import { nobodyOf } from './nobody.js';
import { settled } from './settled.js';
import { signedUp } from './signup-rows.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/* What is kept for a while, and then deleted automatically. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (kind: JobKind<object>) => kind.run(nobodyOf(server), {}, new AbortController().signal);
const sql = (text: string) => server.database.pool.query<{ name: string }>(text);
const names = async (text: string) => (await sql(text)).rows.map(({ name }) => name);

it('each clean-up runs again by its schedule, once for all processes', async () => {
  const scheduled = await names('select kind as name from job order by kind');
  const kinds = jobKinds.filter(({ schedule }) => schedule);
  expect(scheduled).toEqual(kinds.map(({ name }) => name).sort());
});

it('mails are deleted 30 days after they were sent, or written where they failed; those that wait stay', async () => {
  await sql(`insert into outbox (template, recipient, payload, message_id, state, sent_at, created_at) values
    ('x', 'old', '{}', '1', 'sent', now() - interval '31 days', now()),
    ('x', 'recent', '{}', '2', 'sent', now() - interval '29 days', now()),
    ('x', 'failed long ago', '{}', '3', 'failed', null, now() - interval '31 days'),
    ('x', 'failed', '{}', '4', 'failed', null, now() - interval '29 days'),
    ('x', 'came back long ago', '{}', '5', 'failed', now() - interval '31 days', now()),
    ('x', 'waits', '{}', '6', 'waiting', null, now() - interval '31 days'),
    ('x', 'failed after weeks without a mail server', '{}', '7', 'failed', null, now() - interval '31 days')`);
  await sql(`update outbox set next_attempt_at = case when recipient like '%weeks%' then now() else created_at end`);
  await run(applyRetention);
  expect(await names('select recipient as name from outbox order by 1')).toEqual([
    ...['failed', 'failed after weeks without a mail server', 'recent', 'waits'],
  ]);
  await sql('delete from outbox');
});

it('the last mail to somebody who was erased is deleted once it is given up', async () => {
  await sql(`insert into outbox (template, recipient, payload, message_id, state) values
    ('data-erased', 'given up', '{}', '8', 'failed'), ('data-erased', 'waits', '{}', '9', 'waiting')`);
  await run(cleanUpMails);
  expect(await names('select recipient as name from outbox')).toEqual(['waits']);
  await sql('delete from outbox');
});

it('a mail to a group still says how many failed once these are deleted', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into bulk_mail (group_kind, group_name, subject, body, sender_name, recipient_count)
     values ('event', 'All', 'Parking', 'At the school.', 'Ada', 5) returning id`,
  );
  const id = rows[0]?.id ?? '';
  await sql(`insert into outbox (template, recipient, payload, message_id, state, sent_at, created_at, bulk_mail_id)
    select 'x', 'r' || n, '{}', 'group' || n, state, case state when 'sent' then now() - days * interval '1 day' end,
      now() - days * interval '1 day', '${id}'
    from (values (1, 'failed', 31), (2, 'failed', 31), (3, 'failed', 29), (4, 'sent', 31)) as m (n, state, days)`);
  await sql('update outbox set next_attempt_at = created_at');
  const { headers } = await given(server.database.pool).staff('admin');
  const figures = async () => {
    const query = `{ bulkMail(id: "${id}") { recipients waiting sent failed failures { email } } }`;
    return (await server.graphql<{ bulkMail: object }>(query, {}, headers)).data.bulkMail;
  };
  expect(await figures()).toMatchObject({ recipients: 5, waiting: 0, sent: 2, failed: 3 });
  for (const again of [1, 2]) {
    await run(applyRetention);
    expect([again, await figures()]).toEqual([
      again,
      { recipients: 5, waiting: 0, sent: 2, failed: 3, failures: [{ email: 'r3' }] },
    ]);
  }
});

it('links of households are deleted 30 days after they expired or were closed', async () => {
  const keep = (email: string, expires: number, revoked: number | null) =>
    sql(`insert into household_token (id, email, email_key, token_hash, expires_at, revoked_at)
      values (gen_random_uuid(), '${email}', '${email}', sha256('${email}'), now() + interval '${expires} days',
        now() + interval '${revoked ?? 0} days' ${revoked === null ? '* null' : ''})`);
  await keep('expired long ago', -31, null);
  await keep('expired', -29, null);
  await keep('closed long ago', 300, -31);
  await keep('closed', 300, -29);
  await keep('valid', 300, null);
  await run(cleanUpHouseholdLinks);
  expect(await names('select email as name from household_token order by 1')).toEqual(['closed', 'expired', 'valid']);
});

it('requests to be erased are deleted 30 days after their link ended, and erasures after 400 days', async () => {
  for (const days of [31, 29])
    await sql(`insert into erasure_request (id, token_hash, email_key, volunteer_ids, expires_at)
      values (gen_random_uuid(), sha256('${days}'), 'ended ${days}', '{}', now() - interval '${days} days')`);
  for (const days of [401, 399])
    await sql(`insert into erasure (id, erased_at, erased_by, volunteer_ids, proofs)
      values (gen_random_uuid(), now() - interval '${days} days', 'staff', '{}', '{${days}}')`);
  await run(cleanUpErasures);
  expect(await names('select email_key as name from erasure_request')).toEqual(['ended 29']);
  expect(await names('select proofs[1] as name from erasure')).toEqual(['399']);
});

it('sessions are deleted when they end, and links of staff 30 days later', async () => {
  const { userId, email } = await given(server.database.pool).staff('lead');
  await sql('delete from staff_session');
  await sql(`insert into staff_session (user_id, token_hash, expires_at) values
    ('${userId}', '\\x01', now() - interval '1 minute'), ('${userId}', '\\x02', now() + interval '1 minute')`);
  // One by a provider that no page claimed.
  await sql(`insert into staff_session (user_id, token_hash, expires_at, claim_until) values
    ('${userId}', '\\x03', now() + interval '1 day', now() - interval '1 second')`);
  for (const days of [31, 29]) {
    const ended = `sha256('${days}'), now() - interval '${days} days'`;
    await sql(
      `insert into magic_link (id, email, token_hash, expires_at) values (gen_random_uuid(), '${email}', ${ended})`,
    );
    await sql(`insert into password_reset_token (id, user_id, purpose, token_hash, expires_at)
      values (gen_random_uuid(), '${userId}', 'reset', ${ended})`);
  }
  await run(cleanUpSignIns);
  expect(await names(`select encode(token_hash, 'hex') as name from staff_session`)).toEqual(['02']);
  for (const table of ['magic_link', 'password_reset_token'])
    expect(await names(`select (now()::date - expires_at::date)::text as name from ${table}`)).toEqual(['29']);
});

it('messages of webhooks are deleted after 30 days; those that wait stay', async () => {
  const { webhook } = await given(server.database.pool).webhook();
  const keep = (name: string, state: string, days: number) =>
    sql(`insert into webhook_delivery (webhook_id, kind, origin, message_id, body, state, created_at) values
      ('${webhook}', 'shift.changed', 'fact', gen_random_uuid(), '${name}', '${state}', now() - interval '${days} days')`);
  await keep('arrived long ago', 'delivered', 31);
  await keep('failed long ago', 'failed', 31);
  await keep('waits since long', 'waiting', 31);
  await keep('failed', 'failed', 29);
  await run(cleanUpDeliveries);
  const kept = await names(`select body as name from webhook_delivery where kind = 'shift.changed' order by 1`);
  expect(kept).toEqual(['failed', 'waits since long']);
});

it('check-in links are deleted with their phones, and other ids of signups, 30 days after their event', async () => {
  const make = given(server.database.pool);
  const link = async (name: string, days: number) => {
    const event = await make.event({ name, startDate: inDays(-days) });
    const { id } = await event.category();
    const made = await make.checkInLink({ eventId: event.id, categoryId: id, endsInHours: -24 * days });
    await made.device(name);
    const shift = await (await (await event.category()).opportunity()).shift();
    const signup = await signedUp(server.database.pool, shift, { email: `${days}@example.org` });
    await sql(
      `insert into signup_alias (id, event_id, signup_id) values (gen_random_uuid(), '${event.id}', '${signup.id}')`,
    );
  };
  await link('long ago', 32);
  await link('lately', 29);
  await run(cleanUpCheckInLinks);
  expect(await names('select name from check_in_device')).toEqual(['lately']);
  expect(await names('select e.name from signup_alias a join event e on e.id = a.event_id')).toEqual(['lately']);
  expect(await names('select e.name from check_in_link l join event e on e.id = l.event_id')).toEqual(['lately']);
});

it('answers that were kept for a key are deleted after 24 hours', async () => {
  await sql(`insert into told_answer (key, question, answer, created_at) values
    ('old', '', '', now() - interval '25 hours'), ('young', '', '', now() - interval '23 hours')`);
  await sql(`insert into idempotency_key (operation, key, payload_hash, created_at) values
    ('signUp', 'old', '', now() - interval '25 hours'), ('signUp', 'young', '', now() - interval '23 hours')`);
  await run(cleanUpStoredResults);
  expect(await names('select key as name from told_answer')).toEqual(['young']);
  expect(await names('select key as name from idempotency_key')).toEqual(['young']);
});

it('facts are deleted after 400 days, and older cursors are refused as expired', async () => {
  const { services } = server.running;
  const keep = (kind: string, days: number) =>
    sql(`insert into fact (kind, record_id, within, at)
      values ('${kind}', gen_random_uuid(), '{}', now() - interval '${days} days')`);
  const { cursor: before } = await readFacts(services, { limit: 1 });
  await keep('a.old', 401);
  await settled(server.database.pool);
  const { cursor: after } = await readFacts(services, { limit: 1 });
  await keep('a.young', 399);
  await settled(server.database.pool);
  await run(cleanUpFacts);
  expect(await names(`select kind as name from fact where kind like 'a.%'`)).toEqual(['a.young']);
  await expect(readFacts(services, { after: before, limit: 5 })).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' });
  expect((await readFacts(services, { after, limit: 5 })).facts.map(({ kind }) => kind)).toEqual(['a.young']);
  // Nothing more to forget: what was noted stays.
  await run(cleanUpFacts);
  expect((await readFacts(services, { after, limit: 5 })).facts).toHaveLength(1);
});

it('jobs that were given up are deleted after a month', async () => {
  await sql(`insert into job (kind, due_at, given_up_at) values
    ('old', now(), now() - interval '31 days'), ('recent', now(), now() - interval '29 days')`);
  await run(cleanUpJobs);
  expect(await names(`select kind as name from job where given_up_at is not null`)).toEqual(['recent']);
});
