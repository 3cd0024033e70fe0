import { Migration } from '@mikro-orm/migrations';

/** What the organizers say of a cancelled event, which its page and its households read. */
export class CancelMessagesMigration extends Migration {
  override up(): void {
    this.addSql('alter table event add column cancel_message text');
  }
}
