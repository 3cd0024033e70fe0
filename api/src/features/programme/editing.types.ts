import { Field, ID, Int, ObjectType } from 'type-graphql';
import { createOpportunityInput, updateOpportunityInput } from '../../contract/opportunity.js';
import { createShiftInput, updateShiftInput } from '../../contract/shift-input.js';
import { inputType } from '../../platform/input-type.js';
import { OpenTo } from '../../platform/open-to.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';

@OpenTo('staff')
@ObjectType('SavedShift', { description: 'A shift that was made or changed.' })
export class SavedShift {
  @Field(() => Shift, { description: 'The shift as it is now.' })
  shift!: Shift;

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

@OpenTo('staff')
@ObjectType('SavedShifts', { description: 'Several shifts that were made together.' })
export class SavedShifts {
  @Field(() => [Shift], { description: 'The shifts by day and start time.' })
  shifts!: Shift[];

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

@OpenTo('staff')
@ObjectType('SavedOpportunity', { description: 'A volunteer role that was made or changed.' })
export class SavedOpportunity {
  @Field(() => Opportunity, { description: 'The role as it is now.' })
  opportunity!: Opportunity;
}

@OpenTo('staff')
@ObjectType('Removal', { description: 'What was deleted together with a record.' })
export class Removal {
  @Field(() => ID, { description: 'The deleted record.' })
  id!: string;

  @Field(() => Int, { description: 'Volunteer roles.' })
  opportunities!: number;

  @Field(() => Int, { description: 'Shifts.' })
  shifts!: number;

  @Field(() => Int, { description: 'Active signups.' })
  signups!: number;

  @Field(() => Int, { description: 'Different people behind them.' })
  people!: number;
}

export const CreateOpportunityInputType = inputType('CreateOpportunityInput', createOpportunityInput, {
  description: 'A new volunteer role.',
});

export const UpdateOpportunityInputType = inputType('UpdateOpportunityInput', updateOpportunityInput, {
  description: 'Changes of a volunteer role; what is absent stays as it is.',
});

export const CreateShiftInputType = inputType('CreateShiftInput', createShiftInput, { description: 'A new shift.' });

export const UpdateShiftInputType = inputType('UpdateShiftInput', updateShiftInput, {
  description: 'Changes of a shift; what is absent stays as it is.',
});
