import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';

/** A household's mailed link: valid one year from the last confirmation, never used up, revocable. */
@Entity()
export class HouseholdToken extends BaseEntity {
  @Property({ type: 'text' })
  email!: string;

  /** The address as compared. */
  @Property({ type: 'text' })
  emailKey!: string;

  /** SHA-256 of the token. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;
}
