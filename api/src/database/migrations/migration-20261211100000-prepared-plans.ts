import { Migration } from '@mikro-orm/migrations';

/** Changes of plan that are kept by name until they are needed. */
export class PreparedPlansMigration extends Migration {
  override up(): void {
    // A lead's own are for that lead's shifts; without one, for all of the event.
    this.addSql(`
      create table prepared_plan_change (
        id uuid primary key default gen_random_uuid(),
        event_id uuid not null references event (id) on delete cascade,
        lead_id uuid references app_user (id) on delete cascade,
        name text not null,
        input jsonb not null,
        saved_at timestamptz not null default now(),
        saved_by text not null
      )`);
    this.addSql('create index prepared_plan_change_event on prepared_plan_change (event_id)');
    this.addSql('create index prepared_plan_change_lead on prepared_plan_change (lead_id)');
    this.addSql(
      'alter table plan_change add column prepared_id uuid references prepared_plan_change (id) on delete set null',
    );
    this.addSql('create index plan_change_prepared on plan_change (prepared_id)');
  }
}
