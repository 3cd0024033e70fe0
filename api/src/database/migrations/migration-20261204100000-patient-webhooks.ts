import { Migration } from '@mikro-orm/migrations';

/**
 * From when on a webhook's receiver is given time for what waited before, and one more reason to be off: the rows are in another database
 * now. The previous release does not look at the one and shows the other as "switched off".
 */
export class PatientWebhooksMigration extends Migration {
  override up(): void {
    this.addSql('alter table webhook add column patient_from timestamptz');
    this.addSql('alter table webhook drop constraint webhook_switched_off_because_check');
    this.addSql(`alter table webhook add constraint webhook_switched_off_because_check
      check (switched_off_because in ('switched off', 'gone', 'unreachable', 'moved'))`);
  }
}
