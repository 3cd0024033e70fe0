import { Migration } from '@mikro-orm/migrations';

/**
 * The state of an event; whatever was made before this is published. Drafts are few: an index of theirs alone keeps them from visitors at no
 * cost. The trigger that counts places looks at the state after it has the shift, so that nobody slips into an event that is being cancelled.
 * The previous release makes events that are published, and shows every state.
 */
export class EventStatesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table event add column state text not null default 'PUBLISHED'
      constraint event_state_known check (state in ('DRAFT', 'PUBLISHED', 'CANCELLED'))`);
    this.addSql(`create index event_drafts on event (id) where state = 'DRAFT'`);
    this.addSql(`create or replace function signup_takes_place() returns trigger language plpgsql as $$
      declare
        took boolean := false;
        gave boolean := false;
      begin
        if tg_op <> 'DELETE' then took := new.status = 'active'; end if;
        if tg_op <> 'INSERT' then gave := old.status = 'active'; end if;
        if took and gave and new.shift_id = old.shift_id then return null; end if;
        if gave then
          update shift set active_count = active_count - 1 where id = old.shift_id;
        end if;
        if took then
          update shift set active_count = active_count + 1
            where id = new.shift_id and (active_count < qty_required or new.over_capacity);
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
      end $$`);
  }
}
