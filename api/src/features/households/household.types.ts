import { Field, ID, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { Signup } from '../../records/signup.js';
import { Volunteer } from '../../records/volunteer.js';

@OpenTo('everyone')
@ObjectType('HouseholdMember', { description: 'One person of a household with their signups.' })
export class HouseholdMember {
  @Field(() => Volunteer, { description: 'The person.' })
  volunteer!: Volunteer;

  @Field(() => [Signup], { description: 'Their signups by day and start time, cancelled ones too.' })
  signups!: Signup[];
}

@OpenTo('everyone')
@ObjectType('Household', { description: 'All people who signed up under one e-mail address.' })
export class Household {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => [HouseholdMember], { description: 'Its people by first name.' })
  members!: HouseholdMember[];
}

@OpenTo('everyone')
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

@OpenTo('everyone')
@ObjectType('MergedVolunteers', { description: 'The result of a merge.' })
export class MergedVolunteers {
  @Field(() => HouseholdMember, { description: 'The person who remains, with the signups of both.' })
  member!: HouseholdMember;

  @Field(() => ID, { description: 'The person who was removed.' })
  removedId!: string;
}
