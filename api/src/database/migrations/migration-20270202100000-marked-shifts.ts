import { Migration } from '@mikro-orm/migrations';

/** Whether anybody was marked in a shift, for the hours of those who were not: without looking at everybody in it. */
export class MarkedShiftsMigration extends Migration {
  override up(): void {
    this.addSql(`create index signup_marked_by_shift on signup (shift_id) where attendance_state <> 'EXPECTED'`);
  }
}
