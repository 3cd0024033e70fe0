import { Migration } from '@mikro-orm/migrations';

/** The half of a staff session that is in a cookie (decision 069); sessions of programs, and those from before, have none. */
export class SessionHalvesMigration extends Migration {
  override up(): void {
    this.addSql('alter table staff_session add column cookie_hash bytea');
  }
}
