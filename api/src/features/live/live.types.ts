import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('public', 'read:programme')
@ObjectType('EventChange', { description: 'Something of an event reads differently now.' })
export class EventChange {
  @Field(() => String, {
    description: 'Everything before it has been sent. After a lost connection, continue with `after`.',
  })
  position!: string;

  @Field(() => [ID], {
    description:
      'The shifts that changed, came, went, or have other people in them. Empty when it is more than single shifts: then reload the event.',
  })
  shiftIds!: readonly string[];
}

@AllowAccess('staff')
@ObjectType('AttendanceChange', {
  description: 'Somebody of an event was marked, or its start boards read differently.',
})
export class AttendanceChange {
  @Field(() => String, { description: 'Everything before it has been sent.' })
  position!: string;

  @Field(() => [ID], {
    description:
      'The signups that were marked or changed, 50 at most. Empty when it is more than single signups: then reload what is shown.',
  })
  signupIds!: readonly string[];
}
