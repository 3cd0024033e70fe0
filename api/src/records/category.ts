import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../platform/schema/access.js';
import { ResolverNeeds, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, PublicWhile } from '../platform/reading/access-scope.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Opportunity } from './opportunity.js';
import { User } from './user.js';
import { WithShifts } from './parts/with-shifts.js';

/** Deleted with its event. */
@AllowAccess('public', 'read:programme')
@OwnershipRules({
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

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the category is called.' })
  name!: string;

  @ManyToOne(() => User, { nullable: true })
  @AllowAccess('staff', 'read:programme')
  @Field(() => User, { nullable: true, description: 'Who leads it; null without a lead. Errors: NOT_SIGNED_IN.' })
  lead: Rel<User> | null = null;

  @FromLink('lead.id')
  @Field(() => ID, { nullable: true, description: 'The user who leads it; null without a lead.' })
  leadId!: string | null;

  @FromLink('lead.firstName')
  @Field(() => String, { nullable: true, description: "The lead's first name; null without a lead." })
  leadFirstName!: string | null;

  @FromLink('lead.lastName')
  @Field(() => String, { nullable: true, description: "The lead's last name; null without a lead." })
  leadLastName!: string | null;

  @FromLink('lead.email')
  @AllowAccess('staff', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description: "The lead's e-mail address, for staff alone. Errors: NOT_SIGNED_IN.",
  })
  leadEmail!: string | null;

  @FromLink('lead.phone')
  @AllowAccess('staff', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description: "The lead's phone number, for staff alone. Errors: NOT_SIGNED_IN.",
  })
  leadPhone!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl: string | null = null;

  @OneToMany(() => Opportunity, 'category')
  @Field(() => [Opportunity], { description: 'Its volunteer roles by name.' })
  opportunities!: Opportunity[];

  /** Determines what the caller may do with it: `features/rights`. */
  @ResolverNeeds({ leadId: true })
  viewerCan!: Rel<Category>;
}
