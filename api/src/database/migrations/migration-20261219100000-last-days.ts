import { Migration } from '@mikro-orm/migrations';

/**
 * Each event's last day, or that of its last shift where it is later, kept beside the event: lists of what is over, or is not, read it by an
 * index. The database keeps it, so that the previous release does so too.
 */
export class LastDaysMigration extends Migration {
  override up(): void {
    this.addSql(`alter table event add column last_day date`);
    this.addSql(
      `update event e set last_day = greatest(e.end_date, (select max(date) from shift s where s.event_id = e.id))`,
    );
    this.addSql(`create function tell_last_day() returns trigger language plpgsql as $$
      begin
        new.last_day := greatest(new.end_date, (select max(date) from shift where event_id = new.id));
        return new;
      end $$`);
    this.addSql(`create trigger event_last_day before insert or update of end_date on event
      for each row execute function tell_last_day()`);
    this.addSql(`alter table event alter column last_day set not null`);
    // Nearly all shifts lie within their event, and nothing is written for them. The event is held before its shifts are looked at anew.
    this.addSql(`create function tell_last_day_by_shifts(events uuid[]) returns void language plpgsql as $$
      begin
        perform from event where id = any(events) order by id for no key update;
        update event e set last_day = greatest(e.end_date, (select max(date) from shift s where s.event_id = e.id))
        where e.id = any(events);
      end $$`);
    for (const [what, deed, table] of [
      ['added', 'insert', 'new'],
      ['gone', 'delete', 'old'],
    ] as const) {
      const matters =
        what === 'added' ? 'max(s.date) > e.last_day' : 'max(s.date) = e.last_day and e.last_day > e.end_date';
      this.addSql(`create function last_day_of_${what}_shifts() returns trigger language plpgsql as $$
        declare
          events uuid[];
        begin
          select array_agg(id) into events from (
            select e.id from changed_shift s join event e on e.id = s.event_id group by e.id having ${matters}) as e;
          if events is not null then perform tell_last_day_by_shifts(events); end if;
          return null;
        end $$`);
      this.addSql(`create trigger shift_${what}_last_day after ${deed} on shift
        referencing ${table} table as changed_shift for each statement execute function last_day_of_${what}_shifts()`);
    }
    this.addSql(`create function last_day_of_moved_shift() returns trigger language plpgsql as $$
      begin
        if exists (select from event e where e.id = new.event_id
            and (new.date > e.last_day or (old.date = e.last_day and e.last_day > e.end_date))) then
          perform tell_last_day_by_shifts(array[new.event_id]);
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger shift_moved_last_day after update of date on shift
      for each row when (new.date <> old.date) execute function last_day_of_moved_shift()`);
    // What the event itself says has not changed when a shift is added.
    this.addSql(`drop trigger event_updated on event`);
    this.addSql(`create trigger event_updated before update on event for each row
      when (to_jsonb(old) - 'last_day' is distinct from to_jsonb(new) - 'last_day') execute function tell_update()`);
    this.addSql(`drop index event_by_start`);
    this.addSql(`create index event_by_start on event (start_date, lower(name), id)`);
    this.addSql(`create index event_by_last_day on event (last_day)`);
  }
}
