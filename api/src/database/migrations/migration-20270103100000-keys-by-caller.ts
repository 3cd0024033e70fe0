import { Migration } from '@mikro-orm/migrations';

/**
 * Idempotency keys count per caller: `key` holds the hash of caller and key. `sent` is the hash of a visitor's key and input, by which the
 * same call is known from another network; null for everybody else. The previous release goes on with keys as they were sent, by its own
 * function; neither release finds the other's, and both tables' rows go after 24 hours.
 */
export class KeysByCallerMigration extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_key add column sent bytea');
    this.addSql('create unique index idempotency_key_sent on idempotency_key (operation, sent)');
    this
      .addSql(`create function claim_key(p_operation text, p_key text, p_sent bytea, p_hash bytea) returns void language plpgsql as $$
      begin
        insert into idempotency_key (operation, key, sent, payload_hash) values (p_operation, p_key, p_sent, p_hash) on conflict do nothing;
        if found then return; end if;
        delete from idempotency_key
          where operation = p_operation and (key = p_key or sent = p_sent) and created_at < now() - interval '24 hours';
        insert into idempotency_key (operation, key, sent, payload_hash) values (p_operation, p_key, p_sent, p_hash) on conflict do nothing;
        if not found then
          raise exception 'This idempotency key was used' using errcode = 'unique_violation', constraint = 'idempotency_key_used';
        end if;
      end $$`);
  }
}
