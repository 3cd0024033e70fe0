import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BaseEntity } from '../../database/base.entity.js';
import { Event } from '../events/event.entity.js';
import { Opportunity } from '../opportunities/opportunity.entity.js';

/** A stretch of time in which a role needs people. An end before the start means the next day. */
@Entity()
export class Shift extends BaseEntity {
  /** The role's event, carried along; the database keeps the two in step. */
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @ManyToOne(() => Opportunity)
  opportunity!: Rel<Opportunity>;

  /** YYYY-MM-DD in the event's time zone. */
  @Property({ type: 'date' })
  date!: string;

  /** HH:MM */
  @Property({ type: 'text' })
  startTime!: string;

  /** HH:MM, never equal to the start. */
  @Property({ type: 'text' })
  endTime!: string;

  /** Places, at least 1. */
  @Property({ type: 'integer' })
  qtyRequired!: number;

  /** Active signups, counted by the database alone (trigger `signup_takes_place`). */
  @Property({ type: 'integer', persist: false })
  activeCount?: number;

  /** Overrides the role's place. */
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: number;
}
