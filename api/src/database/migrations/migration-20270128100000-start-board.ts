import { Migration } from '@mikro-orm/migrations';

/**
 * Starts of an event, its posts with the people that each needs before a start, and what was reported of them by radio (decision 062). A post
 * names starts by their ids in an array: an empty one means every start of the event.
 */
export class StartBoardMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const edited = `
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()`;

const statements = [
  `create table race_start (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    name text not null,
    date date not null,
    time text not null constraint race_start_time check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    cleared_at timestamptz,
    cleared_by_id uuid references app_user (id) on delete set null,
    cleared_note text,
    cleared_open jsonb not null default '[]',${edited}
  )`,
  `create table post (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    category_id uuid not null references category (id) on delete cascade,
    place text,
    start_ids uuid[] not null default '{}',
    minimum_staff integer not null constraint post_minimum_staff check (minimum_staff between 1 and 200),
    staffed_by_minutes integer not null default 30 constraint post_staffed_by check (staffed_by_minutes between 0 and 600),
    blocks_start boolean not null default false,
    map_url text,${edited}
  )`,
  `create unique index post_one_a_place on post (category_id, coalesce(place_key(place), ''))`,
  `create table post_report (
    post_id uuid not null references post (id) on delete cascade,
    start_id uuid not null references race_start (id) on delete cascade,
    manned boolean not null,
    note text,
    reported_by_id uuid references app_user (id) on delete set null,
    reported_at timestamptz not null,
    primary key (post_id, start_id)
  )`,
  `alter table opportunity add column standby boolean not null default false`,
  `alter table signup add column sent_at timestamptz`,
  `create index race_start_event_id_index on race_start (event_id)`,
  `create index race_start_cleared_by_id_index on race_start (cleared_by_id)`,
  `create index post_event_id_index on post (event_id)`,
  `create index post_report_start_id_index on post_report (start_id)`,
  `create index post_report_reported_by_id_index on post_report (reported_by_id)`,
  ...['race_start', 'post'].map(
    (table) => `create trigger ${table}_updated before update on ${table} for each row
    when (old.* is distinct from new.*) execute function tell_update()`,
  ),
];
