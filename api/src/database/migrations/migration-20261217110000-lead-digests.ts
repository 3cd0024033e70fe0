import { Migration } from '@mikro-orm/migrations';

/** Of which events leads were told what is missing, so many days before their first day. The previous release tells leads nothing. */
export class LeadDigestsMigration extends Migration {
  override up(): void {
    this.addSql(`create table lead_digest (
      event_id uuid not null references event (id) on delete cascade,
      days_before integer not null,
      owed_at timestamptz not null default now(),
      primary key (event_id, days_before)
    )`);
  }
}
