import type pg from 'pg';
import { median } from './contest.ts';
import { largeEvent } from './large-event.ts';
import { signIn } from './time-tables.ts';

const families = 5;

/**
 * How long it takes to export what is kept about a household of six with 60 signups, to preview erasing it and to erase it: the median of
 * five, beside 300,000 signups, a million entries of the audit log and 100,000 mails.
 */
export async function timeErasing({ product, pool }: { product: string; pool: pg.Pool }): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(product)}`, 'content-type': 'application/json' };
  const eventId = await largeEvent(pool, { shifts: 12_000, signups: 300_000 });
  await besides(pool, eventId);
  const times: Record<'export' | 'preview' | 'erase', number[]> = { export: [], preview: [], erase: [] };
  for (let turn = 0; turn < families; turn += 1) {
    const volunteerIds = await familyOfSix(pool, eventId, turn);
    const path = `${product}/api/admin/volunteers/${volunteerIds[0]}/data`;
    times.export.push(await timed(() => fetch(path, { headers })));
    const query =
      'query ($ids: [ID!]!) { previewErasure(volunteerIds: $ids) { futureSignups logEntries mentions { where } } }';
    const asked = JSON.stringify({ query, variables: { ids: volunteerIds } });
    times.preview.push(await timed(() => fetch(`${product}/graphql`, { method: 'POST', headers, body: asked })));
    const body = JSON.stringify({ volunteerIds });
    times.erase.push(await timed(() => fetch(`${product}/api/admin/erasures`, { method: 'POST', headers, body })));
  }
  return [
    'Erasing a household of six with 60 signups, of 300,000',
    ...Object.entries(times).map(([name, all]) => `  ${name.padEnd(8)} ${median(all).toFixed(0).padStart(6)} ms`),
  ].join('\n');
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const answer = await call();
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - start;
}

/** What has to be looked through: entries of the audit log, and mails that were sent. */
async function besides(pool: pg.Pool, eventId: string): Promise<void> {
  await pool.query(
    `insert into audit_entry (actor_name, action, record_type, record_id, event_id, summary)
     select 'Alma Admin', 'shift.changed', 'shift', gen_random_uuid(), $1, 'Start Timing, 2027-02-20 07:00: start 07:00 → 08:00'
     from generate_series(1, 1000000)`,
    [eventId],
  );
  await pool.query(
    `insert into outbox (template, recipient, recipient_name, payload, event_id, message_id, state, sent_at)
     select 'signup-confirmation', 'r' || n || '@example.org', 'First Last', jsonb_build_object('signups', jsonb_build_array(
         jsonb_build_object('volunteer', jsonb_build_object('firstName', 'First' || n, 'lastName', 'Last' || n, 'email', 'r' || n || '@example.org'),
           'notes', repeat('Bring warm clothes. ', 60)))), $1, '<' || n || '@example.org>', 'sent', now()
     from generate_series(1, 100000) n`,
    [eventId],
  );
  await pool.query('analyze');
}

/** Six people under one address, each in ten shifts that are still to come. Gives their ids. */
async function familyOfSix(pool: pg.Pool, eventId: string, turn: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into volunteer (first_name, last_name, email, email_key, name_key)
     select 'Person' || n, 'Family' || $1::int, 'family' || $1::int || '@example.org', 'family' || $1::int || '@example.org', 'person' || n
     from generate_series(1, 6) n returning id`,
    [turn],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into signup (event_id, shift_id, volunteer_id, over_capacity)
     select $1, s.id, v.id, true from unnest($2::uuid[]) v (id),
       (select id from shift where event_id = $1 order by id limit 10) s`,
    [eventId, ids],
  );
  return ids;
}
