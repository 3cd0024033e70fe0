import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EditedEntity } from '../../database/base.entity.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { ComputedColumn, FromLink, OrderedBy } from '../../platform/reading/record.js';
import { OwnershipRules, PublicWhile } from '../../platform/reading/access-scope.js';
import { Category } from '../category.js';
import { Event } from '../event.js';
import { inPublicEvent } from '../parts/event-state.js';
import { placeOfShift } from '../parts/shift-facts.js';

/** One for each category and place. All staff see it; its people are those of its category's lead. */
@AllowAccess('staff', 'read:signups')
@OwnershipRules({ bound: (at, event) => `${at('eventId')} = ${event}::uuid` })
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('plain(category.name)', 'plain(place)', 'id')
@Entity()
@ObjectType('Post', { description: 'A category and place of an event that is to be manned before a start.' })
export class Post extends EditedEntity {
  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event.' })
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @ManyToOne(() => Category)
  @Field(() => Category, { description: 'The category whose people stand there.' })
  category!: Rel<Category>;

  @FromLink('category.id')
  @Field(() => ID, { description: 'The category whose people stand there.' })
  categoryId!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The place; null for all places of the category.' })
  place: string | null = null;

  /** Ids of starts; empty for every start. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  @Field(() => [ID], { description: 'The starts before which it is to be manned; empty for every start of the event.' })
  startIds: string[] = [];

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many people it needs.' })
  minimumStaff!: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'So many minutes before each start it is to be manned.' })
  staffedByMinutes: number = 30;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether the start should wait for it.' })
  blocksStart: boolean = false;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The address of a map with the place.' })
  mapUrl: string | null = null;

  @ComputedColumn(
    ({
      category,
      place,
    }) => `(select count(*)::int from shift s join opportunity o on o.id = s.opportunity_id join event e on e.id = s.event_id
      where o.category_id = ${category} and s.cancelled_at is null and (${place} is null or place_key(${placeOfShift()}) = place_key(${place})))`,
  )
  @Field(() => Int, { description: 'How many shifts there take place; where none does, nobody can stand.' })
  shiftCount!: number;
}
