import { Field, ObjectType } from 'type-graphql';
import { createShiftInput, updateShiftInput } from '../../contract/programme/shift-input.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Shift } from '../../records/shift.js';

@AllowAccess('staff', 'write:programme')
@ObjectType('SavedShift', { description: 'A shift that was created or changed.' })
export class SavedShift {
  @Field(() => Shift, { description: 'The shift as it is now.' })
  shift!: Shift;

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

@AllowAccess('staff', 'write:programme')
@ObjectType('SavedShifts', { description: 'Several shifts that were created together.' })
export class SavedShifts {
  @Field(() => [Shift], { description: 'The shifts by day and start time.' })
  shifts!: Shift[];

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

export const CreateShiftInputType = inputType('CreateShiftInput', createShiftInput, { description: 'A new shift.' });

export const UpdateShiftInputType = inputType('UpdateShiftInput', updateShiftInput, {
  description: 'Changes of a shift; what is absent stays as it is.',
});
