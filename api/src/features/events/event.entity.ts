import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BaseEntity } from '../../database/base.entity.js';
import { User } from '../accounts/user.entity.js';

/** A sporting event that needs volunteers. Its days are calendar days; its shifts' times are wall-clock times in its time zone. */
@Entity()
export class Event extends BaseEntity {
  @Property({ type: 'text' })
  name!: string;

  /** Part of the page's address: lower-case letters, numbers, single hyphens. Unique. */
  @Property({ type: 'text' })
  slug!: string;

  /** YYYY-MM-DD */
  @Property({ type: 'date' })
  startDate!: string;

  /** YYYY-MM-DD, the start day or later. */
  @Property({ type: 'date' })
  endDate!: string;

  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  /** http(s) address. */
  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  /** IANA name; null means the organisation's. */
  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'text', nullable: true })
  coverImageUrl: string | null = null;

  @ManyToOne(() => User, { nullable: true })
  organizer: Rel<User> | null = null;

  /** Version of the record; editors send it back so that nobody overwrites a newer one. */
  @Property({ type: 'integer', version: true })
  version!: number;
}
