import { Migration } from '@mikro-orm/migrations';

/** Second factors, recovery codes, step-up and sign-ins by OIDC (decisions 070 and 071). */
export class SecondFactorsMigration extends Migration {
  override up(): void {
    this.addSql(`create table second_factor (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user (id) on delete cascade,
      kind text not null,
      name text not null,
      site text,
      credential_id text constraint second_factor_credential_unique unique,
      public_key bytea,
      counter bigint,
      transports text[],
      secret bytea,
      last_step bigint,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      constraint second_factor_kind_known check (kind in ('passkey', 'totp')),
      constraint second_factor_is_passkey check ((kind = 'passkey') = (num_nulls(site, credential_id, public_key, counter) = 0)),
      constraint second_factor_is_totp check ((kind = 'totp') = (secret is not null))
    )`);
    this.addSql('create index second_factor_by_user on second_factor (user_id)');
    this.addSql(`create table recovery_code (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user (id) on delete cascade,
      code_hash bytea not null,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      constraint recovery_code_unique unique (user_id, code_hash)
    )`);
    this.addSql(`create table sign_in_challenge (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null constraint sign_in_challenge_unique unique,
      purpose text not null,
      user_id uuid references app_user (id) on delete cascade,
      session_id uuid references staff_session (id) on delete cascade,
      secret bytea,
      expires_at timestamptz not null,
      used_at timestamptz,
      constraint sign_in_challenge_purpose_known check (purpose in ('sign-in', 'passkey', 'add-passkey', 'add-totp', 'step-up'))
    )`);
    this.addSql('create index sign_in_challenge_by_user on sign_in_challenge (user_id)');
    this.addSql('create index sign_in_challenge_by_session on sign_in_challenge (session_id)');
    this.addSql(`create table oidc_identity (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user (id) on delete cascade,
      issuer text not null,
      subject text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      constraint oidc_identity_unique unique (issuer, subject)
    )`);
    this.addSql('create index oidc_identity_by_user on oidc_identity (user_id)');
    this.addSql(`alter table staff_session add column proven_at timestamptz not null default now(),
      add column by_oidc boolean not null default false, add column claim_until timestamptz`);
    this.addSql('update staff_session set proven_at = created_at');
    this.addSql(`alter table password_reset_token drop constraint password_reset_purpose_known,
      add constraint password_reset_purpose_known check (purpose in ('reset', 'set-up', 'rescue'))`);
  }
}
