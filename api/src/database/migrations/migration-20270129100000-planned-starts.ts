import { Migration } from '@mikro-orm/migrations';

/** The starts that moved with a change of plan, so that it is undone whole. */
export class PlannedStartsMigration extends Migration {
  override up(): void {
    // `[{ id, name, before, after, version }]`, the version that the change gave them.
    this.addSql(`alter table plan_change add column starts jsonb not null default '[]'`);
  }
}
