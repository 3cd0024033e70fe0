import { Migration } from '@mikro-orm/migrations';

/**
 * When households are reminded of an event's shifts, and which reminders they were sent. `reminds_since`: nobody is reminded of a moment before
 * it, so that an installation that is brought up to date does not write to people about last week. The previous release reminds nobody.
 */
export class RemindersMigration extends Migration {
  override up(): void {
    this.addSql(`alter table event add column remind_days_before jsonb not null default '[7, 1]',
      add column reminds_since timestamptz(6) not null default now()`);
    this.addSql(`create table reminder (
      event_id uuid not null references event (id) on delete cascade,
      email_key text not null,
      days_before integer not null,
      owed_at timestamptz not null default now(),
      primary key (event_id, email_key, days_before)
    )`);
  }
}
