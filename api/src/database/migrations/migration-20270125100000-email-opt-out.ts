import { Migration } from '@mikro-orm/migrations';

/**
 * The addresses whose owners switched reminders and mails to groups off, under a name that says so. The previous
 * release goes on by the old name, a view through which PostgreSQL writes to the table; the first release after
 * 25 January 2027 drops it.
 */
export class EmailOptOutMigration extends Migration {
  override up(): void {
    this.addSql('alter table mails_off rename to email_opt_out');
    this.addSql('alter index mails_off_pkey rename to email_opt_out_pkey');
    this.addSql('create view mails_off as select email_key, since from email_opt_out');
  }
}
