import { Field, ID, Int, ObjectType } from 'type-graphql';
import { planChangeInput } from '../../contract/programme/plan-change.js';
import { Day, Instant, TimeOfDay } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Shift } from '../../records/shift.js';
import { ShiftFilter } from '../../records/parts/shift-filter.js';
import { PlannedPostType, PlannedStartType } from './board/planned-board.types.js';

export const PlanChangeInputType = inputType('PlanChangeInput', planChangeInput, {
  description: 'Which shifts, and what is to be done with them; what is absent stays as it is.',
  types: { where: ShiftFilter },
});

@AllowAccess('staff')
@ObjectType('PlannedShift', { description: 'What would happen to a shift.' })
export class PlannedShiftType {
  @Field(() => Shift, { description: 'The shift as it is now.' })
  shift!: Shift;

  @Field(() => Day, { description: 'The day it would start.' })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it would start.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it would end; earlier than the start means the next day.' })
  endTime!: string;

  @Field(() => String, { nullable: true, description: 'Its own place then.' })
  location!: string | null;

  @Field(() => Int, { description: 'Its places then.' })
  qtyRequired!: number;

  @Field(() => Boolean, { description: 'Whether it would be called off then.' })
  cancelled!: boolean;

  @Field(() => [String], { description: "Warnings: a day outside of the event's days, a start in the past." })
  warnings!: string[];
}

@AllowAccess('staff')
@ObjectType('PlanOverlap', { description: 'Two shifts of one person that would overlap and do not overlap now.' })
export class PlanOverlap {
  @Field(() => ID, { description: 'The person.' })
  volunteerId!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => ID, { description: 'The shift that would move.' })
  shiftId!: string;

  @Field(() => String, { description: 'Its volunteer role.' })
  opportunityName!: string;

  @Field(() => Day, { description: 'Its day then.' })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it would start.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it would end.' })
  endTime!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The other shift's volunteer role; null for a lead where it is of another category, as all of that shift.",
  })
  otherOpportunityName!: string | null;

  @Field(() => Day, {
    nullable: true,
    description: "The other shift's day then.",
  })
  otherDate!: string | null;

  @Field(() => TimeOfDay, {
    nullable: true,
    description: 'When the other shift would start.',
  })
  otherStartTime!: string | null;

  @Field(() => TimeOfDay, {
    nullable: true,
    description: 'When the other shift would end.',
  })
  otherEndTime!: string | null;
}

@AllowAccess('staff')
@ObjectType('PlanChangePreview', { description: 'What a change of plan would be.' })
export class PlanChangePreview {
  @Field(() => String, {
    description:
      'Names this very change of these shifts as they are now: `applyPlanChange` does exactly that, or refuses.',
  })
  version!: string;

  @Field(() => [PlannedShiftType], {
    description: 'What would happen to each shift that would change, by day and start.',
  })
  shifts!: PlannedShiftType[];

  @Field(() => [PlannedStartType], { description: 'The starts that would move along, by day and time.' })
  starts!: PlannedStartType[];

  @Field(() => [PlannedPostType], {
    description: 'The posts whose shifts would all move to another place, which they get, by category and place.',
  })
  posts!: PlannedPostType[];

  @Field(() => Int, { description: 'How many people hold places in them.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them are marked as here already.' })
  here!: number;

  @Field(() => [PlanOverlap], { description: 'New overlaps, person by person.' })
  overlaps!: PlanOverlap[];
}

@AllowAccess('staff')
@ObjectType('PlanChange', { description: 'A change of many shifts at once, which can be undone for 24 hours.' })
export class PlanChange {
  @Field(() => ID, { description: 'Its UUID.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was made.' })
  appliedAt!: string;

  @Field(() => String, { description: 'Who made it.' })
  appliedBy!: string;

  @Field(() => Int, { description: 'How many shifts it changed.' })
  shiftCount!: number;

  @Field(() => Int, { description: 'How many people were notified.' })
  peopleCount!: number;

  @Field(() => String, { nullable: true, description: "The organizers' message to them." })
  message!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was undone; null while it stands.' })
  undoneAt!: string | null;

  @Field(() => Boolean, { description: 'Whether it can still be undone.' })
  undoable!: boolean;
}

@AllowAccess('staff')
@ObjectType('AppliedPlanChange', { description: 'A change of plan that was made.' })
export class AppliedPlanChange {
  @Field(() => PlanChange, { description: 'The change.' })
  planChange!: PlanChange;

  @Field(() => [Shift], { description: 'The shifts that changed, as they are now, by day and start.' })
  shifts!: Shift[];
}

@AllowAccess('staff')
@ObjectType('UnchangedShift', { description: 'A shift that undoing left as it is.' })
export class UnchangedShift {
  @Field(() => Shift, { description: 'The shift.' })
  shift!: Shift;

  @Field(() => String, { description: 'Why, as a sentence.' })
  reason!: string;
}

@AllowAccess('staff')
@ObjectType('UndonePlanChange', { description: 'A change of plan that was undone.' })
export class UndonePlanChange {
  @Field(() => [Shift], { description: 'The shifts that are as before, by day and start.' })
  shifts!: Shift[];

  @Field(() => [UnchangedShift], { description: 'Those that stayed as they are, and why.' })
  unchanged!: UnchangedShift[];

  @Field(() => [String], { description: 'Starts that stayed as they are, and why: a sentence for each.' })
  unchangedStarts!: string[];

  @Field(() => [String], { description: 'Posts that stayed as they are, and why: a sentence for each.' })
  unchangedPosts!: string[];
}
