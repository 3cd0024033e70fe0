import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('staff')
@ObjectType('AttendanceSum', { description: 'How many people of a category came.' })
export class AttendanceSum {
  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: "The category's name." })
  category!: string;

  @Field(() => Int, { description: 'Active signups of shifts that take place, without those who walked in.' })
  expected!: number;

  @Field(() => Int, { description: 'Active signups that are here or left, with those who walked in.' })
  came!: number;

  @Field(() => Int, { description: 'Active signups that are marked as not here.' })
  noShow!: number;

  @Field(() => Int, { description: 'Active signups of people who walked in.' })
  walkIns!: number;

  @Field(() => Int, {
    description:
      'Active signups of which nobody knows whether they came: their shift, which takes place, is over and nobody was marked, or marks disagree. They count neither as `came` nor as `noShow`.',
  })
  unsettled!: number;

  @Field(() => Int, {
    description: 'Cancelled signups of people who came all the same. They count in no other sum.',
  })
  cameAnyway!: number;
}
