import { Migration } from '@mikro-orm/migrations';

/** From when and until when people sign up for an event by themselves; empty means always. The previous release leaves both as they are. */
export class SignupOpeningsMigration extends Migration {
  override up(): void {
    this
      .addSql(`alter table event add column signups_open_at timestamptz(6), add column signups_close_at timestamptz(6),
      add constraint event_openings_in_order check (signups_open_at < signups_close_at)`);
  }
}
