import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AskAnswer } from '../../contract/signups/asked-person.js';
import { connectionOf } from '../../platform/reading/connection.js';
import { enumType } from '../../platform/schema/enum-type.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Replacement } from '../../records/replacement.js';
import { Volunteer } from '../../records/volunteer.js';

/** A page of searches. */
export const ReplacementConnection = connectionOf('Replacement', () => Replacement, 'staff', 'read:signups');

/** GraphQL's names of what somebody answered. */
export const AskAnswerType = enumType('AskAnswer', 'What somebody answered who was asked by phone.', {
  YES: ['YES', 'They will do it.'],
  NO: ['NO', 'They cannot.'],
  LATER: ['LATER', 'They will say later.'],
  NOBODY: ['NOBODY', 'Nobody picked up.'],
});

@AllowAccess('staff')
@ObjectType('AskedNote', { description: 'That somebody was asked for a shift by phone, and what they answered.' })
export class AskedNote {
  @Field(() => AskAnswerType, { description: 'What they answered last.' })
  answer!: AskAnswer;

  @Field(() => Instant, { description: 'When they were last asked.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'Who asked; null once that account is deleted.' })
  by!: string | null;
}

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
    description: 'When their household was last asked, for any spot, by mail or by phone; null if never.',
  })
  askedAt!: string | null;

  @Field(() => Int, {
    description: 'How many shifts that are over and took place they held in a role of this name, at any event.',
  })
  heldBefore!: number;

  @Field(() => Int, { description: 'To how many shifts they came, as marked; for a lead: of own categories.' })
  came!: number;

  @Field(() => Int, { description: 'How many shifts they missed, as marked; for a lead: of own categories.' })
  missed!: number;

  @Field(() => AskedNote, {
    nullable: true,
    description: 'What they answered for this shift; null if nobody noted it.',
  })
  asked!: AskedNote | null;

  @Field(() => Volunteer, {
    nullable: true,
    description:
      'How to reach them; null for a lead in whose categories they never had a signup: such people are only asked by mail.',
  })
  volunteer!: Volunteer | null;
}
