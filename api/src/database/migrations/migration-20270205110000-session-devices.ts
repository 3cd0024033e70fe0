import { Migration } from '@mikro-orm/migrations';

/** By what staff recognise a session of theirs; sessions from before have neither. */
export class SessionDevicesMigration extends Migration {
  override up(): void {
    this.addSql('alter table staff_session add column device text, add column network text');
  }
}
