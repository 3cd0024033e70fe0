import { Migration } from '@mikro-orm/migrations';

/** Addresses that are told what happens, and the messages that they are owed (decision 030). The previous release does not look at them. */
export class WebhooksMigration extends Migration {
  override up(): void {
    // A webhook of one event goes with it: without the event it would be one of all of them.
    this.addSql(`create table webhook (
      id uuid primary key default gen_random_uuid(),
      url text not null,
      kinds jsonb not null,
      event_id uuid references event (id) on delete cascade,
      created_by_id uuid references app_user (id) on delete set null,
      created_at timestamptz not null default now(),
      cursor text not null,
      secret_number integer not null default 1,
      rotating_until timestamptz,
      switched_off_at timestamptz,
      switched_off_because text check (switched_off_because in ('switched off', 'gone', 'unreachable')),
      failures integer not null default 0,
      paused_until timestamptz
    )`);
    this.addSql('create index webhook_event_id_index on webhook (event_id)');
    this.addSql('create index webhook_created_by_id_index on webhook (created_by_id)');
    this.addSql(`create table webhook_delivery (
      id uuid primary key default gen_random_uuid(),
      position bigint not null generated always as identity,
      webhook_id uuid not null references webhook (id) on delete cascade,
      kind text not null,
      record_id uuid,
      origin text not null check (origin in ('fact', 'test', 'resent')),
      message_id uuid not null,
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      leased_until timestamptz,
      tried_at timestamptz,
      took_ms integer,
      status integer,
      failure text,
      answer text
    )`);
    this.addSql('create index webhook_delivery_webhook_id_index on webhook_delivery (webhook_id, created_at desc)');
    this.addSql(
      `create index webhook_delivery_tried_index on webhook_delivery (webhook_id, tried_at desc) where tried_at is not null`,
    );
    this.addSql(
      `create index webhook_delivery_waiting_index on webhook_delivery (webhook_id, position) where state = 'waiting'`,
    );
    this.addSql(
      'create index webhook_delivery_leased_index on webhook_delivery (webhook_id) where leased_until is not null',
    );
    this.addSql(
      `create index webhook_delivery_order_index on webhook_delivery (webhook_id, record_id, position) where state = 'waiting'`,
    );
    this.addSql(`create index webhook_delivery_by_hand_index on webhook_delivery (webhook_id, position)
      where state = 'waiting' and origin <> 'fact'`);
    this.addSql('create index webhook_delivery_created_at_index on webhook_delivery (created_at)');
  }
}
