import { Migration } from '@mikro-orm/migrations';

/** Addresses of mails as they are compared, kept by the database: what `emailKey` gives, so that one key finds a household and its mails. */
export class RecipientKeysMigration extends Migration {
  override up(): void {
    this.addSql(
      'alter table outbox add column recipient_key text not null generated always as (lower(btrim(normalize(recipient, nfc)))) stored',
    );
    // The release before compares by lower(recipient), and needs its index as long as it may run.
    this.addSql('create index outbox_by_recipient_key on outbox (recipient_key, created_at)');
  }
}
