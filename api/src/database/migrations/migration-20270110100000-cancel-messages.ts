import { Migration } from '@mikro-orm/migrations';

/**
 * What the organizers say of a cancelled event, which its page and its households read; and whether its people were last mailed not to come,
 * which is still so while it is a draft in between.
 */
export class CancelMessagesMigration extends Migration {
  override up(): void {
    this.addSql(
      'alter table event add column cancel_message text, add column cancel_mailed boolean not null default false',
    );
  }
}
