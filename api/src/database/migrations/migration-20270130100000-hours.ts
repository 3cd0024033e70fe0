import { Migration } from '@mikro-orm/migrations';

/**
 * Hours (decision 064): how an event counts them, when it was cancelled, when people were away between two marks, who was sent to or from a
 * post, and corrections by hand. The previous release knows none of it. Times away of earlier marks are filled in with the next mark of their
 * signup.
 */
export class HoursMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table event add column cancelled_at timestamptz,
    add column hours_from text not null default 'PLANNED' constraint event_hours_from_known check (hours_from in ('PLANNED', 'MARKS'))`,
  `update event e set cancelled_at = coalesce((select max(a.happened_at) from audit_entry a where a.record_id = e.id and a.action = 'event.cancelled'), e.updated_at)
    where e.state = 'CANCELLED'`,
  `create function note_cancellation() returns trigger language plpgsql as $$
    begin
      if new.state = old.state then return new; end if;
      new.cancelled_at := case when new.state = 'CANCELLED' then now() end;
      return new;
    end $$`,
  `create trigger event_cancelled_at before update of state on event for each row execute function note_cancellation()`,
  `alter table signup add column away tstzmultirange not null default '{}', add column was_sent boolean not null default false,
    add column corrected_minutes integer constraint signup_corrected_minutes_in_a_day check (corrected_minutes between 0 and 1440)`,
  `update signup g set was_sent = true where sent_at is not null
    or exists (select from signup o where o.volunteer_id = g.volunteer_id and o.event_id = g.event_id and o.sent_at = g.left_at)`,
];
