import { Migration } from '@mikro-orm/migrations';

/** Tries that are counted for all servers and across restarts. The previous release ignores it. */
export class RateLimitsMigration extends Migration {
  override up(): void {
    // The key is a hash: neither addresses of people nor of networks are kept.
    this.addSql(`create table rate_limit (
      key bytea primary key,
      points integer not null,
      expires_at timestamptz not null
    )`);
    this.addSql(`create index rate_limit_by_expiry on rate_limit (expires_at)`);
  }
}
