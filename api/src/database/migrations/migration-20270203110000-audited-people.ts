import { Migration } from '@mikro-orm/migrations';

/**
 * Whom an entry of the audit log is about, also once the signup is gone, so that erasing finds it. Apart from the migration before, so that
 * nobody waits for the table of people while the log is gone through.
 */
export class AuditedPeopleMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table audit_entry add column about uuid[]`,
  `update audit_entry a set about = array[a.record_id] where a.record_type = 'volunteer' and a.record_id is not null`,
  `update audit_entry a set about = array[g.volunteer_id] from signup g where a.record_type in ('signup', 'hours') and g.id = a.record_id`,
  `update audit_entry a set about = array[g.volunteer_id] from replacement r join signup g on g.id = r.signup_id
    where a.record_type = 'replacement' and r.id = a.record_id`,
  `create function audit_entry_about() returns trigger language plpgsql as $$
    begin
      new.about := case new.record_type when 'volunteer' then array[new.record_id]
        when 'replacement' then (select array[g.volunteer_id] from replacement r join signup g on g.id = r.signup_id where r.id = new.record_id)
        else (select array[g.volunteer_id] from signup g where g.id = new.record_id) end;
      return new;
    end $$`,
  `create trigger audit_entry_about before insert on audit_entry for each row
    when (new.record_type in ('volunteer', 'signup', 'hours', 'replacement') and new.record_id is not null) execute function audit_entry_about()`,
  `create index audit_entry_by_person on audit_entry using gin (about) where about is not null`,
  `create index audit_entry_of_waiting_and_mails on audit_entry (record_type) where record_type in ('waitlist', 'mail')`,
];
