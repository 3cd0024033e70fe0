import { Migration } from '@mikro-orm/migrations';

/**
 * What a caller with an idempotency key was answered, word for word, for 24 hours: `question` is the hash of who asked what through which
 * door. The previous release neither reads nor writes it.
 */
export class ToldAnswersMigration extends Migration {
  override up(): void {
    this.addSql(`create table told_answer (
      key text not null,
      question bytea not null,
      answer text not null,
      created_at timestamptz not null default now(),
      primary key (key, question)
    )`);
    this.addSql(`create index told_answer_by_age on told_answer (created_at)`);
  }
}
