import { Migration } from '@mikro-orm/migrations';

/**
 * `event.previous_start_date`: the first day with which an event was published, once it begins on another. The database keeps it, so that
 * the previous release does so too. Of what was moved before nobody knows it.
 */
export class MovedEventsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table event add column previous_start_date date`);
    this.addSql(`create function tell_previous_start() returns trigger language plpgsql as $$
      begin
        if old.state = 'DRAFT' then
          new.previous_start_date := null;
        else
          new.previous_start_date := nullif(coalesce(old.previous_start_date, old.start_date), new.start_date);
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger event_previous_start before update of start_date, state on event
      for each row when (old.start_date <> new.start_date or old.state <> new.state) execute function tell_previous_start()`);
  }
}
