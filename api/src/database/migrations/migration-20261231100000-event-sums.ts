import { Migration } from '@mikro-orm/migrations';

/**
 * Figures of events that count what takes place alone (decision 051), kept as decision 026 says. They have a table of their own: the
 * previous release goes on with `event_figures`, whose columns mean something else.
 */
export class EventSumsMigration extends Migration {
  override up(): void {
    this.addSql(`create table event_sums (
      id uuid primary key,
      counted_at timestamp not null,
      open_until timestamp not null,
      shift_count integer not null,
      qty_required integer not null,
      qty_registered integer not null,
      qty_filled integer not null,
      still_required integer not null,
      missing integer not null,
      active_signup_count integer not null,
      open_shift_count integer not null,
      open_spot_count integer not null
    ) with (fillfactor = 70)`);
    this.addSql(`insert into kept_figures (name) values ('event_sums')`);
    this
      .addSql(`create function events_written_since_sums() returns setof uuid language plpgsql stable rows 10 set enable_seqscan = off as $$
      declare
        known pg_snapshot;
      begin
        select snapshot into known from kept_figures where name = 'event_sums';
        return query select distinct f.event_id from fact f
          where f.transaction_id >= pg_snapshot_xmin(known) and not pg_visible_in_snapshot(f.transaction_id, known)
            and f.event_id is not null;
      end $$`);
    this.addSql(`create view fresh_event_sums as
      select * from event_sums where id not in (select e from events_written_since_sums() e)
        and (select snapshot is not null from kept_figures where name = 'event_sums')`);
  }
}
