import { Migration } from '@mikro-orm/migrations';

/**
 * The whole data model of the first release. Capacity is guarded here, in the database, where no caller can walk round it:
 * the trigger `signup_takes_place` counts active signups on the shift in the statement that makes them active, and refuses
 * the one too many (`shift_capacity`) unless staff assigned it over capacity on purpose.
 */
export class FoundationMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table app_user (
    id uuid primary key default gen_random_uuid(),
    role text not null constraint user_role_known check (role in ('admin', 'lead')),
    first_name text not null,
    last_name text not null,
    email text not null,
    email_key text not null constraint user_email_unique unique,
    password_hash text,
    phone text,
    is_demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,

  `create table event (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    slug text not null constraint event_slug_unique unique
      constraint event_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    start_date date not null,
    end_date date not null,
    location text,
    website text constraint event_website_http check (website ~* '^https?://'),
    time_zone text,
    cover_image_url text,
    organizer_id uuid references app_user (id) on delete set null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    constraint event_days_in_order check (end_date >= start_date)
  )`,
  `create index event_by_start on event (start_date, name)`,
  `create index event_by_organizer on event (organizer_id)`,

  `create table category (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    name text not null,
    lead_id uuid references app_user (id) on delete set null,
    cover_image_url text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    constraint category_in_event unique (id, event_id)
  )`,
  `create index category_by_event on category (event_id, name)`,
  `create index category_by_lead on category (lead_id)`,

  `create table opportunity (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    category_id uuid not null,
    name text not null,
    short_description text,
    long_description text,
    location text,
    cover_image_url text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    constraint opportunity_in_event unique (id, event_id),
    constraint opportunity_category_same_event foreign key (category_id, event_id)
      references category (id, event_id) on delete cascade
  )`,
  `create index opportunity_by_category on opportunity (category_id, name)`,
  `create index opportunity_by_event on opportunity (event_id)`,

  `create table shift (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    opportunity_id uuid not null,
    date date not null,
    start_time text not null constraint shift_start_form check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    end_time text not null constraint shift_end_form check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    qty_required integer not null constraint shift_quantity_positive check (qty_required >= 1),
    active_count integer not null default 0 constraint shift_count_not_negative check (active_count >= 0),
    location text,
    notes text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    constraint shift_in_event unique (id, event_id),
    constraint shift_times_differ check (start_time <> end_time),
    constraint shift_opportunity_same_event foreign key (opportunity_id, event_id)
      references opportunity (id, event_id) on delete cascade
  )`,
  `create index shift_by_event on shift (event_id, date, start_time)`,
  `create index shift_by_opportunity on shift (opportunity_id, date, start_time)`,
  `create index shift_by_date on shift (date)`,

  `create table volunteer (
    id uuid primary key default gen_random_uuid(),
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text,
    email_key text not null,
    name_key text not null,
    created_at timestamptz not null default now(),
    constraint volunteer_person_unique unique (email_key, name_key)
  )`,

  `create table signup (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    shift_id uuid not null,
    volunteer_id uuid not null references volunteer (id) on delete cascade,
    status text not null default 'active' constraint signup_status_known check (status in ('active', 'cancelled')),
    over_capacity boolean not null default false,
    created_at timestamptz not null default now(),
    cancelled_at timestamptz,
    constraint signup_cancelled_when check ((status = 'cancelled') = (cancelled_at is not null)),
    constraint signup_shift_same_event foreign key (shift_id, event_id) references shift (id, event_id) on delete cascade
  )`,
  `create unique index signup_one_active_per_person on signup (shift_id, volunteer_id) where status = 'active'`,
  `create index signup_by_volunteer on signup (volunteer_id, status)`,
  `create index signup_by_event on signup (event_id, created_at desc)`,
  `create index signup_by_shift on signup (shift_id)`,

  `create function signup_takes_place() returns trigger language plpgsql as $$
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
      end if;
      return null;
    end $$`,
  `create trigger signup_takes_place after insert or delete or update of status, shift_id on signup
    for each row execute function signup_takes_place()`,

  `create table staff_session (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user (id) on delete cascade,
    token_hash bytea not null constraint staff_session_token_unique unique,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index staff_session_by_user on staff_session (user_id)`,

  `create table magic_link (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    token_hash bytea not null constraint magic_link_token_unique unique,
    expires_at timestamptz not null,
    used boolean not null default false,
    used_at timestamptz,
    created_at timestamptz not null default now()
  )`,

  `create table password_reset_token (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user (id) on delete cascade,
    token_hash bytea not null constraint password_reset_token_unique unique,
    purpose text not null constraint password_reset_purpose_known check (purpose in ('reset', 'set-up')),
    expires_at timestamptz not null,
    used boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create index password_reset_token_by_user on password_reset_token (user_id)`,

  `create table household_token (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key text not null,
    token_hash bytea not null constraint household_token_unique unique,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index household_token_by_email on household_token (email_key, created_at desc)`,

  `create table outbox (
    id uuid primary key default gen_random_uuid(),
    template text not null,
    recipient text not null,
    recipient_name text,
    payload jsonb not null,
    event_id uuid,
    message_id text not null constraint outbox_message_id_unique unique,
    state text not null default 'waiting' constraint outbox_state_known check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    leased_until timestamptz,
    last_error text,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  `create index outbox_due on outbox (next_attempt_at) where state = 'waiting'`,
  `create index outbox_by_recipient on outbox (lower(recipient), created_at)`,
  `create index outbox_failed on outbox (created_at desc) where state = 'failed'`,

  `create table idempotency_key (
    operation text not null,
    key text not null,
    payload_hash bytea not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (operation, key)
  )`,
  `create table installation_fact (
    name text primary key,
    value text not null,
    noted_at timestamptz not null default now()
  )`,

  `create index idempotency_key_by_age on idempotency_key (created_at)`,
];
