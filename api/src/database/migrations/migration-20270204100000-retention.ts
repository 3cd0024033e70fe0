import { Migration } from '@mikro-orm/migrations';

/**
 * How long data of people is kept (decision 068). A new installation begins at once; one that has people already begins 14 days later, so that
 * admins can look first.
 */
export class RetentionMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table retention_setting (
    only_row boolean primary key default true constraint retention_setting_only_row check (only_row),
    starts_at timestamptz not null,
    announced_at timestamptz,
    notice text not null default ''
  )`,
  `insert into retention_setting (starts_at)
    select now() + case when exists (select from volunteer) then interval '14 days' else interval '0' end`,
  `create table retention_rule (
    kind text primary key constraint retention_rule_kind_known check (kind in ('CONTACTS', 'ANSWERS', 'NAMES', 'MAILS', 'AUDIT')),
    days integer not null,
    previous_days integer not null,
    changes_at timestamptz not null
  )`,
  `create table retention_run (
    day date primary key,
    finished_at timestamptz not null,
    counts jsonb not null
  )`,
  // Waiting for a spot counts as taking part, also once the entry of the waitlist has no names.
  `create table waited_until (
    volunteer_id uuid primary key references volunteer (id) on delete cascade,
    day date not null
  )`,
  `alter table erasure drop constraint erasure_by_known,
    add constraint erasure_by_known check (erased_by in ('household', 'staff', 'retention'))`,
];
