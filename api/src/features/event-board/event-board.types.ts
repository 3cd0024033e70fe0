import { Field, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';

@AllowAccess('staff')
@ObjectType('EventBoard', {
  description: 'One event with what is managed in it: all categories for admins, their own for a lead.',
})
export class EventBoard {
  @Field(() => Event, { description: 'The event.' })
  event!: Event;

  @Field(() => [Category], { description: 'The categories by name.' })
  categories!: Category[];
}
