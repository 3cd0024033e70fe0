import { Field, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { Signup, Volunteer } from '../signups/signup.types.js';

@OpenTo('everyone')
@ObjectType('HouseholdMember', { description: 'One person of a household with her signups.' })
export class HouseholdMember {
  @Field(() => Volunteer, { description: 'The person.' })
  volunteer!: Volunteer;

  @Field(() => [Signup], { description: 'Her signups by day and start time, cancelled ones too.' })
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
