import { Migration } from '@mikro-orm/migrations';

/**
 * The responses that were given under an idempotency key, each as text by the hash of its request. The previous release goes on with
 * `told_answer`; this one only empties it, and a later one drops it.
 */
export class StoredResponsesMigration extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_key add column responses jsonb');
  }
}
