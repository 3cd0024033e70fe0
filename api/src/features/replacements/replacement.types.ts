import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/reading/connection.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Replacement } from '../../records/replacement.js';
import { Volunteer } from '../../records/volunteer.js';

/** A page of searches. */
export const ReplacementConnection = connectionOf('Replacement', () => Replacement, 'staff', 'read:signups');

@AllowAccess('staff')
@ObjectType('Candidate', {
  description: 'A person who agreed to be asked when someone drops out, and who could do a shift.',
})
export class Candidate {
  @Field(() => ID, { description: 'The person.' })
  id!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => Instant, {
    nullable: true,
    description: 'When their household was last asked, for any spot; null if never.',
  })
  askedAt!: string | null;

  @Field(() => Volunteer, {
    nullable: true,
    description:
      'How to reach them; null for a lead in whose categories they never had a signup: such people are only asked by mail.',
  })
  volunteer!: Volunteer | null;
}
