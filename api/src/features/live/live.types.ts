import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('public', 'read:programme')
@ObjectType('EventChange', { description: 'Something of an event reads differently now.' })
export class EventChange {
  @Field(() => String, {
    description: 'All that lies before it was told by now: whoever lost the line goes on with `after`.',
  })
  position!: string;

  @Field(() => [ID], {
    description:
      'The shifts that changed, came, went, or have other people in them. Empty when it is more than single shifts: then read the event anew.',
  })
  shiftIds!: readonly string[];
}
