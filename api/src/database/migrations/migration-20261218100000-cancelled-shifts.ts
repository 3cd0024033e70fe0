import { Migration } from '@mikro-orm/migrations';

/**
 * Shifts that are called off by a change of plan: their signups stay, and nobody new comes. The guard of capacity refuses whoever comes in
 * between. The previous release shows such a shift as it was, and cannot give its places away.
 */
export class CancelledShiftsMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table shift add column cancelled_at timestamptz`,
  `create or replace function signup_takes_place() returns trigger language plpgsql as $$
    declare
      took boolean := false;
      gave boolean := false;
      held_for boolean := false;
    begin
      if tg_op <> 'DELETE' then took := new.status = 'active'; end if;
      if tg_op <> 'INSERT' then gave := old.status = 'active'; end if;
      if took and gave and new.shift_id = old.shift_id then return null; end if;
      if gave then
        update shift set active_count = active_count - 1 where id = old.shift_id;
      end if;
      if took then
        if tg_op = 'INSERT' and new.waitlist_entry_id is not null then
          update waitlist_entry set held = held - 1
            where id = new.waitlist_entry_id and shift_id = new.shift_id and state = 'OFFERED' and held > 0;
          if not found then
            raise exception 'the offer of % is over', new.waitlist_entry_id
              using errcode = 'check_violation', constraint = 'offer_holds_place';
          end if;
          held_for := true;
        end if;
        update shift set active_count = active_count + 1
          where id = new.shift_id and (active_count + held_count < qty_required or new.over_capacity or held_for);
        if not found then
          raise exception 'shift % has no place left', new.shift_id
            using errcode = 'check_violation', constraint = 'shift_capacity';
        end if;
        if exists (select from shift where id = new.shift_id and cancelled_at is not null) then
          raise exception 'shift % is called off', new.shift_id
            using errcode = 'check_violation', constraint = 'shift_takes_place';
        end if;
        if exists (select from event where id = new.event_id and state = 'CANCELLED') then
          raise exception 'event % is cancelled', new.event_id
            using errcode = 'check_violation', constraint = 'event_takes_place';
        end if;
      end if;
      return null;
    end $$`,
];
