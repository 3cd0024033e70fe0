import { Migration } from '@mikro-orm/migrations';

/**
 * Marks of attendance (decision 057). `signup_alias` keeps the id of a signup that became another one. A person without an address has no
 * household: their key starts with 'walk-in:'. The columns of `signup` hold what its marks add up to. The previous release knows none of it.
 */
export class AttendanceMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table attendance_mark (
    id uuid primary key,
    event_id uuid not null references event (id) on delete cascade,
    signup_id uuid not null references signup (id) on delete cascade,
    kind text not null constraint attendance_mark_kind_known check (kind in ('ARRIVED', 'LEFT', 'NO_SHOW', 'UNDONE')),
    occurred_at timestamptz not null,
    at timestamptz not null,
    uncertain boolean not null,
    device_id uuid not null,
    sequence integer not null,
    seen uuid[] not null,
    undoes uuid,
    made_by_kind text not null constraint attendance_mark_made_by_known check (made_by_kind in ('staff', 'key', 'device')),
    made_by_id uuid not null,
    received_at timestamptz not null default now(),
    constraint attendance_mark_undoes_one check ((kind = 'UNDONE') = (undoes is not null))
  )`,
  `create index attendance_mark_by_signup on attendance_mark (signup_id)`,
  `create index attendance_mark_by_event on attendance_mark (event_id)`,
  `create table signup_alias (
    id uuid primary key,
    event_id uuid not null references event (id) on delete cascade,
    signup_id uuid not null references signup (id) on delete cascade,
    created_at timestamptz not null default now()
  )`,
  `create index signup_alias_by_signup on signup_alias (signup_id)`,
  `create index signup_alias_by_event on signup_alias (event_id)`,
  `alter table signup
    add column attendance_state text not null default 'EXPECTED' constraint signup_attendance_state_known
      check (attendance_state in ('EXPECTED', 'HERE', 'LEFT', 'NO_SHOW')),
    add column arrived_at timestamptz,
    add column left_at timestamptz,
    add column contradicted boolean not null default false,
    add column attendance_heads uuid[] not null default '{}'`,
  `alter table volunteer alter column email drop not null,
    add constraint volunteer_without_email_walked_in check ((email is null) = (email_key like 'walk-in:%'))`,
];
