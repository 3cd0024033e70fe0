import { Migration } from '@mikro-orm/migrations';

/**
 * Notes which page used a sign-in link, so that its second call within a minute gets the same answer; and which person was merged into
 * which, so that merging the same two again changes nothing. The previous release neither reads nor writes either.
 */
export class HouseholdsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table magic_link add column used_by bytea`);
    this.addSql(`create index magic_link_by_email on magic_link (email)`);
    this.addSql(`create table merged_volunteer (
      source_id uuid primary key,
      target_id uuid not null references volunteer (id) on delete cascade,
      merged_at timestamptz not null default now()
    )`);
    this.addSql(`create index merged_volunteer_by_target on merged_volunteer (target_id)`);
  }
}
