import { Migration } from '@mikro-orm/migrations';

/** The few entries that tell of several records' versions, without reading the whole log. The previous release does not mind. */
export class AuditOfSeveralMigration extends Migration {
  override up(): void {
    this.addSql(
      `create index audit_entry_of_several on audit_entry (happened_at) where detail -> 'versions' is not null`,
    );
  }
}
