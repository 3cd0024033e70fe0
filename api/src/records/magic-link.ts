import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';

/** A mailed sign-in link, good once and for 10 minutes. */
@Entity()
export class MagicLink extends BaseEntity {
  /** The address as compared. */
  @Property({ type: 'text' })
  email!: string;

  /** SHA-256 of the token. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'boolean' })
  used: boolean = false;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  /** Which page used it (hash), so that its second call within a minute gets the same answer. */
  @Property({ type: 'blob', nullable: true })
  usedBy: Buffer | null = null;
}
