import { Migration } from '@mikro-orm/migrations';

/**
 * `feed.place_is_exact`: a feed shows the place as it is written. Feeds of earlier releases, which the previous one still makes, go on
 * showing all places whose name holds the words, so that nobody's list is empty after an upgrade.
 */
export class ExactPlacesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table feed add column place_is_exact boolean not null default false`);
  }
}
