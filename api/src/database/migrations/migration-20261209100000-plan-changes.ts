import { Migration } from '@mikro-orm/migrations';

/** Changes of many shifts at once, which can be undone for a day, and since when a signup waits for 'Still coming'. */
export class PlanChangesMigration extends Migration {
  override up(): void {
    // Shifts: `[{ id, categoryId, before, after, version }]`, the version that the change gave them.
    this.addSql(`
      create table plan_change (
        id uuid primary key default gen_random_uuid(),
        event_id uuid not null references event (id) on delete cascade,
        applied_at timestamptz not null default now(),
        applied_by text not null,
        people integer not null,
        message text,
        shifts jsonb not null,
        waiting uuid[] not null default '{}',
        undone_at timestamptz
      )`);
    this.addSql('create index plan_change_event on plan_change (event_id, applied_at)');
    this.addSql('alter table signup add column unconfirmed_since timestamptz');
  }
}
