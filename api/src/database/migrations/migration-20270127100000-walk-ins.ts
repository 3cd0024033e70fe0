import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a signup is somebody who walked in. The ids that devices made, which said so before, are deleted with their links (decision 059).
 * The previous release adds nobody who walks in.
 */
export class WalkInsMigration extends Migration {
  override up(): void {
    this.addSql('alter table signup add column walked_in boolean not null default false');
    this.addSql('update signup g set walked_in = true from signup_alias a where a.id = g.id and a.signup_id = g.id');
  }
}
