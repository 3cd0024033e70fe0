import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from './base.entity.js';

/** A mail that is owed: written in the transaction that owes it, sent by the runner, rendered only then. */
@Entity({ tableName: 'outbox' })
export class OutboxMail extends BaseEntity {
  @Property({ type: 'text' })
  template!: string;

  @Property({ type: 'text' })
  recipient!: string;

  @Property({ type: 'text', nullable: true })
  recipientName: string | null = null;

  /** The facts the template shows, as they were then. */
  @Property({ type: 'json' })
  payload!: unknown;

  @Property({ type: 'uuid', nullable: true })
  eventId: string | null = null;

  /** The bulk mail that it is one message of. */
  @Property({ type: 'uuid', nullable: true })
  bulkMailId: string | null = null;

  /** Fixed, so that a second delivery after a crash is known as the same mail. */
  @Property({ type: 'text' })
  messageId!: string;

  @Property({ type: 'text' })
  state: 'waiting' | 'sent' | 'failed' = 'waiting';

  @Property({ type: 'integer' })
  attempts: number = 0;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  nextAttemptAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** When somebody of the staff said that a failed mail is done with: the person knows by other means. */
  @Property({ type: 'timestamptz', nullable: true })
  settledAt: Date | null = null;
}
