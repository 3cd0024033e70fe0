import { Migration } from '@mikro-orm/migrations';

/**
 * A place costs fewer statements inside of what the database does by itself: whether the shift is called off comes with its counting, a new
 * household's link is told without being read, and `held_look` tells a shift's version and its event's state in one, as they are committed or
 * as this transaction made them, also inside of a statement that began before it waited for the shift. The release before looks at each by
 * itself (`shift_version`, `event_state`).
 */
export class ShorterPlacesMigration extends Migration {
  override up(): void {
    this.addSql(`create function held_look(of_shift uuid) returns jsonb language plpgsql volatile as $$
      begin
        return (select jsonb_build_object('version', s.version, 'eventState', e.state)
          from shift s join event e on e.id = s.event_id where s.id = of_shift);
      end $$`);
    this.addSql(`create or replace function signup_takes_place() returns trigger language plpgsql as $$
    declare
      took boolean := false;
      gave boolean := false;
      held_for boolean := false;
      called_off boolean;
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
          where id = new.shift_id and (active_count + held_count < qty_required or new.over_capacity or held_for)
          returning cancelled_at is not null into called_off;
        if not found then
          raise exception 'shift % has no place left', new.shift_id
            using errcode = 'check_violation', constraint = 'shift_capacity';
        end if;
        if called_off then
          raise exception 'shift % is called off', new.shift_id
            using errcode = 'check_violation', constraint = 'shift_takes_place';
        end if;
        if exists (select from event where id = new.event_id and state = 'CANCELLED') then
          raise exception 'event % is cancelled', new.event_id
            using errcode = 'check_violation', constraint = 'event_takes_place';
        end if;
      end if;
      return null;
    end $$`);
    this.addSql(`create or replace function issue_household_link(
        p_email text, p_key text, p_new_id uuid, p_new_hash bytea, p_foreign uuid default null)
      returns table (id uuid, token_hash bytea) language plpgsql as $$
      begin
        for turn in 1..2 loop
          return query update household_token living set expires_at = now() + interval '1 year'
            where living.id is distinct from p_foreign and living.id = (
              select t.id from household_token t
              where t.email_key = p_key and t.revoked_at is null and t.expires_at > now()
              order by t.created_at desc limit 1)
            returning living.id, living.token_hash;
          if found then return; end if;
          if turn = 1 then perform pg_advisory_xact_lock(hashtextextended('household-link ' || p_key, 0)); end if;
        end loop;
        insert into household_token (id, email, email_key, token_hash, expires_at)
          values (p_new_id, p_email, p_key, p_new_hash, now() + interval '1 year');
        id := p_new_id;
        token_hash := p_new_hash;
        return next;
      end $$`);
  }
}
