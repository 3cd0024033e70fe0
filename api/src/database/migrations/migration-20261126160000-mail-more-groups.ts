import { Migration } from '@mikro-orm/migrations';

/**
 * A bulk mail may go to a shift, to a day or to people who were chosen one by one; a choice of many has no id. The previous release writes
 * the kinds it knows, and reads neither column.
 */
export class MailMoreGroupsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table bulk_mail drop constraint bulk_mail_group_known`);
    this.addSql(`alter table bulk_mail add constraint bulk_mail_group_known
      check (group_kind in ('event', 'category', 'opportunity', 'shift', 'day', 'signup'))`);
    this.addSql(`alter table bulk_mail alter column group_id drop not null`);
  }
}
