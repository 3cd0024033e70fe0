import { Migration } from '@mikro-orm/migrations';

/** The posts that a change of plan gave another place, so that it is undone whole. */
export class PlannedPostsMigration extends Migration {
  override up(): void {
    // `[{ id, category, before, after, version }]`, the version that the change gave them.
    this.addSql(`alter table plan_change add column posts jsonb not null default '[]'`);
  }
}
