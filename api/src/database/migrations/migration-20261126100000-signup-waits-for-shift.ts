import { Migration } from '@mikro-orm/migrations';

/**
 * A new signup locks its shift before anything else of it is written. The key that ties it to the shift would take a weaker lock first and
 * the counter a stronger one afterwards; whoever came to delete the shift between the two waited for the signup, and the signup for them.
 * A signup that comes too late meets no shift. The previous release runs with it as it is.
 */
export class SignupWaitsForShiftMigration extends Migration {
  override up(): void {
    this.addSql(`create function signup_waits_for_shift() returns trigger language plpgsql as $$
      begin
        perform 1 from shift where id = new.shift_id for no key update;
        if not found then
          raise exception 'shift % is gone', new.shift_id
            using errcode = 'foreign_key_violation', constraint = 'signup_shift_same_event';
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger signup_waits_for_shift before insert on signup
      for each row execute function signup_waits_for_shift()`);
  }
}
