import type { SharedTestServer } from './shared-test-server.js';

/**
 * Makes each new mail count as sent, without sending it: for tests that make hundreds of records and look at none of
 * their mails.
 */
export async function countMailsAsSent({ database: { pool } }: SharedTestServer): Promise<void> {
  await pool.query(
    `create function count_as_sent() returns trigger language plpgsql as $$
     begin
       new.state := 'sent';
       new.sent_at := now();
       return new;
     end $$;
     create trigger count_as_sent before insert on outbox for each row when (new.state = 'waiting') execute function count_as_sent()`,
  );
}
