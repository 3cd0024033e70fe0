import { Migration } from '@mikro-orm/migrations';

/**
 * Erasing people (decision 067): who was made nameless, the list of erasures, and requests that wait for their link. The previous release knows
 * none of it, and would offer to mail erased people at their key.
 */
export class ErasingMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table volunteer add column erased_at timestamptz, drop constraint volunteer_without_email_walked_in,
    add constraint volunteer_without_email_has_key check ((email is null) = (email_key like 'walk-in:%' or email_key like 'erased:%')),
    add constraint volunteer_erased_has_key check ((erased_at is null) = (email_key not like 'erased:%'))`,
  `create table erasure (
    id uuid primary key,
    erased_at timestamptz not null,
    erased_by text not null constraint erasure_by_known check (erased_by in ('household', 'staff')),
    volunteer_ids uuid[] not null,
    proofs text[] not null
  )`,
  `create table erasure_request (
    id uuid primary key,
    token_hash bytea not null constraint erasure_request_token_unique unique,
    email_key text not null,
    volunteer_ids uuid[] not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    erased_count integer
  )`,
  `create index erasure_request_by_email on erasure_request (email_key)`,
];
