import { Migration } from '@mikro-orm/migrations';

/**
 * Links by which helpers mark who is here at one post, and the browsers that joined by them (decision 059). `place_key`: places are the same
 * if their keys are, without regard to case, forms of Unicode and kinds of spaces.
 */
export class CheckInLinksMigration extends Migration {
  override up(): void {
    this.addSql(`create function place_key(t text) returns text language sql immutable strict parallel safe as $$
      select lower(btrim(regexp_replace(normalize(t, NFC),
        '[\\s\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+', ' ', 'g')))
    $$`);
    this.addSql(`create table check_in_link (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references event (id) on delete cascade,
      category_id uuid not null references category (id) on delete cascade,
      place text,
      day date not null,
      token_hash bytea not null unique,
      starts_at timestamptz not null default now(),
      expires_at timestamptz not null,
      with_phones boolean not null default true,
      can_redeem boolean not null default false,
      max_devices integer not null default 3 check (max_devices between 1 and 10),
      created_by_id uuid references app_user (id) on delete set null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    )`);
    for (const column of ['event_id', 'category_id', 'created_by_id'])
      this.addSql(`create index check_in_link_${column}_index on check_in_link (${column})`);
    this.addSql(`create table check_in_device (
      id uuid primary key default gen_random_uuid(),
      link_id uuid not null references check_in_link (id) on delete cascade,
      name text not null,
      token_hash bytea not null unique,
      joined_at timestamptz not null default now(),
      last_heard_at timestamptz not null default now(),
      revoked_at timestamptz
    )`);
    this.addSql('create index check_in_device_link_id_index on check_in_device (link_id)');
  }
}
