import { Migration } from '@mikro-orm/migrations';

/** `webhook.earlier_secrets`: the secrets that were replaced, each with the moment until which it still signs: `{ number, until }`. */
export class EarlierSecretsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table webhook add column earlier_secrets jsonb not null default '[]'`);
  }
}
