import { Migration } from '@mikro-orm/migrations';

/** An index for the order in which mails go out: what one person waits for first, then mails to a group and those that failed before. */
export class MailOrderMigration extends Migration {
  override up(): void {
    this.addSql(
      `create index outbox_in_order on outbox ((bulk_mail_id is not null or last_error is not null), next_attempt_at)
       where state = 'waiting'`,
    );
  }
}
