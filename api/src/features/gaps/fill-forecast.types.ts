import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('staff')
@ObjectType('FillForecast', { description: 'How full a category is, and whether it fills as it should.' })
export class FillForecast {
  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: "The category's name." })
  category!: string;

  @Field(() => Int, {
    description: 'Spots of shifts that take place that are taken; an over-full shift counts as full.',
  })
  filled!: number;

  @Field(() => Int, { description: 'Spots of shifts that take place.' })
  required!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many were filled as many days before the event that it was copied from, in the category of that name; null without one.',
  })
  lastYear!: number | null;

  @Field(() => Boolean, {
    description: 'Whether, before the first day, fewer are filled than last year, and the category is not full.',
  })
  behindLastYear!: boolean;

  @Field(() => Int, {
    description:
      'How many should be filled by now at 10% a week: 10% in the tenth week before the event, 10% more in each week after that, all in the last week.',
  })
  expected!: number;

  @Field(() => Boolean, { description: 'Whether, before the first day, fewer are filled than `expected`.' })
  behindPace!: boolean;
}
