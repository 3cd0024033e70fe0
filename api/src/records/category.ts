import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { OpenTo } from '../platform/schema/access.js';
import { Basis, From, OrderedBy } from '../platform/reading/record.js';
import { Bonds, PublicWhile } from '../platform/reading/access-scope.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Opportunity } from './opportunity.js';
import { User } from './user.js';
import { WithShifts } from './parts/with-shifts.js';

/** Removed with its event. */
@OpenTo('public', 'read:programme')
@Bonds({
  lead: (at, lead) => `${at('leadId')} = ${lead}::uuid`,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('plain(name)', 'id')
@Entity()
@ObjectType('Category', {
  description: 'A field of work within an event, such as Timing or Feed Station, run by a lead.',
})
export class Category extends WithShifts {
  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event it belongs to.' })
  event!: Rel<Event>;

  @From('event.id')
  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the category is called.' })
  name!: string;

  @ManyToOne(() => User, { nullable: true })
  @OpenTo('staff', 'read:programme')
  @Field(() => User, { nullable: true, description: 'Who leads it; null without a lead. Errors: NOT_SIGNED_IN.' })
  lead: Rel<User> | null = null;

  @From('lead.id')
  @Field(() => ID, { nullable: true, description: 'The user who leads it; null without a lead.' })
  leadId!: string | null;

  @From('lead.firstName')
  @Field(() => String, { nullable: true, description: "The lead's first name; null without a lead." })
  leadFirstName!: string | null;

  @From('lead.lastName')
  @Field(() => String, { nullable: true, description: "The lead's last name; null without a lead." })
  leadLastName!: string | null;

  @From('lead.email')
  @OpenTo('staff', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description: "The lead's e-mail address, for staff alone. Errors: NOT_SIGNED_IN.",
  })
  leadEmail!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl: string | null = null;

  @OneToMany(() => Opportunity, 'category')
  @Field(() => [Opportunity], { description: 'Its volunteer roles by name.' })
  opportunities!: Opportunity[];

  /** What decides what the caller may do with it: `features/rights`. */
  @Basis({ leadId: true })
  viewerCan!: Rel<Category>;
}
