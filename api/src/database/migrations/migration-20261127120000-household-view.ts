import { Migration } from '@mikro-orm/migrations';

/** Households, seen over their people: one row for each address. The previous release does not look at it. */
export class HouseholdViewMigration extends Migration {
  override up(): void {
    // Found by the index of the people's addresses; whose name comes first gives the address as typed.
    this.addSql(`create view household as
      select v.email_key as id, v.email from volunteer v where not exists (select 1 from volunteer o
        where o.email_key = v.email_key and (o.first_name, o.last_name, o.id) < (v.first_name, v.last_name, v.id))`);
  }
}
