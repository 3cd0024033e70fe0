import { Migration } from '@mikro-orm/migrations';

/** Who of the staff did what to which record. Entries outlive the records and the users they speak of. The previous release ignores it. */
export class AuditLogMigration extends Migration {
  override up(): void {
    this.addSql(`create table audit_entry (
      id uuid primary key default gen_random_uuid(),
      happened_at timestamptz not null default clock_timestamp(),
      actor_id uuid references app_user (id) on delete set null,
      actor_name text not null,
      action text not null,
      record_type text not null,
      record_id uuid,
      event_id uuid,
      summary text not null,
      detail jsonb not null default '{}'
    )`);
    this.addSql(`create index audit_entry_by_time on audit_entry (happened_at desc, id)`);
    this.addSql(`create index audit_entry_by_event on audit_entry (event_id, happened_at desc, id)`);
    this.addSql(`create index audit_entry_by_actor on audit_entry (actor_id)`);
  }
}
