import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';

@AllowAccess('staff')
@ObjectType('OpenSession', { description: 'A sign-in of the caller that has not ended.' })
export class OpenSession {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The browser and system, such as `Firefox on Windows`.' })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The network without its last part, such as `203.0.113.x`; null where it is unknown.',
  })
  network!: string | null;

  @Field(() => Instant, { description: 'When they signed in.' })
  startedAt!: string;

  @Field(() => Instant, { description: 'When it was last used, to five minutes.' })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}

@AllowAccess('staff')
@ObjectType('EndSessionPayload', { description: 'A session that ended.' })
export class EndSessionPayload {
  @Field(() => [OpenSession], { description: 'The sessions that are left.' })
  sessions!: OpenSession[];
}

@AllowAccess('staff')
@ObjectType('EndOtherSessionsPayload', { description: 'Sessions that ended.' })
export class EndOtherSessionsPayload {
  @Field(() => [OpenSession], { description: 'The session that is left.' })
  sessions!: OpenSession[];
}
