import type { Pool } from 'pg';

/**
 * Keeps each mail as it was when it was queued, in `seen_mail`, with the outbox's columns. The runner throws a
 * reminder, an offer or a request away that is no longer true when its turn comes: a test that counts what was queued
 * while the clock moves finds it here.
 */
export async function watchMails(pool: Pool): Promise<void> {
  await pool.query(`
    create table if not exists seen_mail (like outbox);
    create or replace function see_mail() returns trigger language plpgsql as $$ begin
      insert into seen_mail select (new).*; return null; end $$;
    create or replace trigger see_mail after insert on outbox for each row execute function see_mail()`);
}
