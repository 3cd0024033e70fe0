import { Migration } from '@mikro-orm/migrations';

/**
 * The addresses whose owners switched reminders and mails to groups off, by a link in these mails; and how many of a group a bulk mail left out
 * for it. The previous release knows nothing of it, and would write to them.
 */
export class MailSwitchesMigration extends Migration {
  override up(): void {
    this.addSql(`create table mails_off (
      email_key text primary key,
      since timestamptz not null default now()
    )`);
    this.addSql(`alter table bulk_mail add column switched_off_count integer not null default 0`);
  }
}
