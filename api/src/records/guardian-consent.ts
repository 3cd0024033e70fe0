import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { Signup } from './signup.js';

/** Never changed: each further role needs its own consent. */
@AllowAccess('staff', 'read:contacts')
@OwnershipRules({
  lead: (at, lead) => `${at('signup.shift.opportunity.category.leadId')} = ${lead}::uuid`,
  bound: (at, event) => `${at('signup.eventId')} = ${event}::uuid`,
})
@RowsVisibleTo('lead', 'read:contacts')
@OrderedBy('givenAt', 'id')
@Entity()
@ObjectType('GuardianConsent', {
  description: 'An adult agreed that somebody helps who is younger than the role needs.',
})
export class GuardianConsent extends RecordEntity {
  @ManyToOne(() => Signup)
  signup!: Rel<Signup>;

  @FromLink('signup.id')
  @Field(() => ID, { description: 'The place it is for.' })
  signupId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Who agreed, as typed.' })
  guardianName!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What they agreed to, in the words that they saw.' })
  wording!: string;

  @Property({ type: InstantType })
  @Field(() => Instant, { description: 'When.' })
  givenAt!: string;
}
