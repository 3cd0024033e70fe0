import { Migration } from '@mikro-orm/migrations';

/**
 * The event that an event was copied from. An id and no reference: when that event is deleted, its copies do not change, and there is nothing
 * to compare with.
 */
export class PreviousEventsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table event add column previous_event_id uuid`);
  }
}
