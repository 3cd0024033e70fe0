import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import { Household } from '../../records/household.js';
import { Volunteer } from '../../records/volunteer.js';

@AllowAccess('public')
@ObjectType('HouseholdLookup', { description: 'The result of a household lookup.' })
export class HouseholdLookup {
  @Field(() => Boolean, { description: 'With LOOKUP_MODE=link: the link was mailed, if there is such a household.' })
  sent!: boolean;

  @Field(() => Household, {
    nullable: true,
    description: 'The household, without phone numbers; null when a link was mailed instead.',
  })
  household!: Household | null;
}

@AllowAccess('public')
@ObjectType('MergedVolunteers', { description: 'The result of a merge.' })
export class MergedVolunteers {
  @Field(() => Volunteer, { description: 'The person who remains, with the signups of both.' })
  volunteer!: Volunteer;

  @Field(() => ID, { description: 'The person who was removed.' })
  removedId!: string;
}
