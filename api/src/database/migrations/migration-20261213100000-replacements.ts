import { Migration } from '@mikro-orm/migrations';

/**
 * Who looks for somebody to take over their place. The place stays theirs until then; one request is open for a signup at a time. The link's
 * token is derived from the request's id, and its hash alone is kept. People of the waitlist are offered the takeover first: their entry says
 * whose place it is. The previous release knows none of it: an entry that takes over holds no place, so its offer is over there.
 */
export class ReplacementsMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table replacement (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    shift_id uuid not null,
    signup_id uuid not null references signup (id) on delete cascade,
    token_hash bytea not null constraint replacement_token_unique unique,
    message text,
    state text not null default 'OPEN' constraint replacement_state_known
      check (state in ('OPEN', 'TAKEN', 'WITHDRAWN', 'GIVEN_BACK', 'ENDED')),
    taken_by_id uuid,
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint replacement_shift_same_event foreign key (shift_id, event_id) references shift (id, event_id) on delete cascade
  )`,
  `create unique index replacement_one_open on replacement (signup_id) where state = 'OPEN'`,
  `create index replacement_by_signup on replacement (signup_id)`,
  `create index replacement_by_shift on replacement (shift_id)`,
  `create index replacement_by_event on replacement (event_id)`,
  `create trigger replacement_updated before update on replacement for each row
    when (old.* is distinct from new.*) execute function tell_update()`,
  `alter table waitlist_entry add column takes_over_id uuid`,
  `create index waitlist_by_takeover on waitlist_entry (takes_over_id)`,
];
