import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createTestDatabase } from '../test-database.js';

/** A database of its own for one test file, with all tables and no rows. */
export interface OutboxDatabase {
  readonly url: string;
  readonly pool: Pool;
  /** Puts a mail that always goes out into the outbox, due now. Returns its id. */
  enqueue(mail: { recipient: string; payload: unknown; recipientName?: string; messageId?: string }): Promise<string>;
  /** One row of the outbox. */
  row(id: string): Promise<OutboxRow>;
  /** How many rows are in each state. */
  states(): Promise<Record<string, number>>;
  drop(): Promise<void>;
}

/** What tests look at. */
export interface OutboxRow {
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  leased_until: Date | null;
  /** Seconds from now. */
  due_in: number;
}

/** A copy of the migrated template database, with what tests of mail ask of it. */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  const { url, pool, drop } = await createTestDatabase();
  return {
    url,
    pool,
    drop,
    async enqueue({ recipient, payload, recipientName = null, messageId = `<${randomUUID()}@localhost>` }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into outbox (template, recipient, recipient_name, payload, message_id)
         values ('places-removed', $1, $2, $3, $4) returning id`,
        [recipient, recipientName, JSON.stringify(payload), messageId],
      );
      return rows[0]!.id;
    },
    async row(id) {
      const { rows } = await pool.query<OutboxRow>(
        `select state, attempts, last_error, leased_until, extract(epoch from next_attempt_at - now())::float8 as due_in
         from outbox where id = $1`,
        [id],
      );
      return rows[0]!;
    },
    async states() {
      const { rows } = await pool.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from outbox group by state order by state',
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
  };
}
