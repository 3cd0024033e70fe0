import { Migration } from '@mikro-orm/migrations';

/**
 * `shift_version`: a shift's version as it is committed, or as this transaction made it, also inside of a statement that began before it
 * waited for the shift. And what moves a shift beyond its event's days, or back, looks at the event again once it holds it.
 */
export class HeldVersionsMigration extends Migration {
  override up(): void {
    this.addSql(`create function shift_version(of_shift uuid) returns integer language plpgsql volatile as $$
      begin
        return (select version from shift where id = of_shift);
      end $$`);
    this.addSql(`create or replace function last_day_of_moved_shift() returns trigger language plpgsql as $$
      begin
        if exists (select from event e where e.id = new.event_id and (new.date > e.end_date or old.date > e.end_date)) then
          perform from event where id = new.event_id for no key update;
          if exists (select from event e where e.id = new.event_id
              and (new.date > e.last_day or (old.date = e.last_day and e.last_day > e.end_date))) then
            perform tell_last_day_by_shifts(array[new.event_id]);
          end if;
        end if;
        return null;
      end $$`);
  }
}
