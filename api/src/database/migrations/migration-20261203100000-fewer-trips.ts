import { Migration } from '@mikro-orm/migrations';

/**
 * Claims an idempotency key, or fails: so it can go out in one message with the statement that must not run when the key was used. It fails
 * without naming the key, which would stand in PostgreSQL's log. The previous release does not call it.
 *
 * And fewer indexes to write for each mail: what waits is found in its order by `outbox_in_order`, and few mails are of a bulk mail.
 */
export class FewerTripsMigration extends Migration {
  override up(): void {
    this
      .addSql(`create function claim_idempotency_key(p_operation text, p_key text, p_hash bytea) returns void language plpgsql as $$
      begin
        insert into idempotency_key as kept (operation, key, payload_hash) values (p_operation, p_key, p_hash)
        on conflict (operation, key) do update set payload_hash = excluded.payload_hash, answer = null, created_at = now()
          where kept.created_at < now() - interval '24 hours';
        if not found then
          raise exception 'This idempotency key was used' using errcode = 'unique_violation', constraint = 'idempotency_key_used';
        end if;
      end $$`);
    this.addSql('drop index outbox_due');
    this.addSql('drop index outbox_by_bulk_mail');
    this.addSql('create index outbox_by_bulk_mail on outbox (bulk_mail_id, state) where bulk_mail_id is not null');
  }
}
