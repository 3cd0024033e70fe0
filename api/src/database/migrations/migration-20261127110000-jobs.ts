import { Migration } from '@mikro-orm/migrations';

/** What is done later, apart from mails (decision 021). The previous release neither reads nor writes it. */
export class JobsMigration extends Migration {
  override up(): void {
    this.addSql(`create table job (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      key text,
      payload jsonb not null default '{}',
      due_at timestamptz not null,
      attempts integer not null default 0,
      revision integer not null default 0,
      leased_until timestamptz,
      last_error text,
      given_up_at timestamptz,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create unique index job_has_no_twin on job (kind, key) where given_up_at is null`);
    this.addSql(`create index job_by_due on job (due_at) where given_up_at is null`);
    // The oldest facts are found without reading all.
    this.addSql(`create index fact_by_age on fact (at)`);
  }
}
