import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { SignupStatus } from '../contract/signup.js';
import { BaseEntity } from '../database/base.entity.js';
import { Event } from './event.js';
import { Shift } from './shift.js';
import { Volunteer } from './volunteer.js';

/** A person's place in a shift. At most one active a person a shift; never more active than places (both guarded by the database). */
@Entity()
export class Signup extends BaseEntity {
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @ManyToOne(() => Shift)
  shift!: Rel<Shift>;

  @ManyToOne(() => Volunteer)
  volunteer!: Rel<Volunteer>;

  @Property({ type: 'text' })
  status: SignupStatus = 'active';

  /** Assigned by staff beyond the places, on purpose. */
  @Property({ type: 'boolean' })
  overCapacity: boolean = false;

  /** How often the browser that made it moved it to another address. */
  @Property({ type: 'smallint' })
  emailCorrections: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null = null;
}
