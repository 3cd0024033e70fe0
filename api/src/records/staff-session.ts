import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BaseEntity } from '../database/base.entity.js';
import { User } from './user.js';

/** One sign-in of a staff member: ends after 12 h without use, after 7 days in any case, or when revoked (deleted). */
@Entity()
export class StaffSession extends BaseEntity {
  @ManyToOne(() => User)
  user!: Rel<User>;

  /** SHA-256 of the bearer token. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
