import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant, TimeOfDay } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { AttendanceState, MarkKind } from '../../records/parts/attendance-words.js';

@AllowAccess('staff')
@ObjectType('CheckInMark', { description: 'What somebody saw of one person, and when.' })
export class CheckInMark {
  @Field(() => ID, { description: 'A UUID that its device made.' })
  id!: string;

  @Field(() => MarkKind, { description: 'What they saw.' })
  kind!: string;

  @Field(() => Instant, { description: "When it was made, by the server's clock." })
  at!: string;

  @Field(() => Boolean, { description: 'The clock of its device was set in between: the time may be wrong.' })
  uncertain!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person, the program or the device that made it; null once that is deleted.',
  })
  by!: string | null;

  @Field(() => ID, { description: 'The device.' })
  deviceId!: string;

  @Field(() => Int, { description: 'Counts up with each mark of its device.' })
  sequence!: number;

  @Field(() => [ID], { description: 'The heads that its device knew.' })
  seen!: string[];

  @Field(() => ID, { nullable: true, description: 'The mark that it takes back.' })
  undoes!: string | null;
}

@AllowAccess('staff')
@ObjectType('CheckInPerson', { description: 'Somebody on a check-in list.' })
export class CheckInPerson {
  @Field(() => ID, { description: 'Their signup.' })
  signupId!: string;

  @Field(() => ID, { description: 'Its shift.' })
  shiftId!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; null if none is known, or the list comes without.',
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The 16 letters of their household's ticket; null for people without an address.",
  })
  ticket!: string | null;

  @Field(() => AttendanceState, { description: 'What their marks say.' })
  state!: string;

  @Field(() => Instant, { nullable: true, description: 'When they came; null if nobody saw them come.' })
  arrivedAt!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When they left; null unless they did.' })
  leftAt!: string | null;

  @Field(() => Boolean, { description: 'Marks disagree on whether they came.' })
  contradicted!: boolean;

  @Field(() => [ID], { description: 'The marks that decide, the latest first.' })
  heads!: string[];

  @Field(() => [CheckInMark], { description: 'Every mark, in order of time.' })
  marks!: CheckInMark[];
}

@AllowAccess('staff')
@ObjectType('CheckInShift', { description: 'A shift on a check-in list.' })
export class CheckInShift {
  @Field(() => ID, { description: 'The shift.' })
  id!: string;

  @Field(() => String, { description: 'The name of its volunteer role.' })
  opportunityTitle!: string;

  @Field(() => String, { description: 'The name of its category.' })
  categoryName!: string;

  @Field(() => String, { nullable: true, description: 'Where to be; null where nobody said.' })
  place!: string | null;

  @Field(() => Day, { description: "The day it starts, in the event's time zone." })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it starts.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it ends; earlier than the start means the next day.' })
  endTime!: string;

  @Field(() => Instant, { description: 'When it starts, as an instant.' })
  startsAt!: string;

  @Field(() => Instant, { description: 'When it ends, as an instant.' })
  endsAt!: string;

  @Field(() => Boolean, { description: 'It is called off, or its event is cancelled.' })
  calledOff!: boolean;
}

@AllowAccess('staff')
@ObjectType('CheckInEvent', { description: 'The event of a check-in list.' })
export class CheckInEvent {
  @Field(() => ID, { description: 'The event.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its time zone (IANA).' })
  timeZone!: string;
}

@AllowAccess('staff')
@ObjectType('CheckInList', {
  description: 'Who is expected at a post on a day, and what is known of them: what a device takes along.',
})
export class CheckInList {
  @Field(() => Instant, { description: "The server's clock." })
  serverNow!: string;

  @Field(() => CheckInEvent, { description: 'The event.' })
  event!: CheckInEvent;

  @Field(() => ID, { nullable: true, description: 'The category; null for all that the caller may see.' })
  categoryId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name.' })
  categoryName!: string | null;

  @Field(() => String, { nullable: true, description: 'The place; null for all.' })
  place!: string | null;

  @Field(() => Day, { description: 'The day on which its shifts start.' })
  day!: string;

  @Field(() => [CheckInShift], { description: 'The shifts by start, also those that are called off.' })
  shifts!: CheckInShift[];

  @Field(() => [CheckInPerson], { description: 'The people with a place in them, by shift and last name.' })
  people!: CheckInPerson[];
}
