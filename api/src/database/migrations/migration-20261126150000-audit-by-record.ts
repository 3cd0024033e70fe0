import { Migration } from '@mikro-orm/migrations';

/** Who changed one record last, without reading the whole log. */
export class AuditByRecordMigration extends Migration {
  override up(): void {
    this.addSql(`create index audit_entry_by_record on audit_entry (record_id, happened_at)`);
  }
}
