import { Field, InputType } from 'type-graphql';
import { Instant } from '../platform/graphql-scalars.js';
import { Matches } from '../platform/list-filter.js';
import { SignupStatus } from './signup-status.js';

/** What lists of signups can be narrowed by, at the root and below. */
@InputType('SignupFilter', { description: 'Which signups; what is left out does not matter.' })
export class SignupFilter {
  @Matches((at, status) => `${at('status')} = ${status}::text`)
  @Field(() => SignupStatus, { nullable: true, description: 'In this state.' })
  status?: SignupStatus | null;

  @Matches((at, moment) => `greatest(${at('createdAt')}, ${at('cancelledAt')}) >= ${moment}::timestamptz`)
  @Field(() => Instant, { nullable: true, description: 'Made or cancelled at this moment or later.' })
  since?: string | null;
}
