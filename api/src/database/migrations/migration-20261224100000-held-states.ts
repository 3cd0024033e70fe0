import { Migration } from '@mikro-orm/migrations';

/** `event_state`: an event's state as it is committed, also inside of a statement that began before it waited for a shift of the event. */
export class HeldStatesMigration extends Migration {
  override up(): void {
    this.addSql(`create function event_state(of_event uuid) returns text language plpgsql volatile as $$
      begin
        return (select state from event where id = of_event);
      end $$`);
  }
}
