import { Migration } from '@mikro-orm/migrations';

/** How many failed messages of a mail to a group were forgotten after their days, so that its figures stay as they were. */
export class ForgottenMailsMigration extends Migration {
  override up(): void {
    this.addSql('alter table bulk_mail add column forgotten_count integer not null default 0');
  }
}
