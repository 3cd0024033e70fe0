import { Migration } from '@mikro-orm/migrations';

/** Shifts that staff closed: nobody signs up for them by themselves. The previous release knows nothing of it and leaves it as it is. */
export class ClosedShiftsMigration extends Migration {
  override up(): void {
    this.addSql('alter table shift add column closed boolean not null default false');
  }
}
