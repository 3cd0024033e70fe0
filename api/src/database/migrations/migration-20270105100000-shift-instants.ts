import { Migration } from '@mikro-orm/migrations';

/**
 * One time zone database decides: Node's. Its rules are kept in `zone_rule` (see `zones/keep-zone-rules.ts`), and `instant_at` and `local_at`
 * read them, so that SQL and the server never differ. Each shift keeps the instants of its start and end, written whenever its day, its times
 * or its event's zone change, by whichever release.
 */
export class ShiftInstantsMigration extends Migration {
  override up(): void {
    this.addSql(`create table zone_rule (
      zone text not null,
      from_instant timestamptz not null,
      from_local timestamp not null,
      utc_offset interval not null,
      primary key (zone, from_instant)
    )`);
    this.addSql(
      `create table zone_source (id boolean primary key default true check (id), rules text, organisation_zone text not null)`,
    );
    this.addSql(`insert into zone_source (organisation_zone) values ('UTC')`);
    // A skipped hour counts on from before, a repeated one is the first (RFC 5545). PostgreSQL's own rules help out where none are kept.
    this
      .addSql(`create function instant_at(local timestamp, in_zone text) returns timestamptz language plpgsql stable as $$
      declare
        ahead interval;
      begin
        select utc_offset into ahead from zone_rule where zone = in_zone and from_local <= local order by from_instant desc limit 1;
        return case when ahead is null then local at time zone in_zone else (local - ahead) at time zone 'UTC' end;
      end $$`);
    this.addSql(`create function local_at(at timestamptz, in_zone text) returns timestamp language plpgsql stable as $$
      declare
        ahead interval;
      begin
        select utc_offset into ahead from zone_rule where zone = in_zone and from_instant <= at order by from_instant desc limit 1;
        return case when ahead is null then at at time zone in_zone else (at at time zone 'UTC') + ahead end;
      end $$`);
    this.addSql(`alter table shift add column starts_at timestamptz, add column ends_at timestamptz`);
    // What ends before it begins ends on the next day; a skipped hour may leave nothing of a shift.
    this.addSql(`create function shift_keeps_instants() returns trigger language plpgsql as $$
      declare
        in_zone text;
      begin
        select coalesce(e.time_zone, z.organisation_zone) into in_zone from event e, zone_source z where e.id = new.event_id;
        in_zone := coalesce(in_zone, 'UTC');
        -- Times of another form are refused by their constraints, which look behind this.
        if concat(new.start_time, ' ', new.end_time) !~ '^([01]\\d|2[0-3]):[0-5]\\d ([01]\\d|2[0-3]):[0-5]\\d$' or new.date is null then
          new.starts_at := 'epoch';
          new.ends_at := 'epoch';
          return new;
        end if;
        new.starts_at := instant_at(new.date + new.start_time::time, in_zone);
        new.ends_at := greatest(new.starts_at, instant_at(new.date + new.end_time::time
          + case when new.end_time < new.start_time then interval '1 day' else interval '0' end, in_zone));
        return new;
      end $$`);
    this.addSql(`create trigger shift_instants before insert or update of date, start_time, end_time, event_id on shift
      for each row execute function shift_keeps_instants()`);
    this.addSql(`alter table shift disable trigger user`);
    this.addSql(`alter table shift enable trigger shift_instants`);
    this.addSql(`update shift set date = date`);
    this.addSql(`alter table shift enable trigger user`);
    this.addSql(`alter table shift alter column starts_at set not null, alter column ends_at set not null`);
    this.addSql(`create function event_moves_instants() returns trigger language plpgsql as $$
      begin
        update shift set date = date where event_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger event_instants after update of time_zone on event
      for each row when (old.time_zone is distinct from new.time_zone) execute function event_moves_instants()`);
  }
}
