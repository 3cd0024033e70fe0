import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BaseEntity } from '../database/base.entity.js';
import { User } from './user.js';

/** A mailed link to set a password, good once: a reset for one hour, a first set-up for 7 days. */
@Entity()
export class PasswordResetToken extends BaseEntity {
  @ManyToOne(() => User)
  user!: Rel<User>;

  /** SHA-256 of the token. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'text' })
  purpose!: 'reset' | 'set-up';

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'boolean' })
  used: boolean = false;
}
