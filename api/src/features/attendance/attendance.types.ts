import { Field, ID, ObjectType } from 'type-graphql';
import { markResults } from '../../contract/check-in/record-attendance.js';
import { enumType } from '../../platform/schema/enum-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { Signup } from '../../records/signup.js';

/** GraphQL's names of how a mark was taken. */
export const MarkOutcome = enumType('MarkOutcome', 'How a mark, or somebody who walked in, was taken.', {
  STORED: ['STORED', 'It is stored.'],
  KNOWN: ['KNOWN', 'It was stored before: nothing changed.'],
  REFUSED: ['REFUSED', 'It is not stored; `code` and `message` say why.'],
} satisfies Record<(typeof markResults)[number], readonly [string, string]>);

@AllowAccess('staff', 'write:attendance')
@ObjectType('MarkResult', { description: 'The answer to one mark, or to somebody who walked in.' })
export class MarkResult {
  @Field(() => ID, { description: 'The id that the device made.' })
  id!: string;

  @Field(() => MarkOutcome, { description: 'How it was taken.' })
  result!: string;

  @Field(() => String, { nullable: true, description: 'The error code; null unless it was refused.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, for people; null unless it was.' })
  message?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The signup that it belongs to; null if it was refused.',
  })
  signupId?: string | null;
}

@AllowAccess('staff', 'write:attendance')
@ObjectType('RecordAttendancePayload', { description: 'The answers to marks, and the signups that they are about.' })
export class RecordAttendancePayload {
  @Field(() => Instant, { description: "The server's clock." })
  serverNow!: string;

  @Field(() => [MarkResult], {
    description: 'An answer for each person who walked in, then for each mark, in their order.',
  })
  results!: MarkResult[];

  @AllowAccess('staff', 'read:signups')
  @Field(() => [Signup], { description: 'The signups that were marked or added, as they are now.' })
  signups!: Signup[];
}
