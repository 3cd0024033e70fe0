import { Migration } from '@mikro-orm/migrations';

/**
 * Facts that no public page depends on: they leave cached responses and figures as they are (decision 058). The previous release writes none,
 * and reads them as any other.
 */
export class QuietFactsMigration extends Migration {
  override up(): void {
    this.addSql('alter table fact add column quiet boolean not null default false');
    for (const [figures, suffix] of [
      ['event_figures', 'kept'],
      ['event_sums', 'sums'],
    ])
      this
        .addSql(`create or replace function events_written_since_${suffix}() returns setof uuid language plpgsql stable rows 10 set enable_seqscan = off as $$
      declare
        known pg_snapshot;
      begin
        select snapshot into known from kept_figures where name = '${figures}';
        return query select distinct f.event_id from fact f
          where f.transaction_id >= pg_snapshot_xmin(known) and not pg_visible_in_snapshot(f.transaction_id, known)
            and f.event_id is not null and not f.quiet;
      end $$`);
  }
}
