import { Migration } from '@mikro-orm/migrations';

/** How often a signup was moved to another address by the browser that made it. The previous release leaves the column alone. */
export class SignupCorrectionsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table signup add column email_corrections smallint not null default 0`);
  }
}
