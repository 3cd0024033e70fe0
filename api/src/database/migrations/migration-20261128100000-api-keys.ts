import { Migration } from '@mikro-orm/migrations';

/** Keys with which programs ask, and the networks from which each was used. The previous release does not look at them. */
export class ApiKeysMigration extends Migration {
  override up(): void {
    // A key of one event goes with it: without the event it would be a key of all of them.
    this.addSql(`create table api_key (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      prefix text not null,
      token_hash bytea not null unique,
      scopes jsonb not null,
      event_id uuid references event (id) on delete cascade,
      created_by_id uuid references app_user (id) on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`);
    this.addSql('create index api_key_event_id_index on api_key (event_id)');
    this.addSql('create index api_key_created_by_id_index on api_key (created_by_id)');
    this.addSql(`create table api_key_network (
      api_key_id uuid not null references api_key (id) on delete cascade,
      network_hash bytea not null,
      first_used_at timestamptz not null default now(),
      primary key (api_key_id, network_hash)
    )`);
  }
}
