import { Migration } from '@mikro-orm/migrations';

/**
 * When a mail that was sent came back (its state is `failed` from then on), and since when a later one is known to have arrived at the same
 * address. The previous release ignores both, and lists what came back as what was refused.
 */
export class BouncesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table outbox add column bounced_at timestamptz, add column reached_at timestamptz`);
  }
}
