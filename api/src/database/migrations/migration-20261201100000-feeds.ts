import { Migration } from '@mikro-orm/migrations';

/** Feeds by secret address. The previous release does not look at them. */
export class FeedsMigration extends Migration {
  override up(): void {
    // A feed goes with whatever it is narrowed by, or it would show more than was asked for; and with its maker, whose rights it has.
    this.addSql(`create table feed (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('SHIFTS', 'ROSTER', 'SIGNUPS')),
      event_id uuid not null references event (id) on delete cascade,
      category_id uuid references category (id) on delete cascade,
      place text,
      lead_id uuid references app_user (id) on delete cascade,
      with_phones boolean not null,
      token_hash bytea not null unique,
      created_by_id uuid not null references app_user (id) on delete cascade,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      last_used_at timestamptz
    )`);
    for (const column of ['event_id', 'category_id', 'lead_id', 'created_by_id'])
      this.addSql(`create index feed_${column}_index on feed (${column})`);
  }
}
