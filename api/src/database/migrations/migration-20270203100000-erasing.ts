import { Migration } from '@mikro-orm/migrations';

/**
 * Erasing people (decision 067): who was made nameless, the list of erasures, requests that wait for their link, and whom an entry of the
 * audit log is about, also once the signup is gone. The previous release reads erased people as people without an address.
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
  `alter table audit_entry add column about uuid[]`,
  `update audit_entry a set about = array[a.record_id] where a.record_type = 'volunteer' and a.record_id is not null`,
  `update audit_entry a set about = array[g.volunteer_id] from signup g where a.record_type = 'signup' and g.id = a.record_id`,
  `create function audit_entry_about() returns trigger language plpgsql as $$
    begin
      new.about := case new.record_type when 'volunteer' then array[new.record_id]
        else (select array[g.volunteer_id] from signup g where g.id = new.record_id) end;
      return new;
    end $$`,
  `create trigger audit_entry_about before insert on audit_entry for each row
    when (new.record_type in ('volunteer', 'signup') and new.record_id is not null) execute function audit_entry_about()`,
  `create index audit_entry_by_person on audit_entry using gin (about) where about is not null`,
];
