import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BaseEntity } from '../../database/base.entity.js';
import { User } from '../accounts/user.entity.js';
import { Event } from '../events/event.entity.js';

/** A field of work within an event (Timing, Feed Station …), run by a lead. Removed with its event. */
@Entity()
export class Category extends BaseEntity {
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @Property({ type: 'text' })
  name!: string;

  @ManyToOne(() => User, { nullable: true })
  lead: Rel<User> | null = null;

  @Property({ type: 'text', nullable: true })
  coverImageUrl: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: number;
}
