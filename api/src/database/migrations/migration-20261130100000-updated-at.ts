import { Migration } from '@mikro-orm/migrations';

/**
 * When a record's own columns last changed. The database tells it, so that no import, bulk statement or hand at the database forgets it, nor
 * does the previous release. What was there before counts as changed now: a program that asks what is new since then gets all of it once.
 */
export class UpdatedAtMigration extends Migration {
  override up(): void {
    // By the clock, not by the beginning of the transaction, which may have waited for a row; and always later than before.
    this.addSql(`create function tell_update() returns trigger language plpgsql as $$
      begin
        new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
        return new;
      end $$`);
    for (const table of ['event', 'category', 'opportunity', 'shift', 'signup', 'volunteer']) {
      this.addSql(`alter table ${table} add column updated_at timestamptz not null default now()`);
      this.addSql(`create trigger ${table}_updated before update on ${table} for each row
        when (old.* is distinct from new.*) execute function tell_update()`);
    }
  }
}
