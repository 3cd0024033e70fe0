import { Migration } from '@mikro-orm/migrations';

/**
 * Who waits for a full shift, and the places that are held for them. Held places count where active signups count: in the shift's row, so that
 * the guard of capacity refuses whoever comes in between. A signup that comes of an offer takes one of its held places in the statement that
 * makes it. The previous release knows none of it: its signups have no offer, and the guard keeps held places from them, too.
 */
export class WaitlistMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table event add column waitlist_enabled boolean not null default true`,
  `alter table shift add column waitlist_enabled boolean not null default true,
    add column held_count integer not null default 0 constraint shift_held_not_negative check (held_count >= 0),
    add column waiting_count integer not null default 0 constraint shift_waiting_not_negative check (waiting_count >= 0)`,
  `create index shift_waited_for on shift (id) where waiting_count > 0`,
  `alter table signup add column waitlist_entry_id uuid`,

  // The number is given out while the shift is held, so within a shift it is the order in which they came.
  `create table waitlist_entry (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    shift_id uuid not null,
    number bigint generated always as identity,
    email text not null,
    email_key text not null,
    phone text,
    people jsonb not null,
    people_count integer not null constraint waitlist_people_some check (people_count >= 1),
    fewer_is_fine boolean not null default false,
    state text not null default 'WAITING' constraint waitlist_state_known
      check (state in ('WAITING', 'OFFERED', 'TAKEN', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
    held integer not null default 0 constraint waitlist_held_while_offered check (held >= 0 and (held = 0 or state = 'OFFERED')),
    offer_id uuid,
    offer_hash bytea constraint waitlist_offer_unique unique,
    offered_at timestamptz,
    answer_by timestamptz,
    signup_ids jsonb not null default '[]',
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint waitlist_shift_same_event foreign key (shift_id, event_id) references shift (id, event_id) on delete cascade
  )`,
  `create index waitlist_by_shift on waitlist_entry (shift_id, number)`,
  `create index waitlist_by_email on waitlist_entry (email_key)`,
  `create index waitlist_by_event on waitlist_entry (event_id, email_key)`,
  `create index waitlist_offers_by_end on waitlist_entry (answer_by) where state = 'OFFERED'`,
  `create trigger waitlist_entry_updated before update on waitlist_entry for each row
    when (old.* is distinct from new.*) execute function tell_update()`,

  `create function waitlist_entry_counts() returns trigger language plpgsql as $$
    declare
      shift_of uuid;
      more_held integer := 0;
      more_waiting integer := 0;
    begin
      if tg_op <> 'INSERT' then
        shift_of := old.shift_id;
        more_held := more_held - old.held;
        if old.state = 'WAITING' then more_waiting := more_waiting - old.people_count; end if;
      end if;
      if tg_op <> 'DELETE' then
        shift_of := new.shift_id;
        more_held := more_held + new.held;
        if new.state = 'WAITING' then more_waiting := more_waiting + new.people_count; end if;
      end if;
      if more_held = 0 and more_waiting = 0 then return null; end if;
      update shift set held_count = held_count + more_held, waiting_count = waiting_count + more_waiting
        where id = shift_of and (more_held <= 0 or active_count + held_count + more_held <= qty_required);
      if not found and tg_op <> 'DELETE' then
        raise exception 'shift % has no place to be held', shift_of
          using errcode = 'check_violation', constraint = 'shift_capacity';
      end if;
      return null;
    end $$`,
  `create trigger waitlist_entry_counts after insert or delete or update of state, held on waitlist_entry
    for each row execute function waitlist_entry_counts()`,

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
        if exists (select from event where id = new.event_id and state = 'CANCELLED') then
          raise exception 'event % is cancelled', new.event_id
            using errcode = 'check_violation', constraint = 'event_takes_place';
        end if;
      end if;
      return null;
    end $$`,
];
