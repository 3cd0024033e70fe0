import { Migration } from '@mikro-orm/migrations';

/**
 * Figures of events, worked out from their shifts and kept (decision 026). The previous release neither reads nor writes them; what it
 * writes meanwhile is told by its facts. No key leads to the event: whoever renews figures must not wait for whoever deletes.
 */
export class KeptFiguresMigration extends Migration {
  override up(): void {
    this.addSql(`create table event_figures (
      id uuid primary key,
      counted_at timestamp not null,
      open_until timestamp not null,
      last_date date,
      shift_count integer not null,
      qty_required integer not null,
      qty_registered integer not null,
      still_required integer not null,
      open_shift_count integer not null,
      open_spot_count integer not null
    ) with (fillfactor = 70)`);
    // What the database held when the figures were last brought up to date; null where that is not known, and none of them is right.
    this.addSql(`create table kept_figures (
      name text primary key,
      snapshot pg_snapshot,
      compared_at timestamptz
    )`);
    this.addSql(`insert into kept_figures (name) values ('event_figures')`);
    // Few facts are new, which PostgreSQL cannot know: without a word it would read all of them.
    this
      .addSql(`create function events_written_since_kept() returns setof uuid language plpgsql stable rows 10 set enable_seqscan = off as $$
      declare
        known pg_snapshot;
      begin
        select snapshot into known from kept_figures where name = 'event_figures';
        return query select distinct f.event_id from fact f
          where f.transaction_id >= pg_snapshot_xmin(known) and not pg_visible_in_snapshot(f.transaction_id, known)
            and f.event_id is not null;
      end $$`);
    this.addSql(`create view fresh_event_figures as
      select * from event_figures where id not in (select e from events_written_since_kept() e)
        and (select snapshot is not null from kept_figures where name = 'event_figures')`);
  }
}
