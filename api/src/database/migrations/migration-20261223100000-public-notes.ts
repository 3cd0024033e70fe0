import { Migration } from '@mikro-orm/migrations';

/** What the event's page says of a change of plan. */
export class PublicNotesMigration extends Migration {
  override up(): void {
    this.addSql('alter table plan_change add column public_note text');
  }
}
