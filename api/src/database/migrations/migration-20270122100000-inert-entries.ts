import { Migration } from '@mikro-orm/migrations';

/**
 * Waitlist entries that are offered nothing: another browser named people who were in the shift or waited for it. `people_count`, by which the
 * shift's number grows, counts those of them alone; the others it named wait by an entry of their own. The previous release makes none.
 */
export class InertEntriesMigration extends Migration {
  override up(): void {
    this.addSql(
      'alter table waitlist_entry add column inert boolean not null default false, add column newcomers_id uuid',
    );
  }
}
