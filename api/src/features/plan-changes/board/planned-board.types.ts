import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Day, TimeOfDay } from '../../../platform/schema/graphql-scalars.js';

@AllowAccess('staff')
@ObjectType('PlannedStart', { description: 'A start that would move along.' })
export class PlannedStartType {
  @Field(() => ID, { description: 'The start.' })
  startId!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => Day, { description: 'Its day now.' })
  fromDate!: string;

  @Field(() => TimeOfDay, { description: 'Its time now.' })
  fromTime!: string;

  @Field(() => Day, { description: 'Its day then.' })
  date!: string;

  @Field(() => TimeOfDay, { description: 'Its time then.' })
  time!: string;

  @Field(() => [String], {
    description:
      "Warnings: a day outside of the event's days, a time that clocks skip or repeat, a clearance that goes.",
  })
  warnings!: string[];
}

@AllowAccess('staff')
@ObjectType('PlannedPost', { description: 'A post whose shifts would all move to another place.' })
export class PlannedPostType {
  @Field(() => ID, { description: 'The post.' })
  postId!: string;

  @Field(() => String, { description: "Its category's name." })
  category!: string;

  @Field(() => String, { description: 'Its place now.' })
  fromPlace!: string;

  @Field(() => String, { description: 'Its place then.' })
  place!: string;

  @Field(() => [String], { description: 'Warnings: the category has a post there already, so this one stays.' })
  warnings!: string[];
}
