import { Migration } from '@mikro-orm/migrations';

/**
 * Mails that were refused for good or given up are listed for the staff until they went out after all, or somebody says that the person
 * knows. The previous release ignores the new column.
 */
export class UndeliveredMailsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table outbox add column settled_at timestamptz`);
    this.addSql(
      `create index outbox_undelivered on outbox (created_at desc, id) where state = 'failed' and settled_at is null`,
    );
  }
}
