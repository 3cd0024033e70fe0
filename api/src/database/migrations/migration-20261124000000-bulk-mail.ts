import { Migration } from '@mikro-orm/migrations';

/**
 * Bulk mails and which mails of the outbox belong to them; and an index for the newest signups of all events. The previous release ignores
 * all of it: the new column of the outbox may be empty.
 */
export class BulkMailMigration extends Migration {
  override up(): void {
    this.addSql(`create table bulk_mail (
      id uuid primary key default gen_random_uuid(),
      event_id uuid,
      group_kind text not null constraint bulk_mail_group_known check (group_kind in ('event', 'category', 'opportunity')),
      group_id uuid not null,
      group_name text not null,
      subject text not null,
      body text not null,
      sender_id uuid references app_user (id) on delete set null,
      sender_name text not null,
      recipient_count integer not null,
      created_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql(`create index bulk_mail_by_sender on bulk_mail (sender_id, created_at desc)`);
    this.addSql(`create index bulk_mail_by_time on bulk_mail (created_at desc)`);
    this.addSql(`alter table outbox add column bulk_mail_id uuid`);
    this.addSql(`create index outbox_by_bulk_mail on outbox (bulk_mail_id, state)`);
    this.addSql(`create index signup_by_time on signup (created_at desc, id)`);
  }
}
