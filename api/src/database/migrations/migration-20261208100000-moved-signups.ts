import { Migration } from '@mikro-orm/migrations';

/**
 * A signup that is moved to another shift keeps its calendar entry, whose number must grow: this is what it counts besides the changes of
 * its shift. The previous release leaves the column alone.
 */
export class MovedSignupsMigration extends Migration {
  override up(): void {
    this.addSql('alter table signup add column revision_base integer not null default 0');
  }
}
