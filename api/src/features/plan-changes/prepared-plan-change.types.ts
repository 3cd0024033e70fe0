import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('staff')
@ObjectType('PreparedPlanChange', { description: 'A change of plan that is saved by name until it is needed.' })
export class PreparedPlanChange {
  @Field(() => ID, { description: 'Its UUID.' })
  id!: string;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => Instant, { description: 'When it was saved.' })
  savedAt!: string;

  @Field(() => String, { description: 'Who saved it.' })
  savedBy!: string;

  @Field(() => Boolean, { description: 'Whether it was made, and not undone.' })
  inForce!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'How many shifts it names; null when it is for all that match, whenever it is made.',
  })
  shiftCount!: number | null;

  @Field(() => Int, { nullable: true, description: 'So many minutes later, negative for earlier; null for no change.' })
  moveMinutes!: number | null;

  @Field(() => Int, { nullable: true, description: 'So many days later, negative for earlier; null for no change.' })
  moveDays!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The shifts' new place; empty for the place of their roles, null for no change.",
  })
  location!: string | null;

  @Field(() => Int, { nullable: true, description: 'The new number of places of each; null for no change.' })
  qtyRequired!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True calls the shifts off, false reinstates them; null for no change.',
  })
  cancel!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether starts move along; null where nobody said: then they do if they can.',
  })
  moveStarts!: boolean | null;

  @Field(() => String, { nullable: true, description: 'What the mail says to everybody in these shifts.' })
  message!: string | null;
}

@AllowAccess('staff')
@ObjectType('SavedPlanChange', { description: 'A change of plan that was saved.' })
export class SavedPlanChange {
  @Field(() => PreparedPlanChange, { description: 'The prepared plan.' })
  preparedPlanChange!: PreparedPlanChange;
}

@AllowAccess('staff')
@ObjectType('DeletedPlanChange', { description: 'A prepared plan that was deleted.' })
export class DeletedPlanChange {
  @Field(() => ID, { description: 'Its UUID.' })
  id!: string;
}
