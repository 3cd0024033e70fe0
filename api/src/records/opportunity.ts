import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RoleTexts } from '../contract/text/role-texts.js';
import { Filterable, Ordered } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ResolverNeeds, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, PublicWhile } from '../platform/reading/access-scope.js';
import { Category } from './category.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Question } from './question.js';
import { ShiftFilter } from './parts/shift-filter.js';
import { ShiftOrder } from './parts/shift-order.js';
import { Shift } from './shift.js';
import { WithShifts } from './parts/with-shifts.js';

/** Deleted with its category. */
@AllowAccess('public', 'read:programme')
@OwnershipRules({
  lead: (at, lead) => `${at('category.leadId')} = ${lead}::uuid`,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('plain(name)', 'id')
@Entity()
@ObjectType('Opportunity', { description: 'A volunteer role within a category.' })
export class Opportunity extends WithShifts implements RoleTexts {
  /** The category's event, copied here; the database keeps both in step. */
  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event it belongs to.' })
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @ManyToOne(() => Category)
  @Field(() => Category, { description: 'The category it belongs to.' })
  category!: Rel<Category>;

  @FromLink('category.id')
  @Field(() => ID, { description: 'The category it belongs to.' })
  categoryId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the role is called.' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Shown when volunteers browse shifts.' })
  shortDescription: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What to do and what to bring; sent in the confirmation mail.' })
  longDescription: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The role's own place; overrides the event's." })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl: string | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'How old people must be on the day of a shift, in years; null where that does not matter.',
  })
  minimumAge: number | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description:
      'Whether younger people may help when an adult of their household agrees; nobody younger may otherwise.',
  })
  youngerWithConsent: boolean = false;

  @Property({ type: 'boolean' })
  @AllowAccess('staff', 'read:programme')
  @Field(() => Boolean, {
    description: 'Whether its people stand by to be sent to other posts. Errors: NOT_SIGNED_IN.',
  })
  standby: boolean = false;

  @OneToMany(() => Question, 'opportunity')
  @Field(() => [Question], { description: 'Its questions to people who take a place, besides those of its event.' })
  questions!: Question[];

  @OneToMany(() => Shift, 'opportunity')
  @Filterable(() => ShiftFilter)
  @Ordered(() => ShiftOrder)
  @Field(() => [Shift], { description: 'Its shifts by day, then start time.' })
  shifts!: Shift[];

  /** Determines what the caller may do with it: `features/rights`. */
  @ResolverNeeds({ category: { leadId: true } })
  viewerCan!: Rel<Opportunity>;
}
