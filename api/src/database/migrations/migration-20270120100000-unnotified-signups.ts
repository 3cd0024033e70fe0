import { Migration } from '@mikro-orm/migrations';

/** Signups that staff cancelled without a mail to the household, which can still be sent. */
export class UnnotifiedSignupsMigration extends Migration {
  override up(): void {
    this.addSql('alter table signup add column unnotified boolean not null default false');
  }
}
