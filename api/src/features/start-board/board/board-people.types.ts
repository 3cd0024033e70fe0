import { Field, ID, ObjectType } from 'type-graphql';
import type { AttendanceState as Attendance } from '../../../contract/check-in/attendance.js';
import type { FreeReason as Reason } from '../../../contract/start-board/board.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { enumType } from '../../../platform/schema/enum-type.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';
import { AttendanceState } from '../../../records/parts/attendance-words.js';
import { Signup } from '../../../records/signup.js';

/** GraphQL's names of why somebody may be sent on. */
export const FreeReason = enumType('FreeReason', 'Why somebody who is here may be sent to another post.', {
  STANDBY: ['STANDBY', 'Their role is to stand by.'],
  SURPLUS: ['SURPLUS', 'Their post has more people than it needs.'],
  DONE: ['DONE', 'Their shift ended less than two hours ago.'],
});

/** Somebody of a board, with their signup. */
@ObjectType()
abstract class BoardSignup {
  @Field(() => ID, { description: 'Their signup.' })
  signupId!: string;

  @Field(() => Signup, {
    nullable: true,
    description: 'The signup with all that the caller may see of it; null when it was removed at this moment.',
  })
  signup?: Signup;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Phone number; null for API keys, and where none is known.' })
  phone!: string | null;
}

@AllowAccess('staff', 'read:signups')
@ObjectType('BoardPerson', { description: 'Somebody who has a place at a post and is not known to be there.' })
export class BoardPerson extends BoardSignup {
  @Field(() => ID, { description: 'Their shift.' })
  shiftId!: string;

  @Field(() => AttendanceState, { description: 'What the marks say together.' })
  state!: Attendance;

  @Field(() => Boolean, { description: 'Whether they are expected, and their shift began at least five minutes ago.' })
  isLate!: boolean;

  @Field(() => Instant, { description: 'When their shift starts.' })
  startsAt!: string;

  @Field(() => Boolean, { description: 'Whether marks disagree on whether they came.' })
  contradicted!: boolean;

  @Field(() => Instant, {
    nullable: true,
    description: 'When they were sent here from another post; null if they were not.',
  })
  sentAt!: string | null;
}

@AllowAccess('staff', 'read:signups')
@ObjectType('FreePerson', {
  description:
    'Somebody who is here and could be sent to another post. Nobody who has a place elsewhere at the moment of the start.',
})
export class FreePerson extends BoardSignup {
  @Field(() => ID, { description: 'The category of their shift.' })
  categoryId!: string;

  @Field(() => String, { description: "That category's name." })
  category!: string;

  @Field(() => String, { nullable: true, description: 'Where they are; null where nobody said.' })
  place!: string | null;

  @Field(() => FreeReason, { description: 'Why they may go.' })
  reason!: Reason;

  @Field(() => [ID], {
    description:
      "The caller's posts to which they may not be sent: they have to be elsewhere before its shift ends, are too young for it, or nobody knows their age, or were taken out of one of its shifts.",
  })
  notFor!: string[];
}
