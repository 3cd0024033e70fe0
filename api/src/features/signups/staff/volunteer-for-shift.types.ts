import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/reading/connection.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Volunteer } from '../../../records/volunteer.js';

@AllowAccess('staff')
@ObjectType('OverlappingShift', {
  description: 'Another shift of a person, at the time of the requested one.',
})
export class OverlappingShift {
  @Field(() => ID, { description: 'The other shift.' })
  id!: string;

  @Field(() => String, { description: 'Its volunteer role.' })
  opportunityName!: string;

  @Field(() => String, { description: 'Its day, YYYY-MM-DD.' })
  date!: string;

  @Field(() => String, { description: 'When it starts, HH:MM.' })
  startTime!: string;

  @Field(() => String, { description: 'When it ends, HH:MM.' })
  endTime!: string;
}

@AllowAccess('staff')
@ObjectType('VolunteerForShift', {
  description: 'A person who could be assigned to a shift, and whether they are free.',
})
export class VolunteerForShift {
  @Field(() => Volunteer, { description: 'The person.' })
  volunteer!: Volunteer;

  @Field(() => Boolean, { description: 'Whether they are in this shift already.' })
  isInShift!: boolean;

  @Field(() => Boolean, { description: 'Whether they are in another shift that overlaps, of any event.' })
  isBusy!: boolean;

  @Field(() => [OverlappingShift], {
    description: 'Those shifts; for a lead those of their own categories, so it may be empty for somebody who is busy.',
  })
  overlaps!: OverlappingShift[];

  @Field(() => Boolean, {
    description:
      'Whether they have an active signup in a shift of another event that began within the 18 months before this event.',
  })
  helpedLastYear!: boolean;
}

/** A page of people who could be assigned to a shift. */
export const VolunteerForShiftConnection = connectionOf('VolunteerForShift', () => VolunteerForShift, 'staff');
