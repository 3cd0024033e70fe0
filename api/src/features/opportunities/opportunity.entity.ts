import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BaseEntity } from '../../database/base.entity.js';
import { Category } from '../categories/category.entity.js';
import { Event } from '../events/event.entity.js';

/** A volunteer role within a category. Removed with its category. */
@Entity()
export class Opportunity extends BaseEntity {
  /** The category's event, carried along; the database keeps the two in step. */
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @ManyToOne(() => Category)
  category!: Rel<Category>;

  @Property({ type: 'text' })
  name!: string;

  /** Shown when volunteers browse shifts. */
  @Property({ type: 'text', nullable: true })
  shortDescription: string | null = null;

  /** Sent in the confirmation mail: what to do, what to bring. */
  @Property({ type: 'text', nullable: true })
  longDescription: string | null = null;

  /** Overrides the event's place; a shift's own overrides this one. */
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  coverImageUrl: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: number;
}
