import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('staff')
@ObjectType('CheckInPost', { description: 'A category and a place of an event, on one day.' })
export class CheckInPost {
  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: 'Its name.' })
  categoryName!: string;

  @Field(() => String, { nullable: true, description: 'The place; null where nobody said.' })
  place!: string | null;

  @Field(() => Instant, { description: 'When its first shift of the day starts.' })
  startsAt!: string;

  @Field(() => Instant, { description: 'When its last shift of the day ends.' })
  endsAt!: string;

  @Field(() => Int, { description: 'How many people have a place there that day.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them are here.' })
  here!: number;
}

@AllowAccess('staff')
@ObjectType('CheckInDay', { description: 'A day of an event with its posts.' })
export class CheckInDay {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'Its name.' })
  eventName!: string;

  @Field(() => String, { description: 'Its time zone (IANA).' })
  timeZone!: string;

  @Field(() => Day, { description: 'The day.' })
  day!: string;

  @Field(() => Boolean, { description: "It is today, by the event's clock." })
  isToday!: boolean;

  @Field(() => Boolean, { description: "It is tomorrow, by the event's clock." })
  isTomorrow!: boolean;

  @Field(() => [CheckInPost], { description: 'Its posts by time, category and place.' })
  posts!: CheckInPost[];
}

@AllowAccess('staff')
@ObjectType('CheckInDays', { description: 'Where people may be checked in today and tomorrow.' })
export class CheckInDays {
  @Field(() => Instant, { description: "The server's clock." })
  serverNow!: string;

  @Field(() => [CheckInDay], {
    description: 'Today and tomorrow, and yesterday where a shift still runs; the days of each event apart.',
  })
  days!: CheckInDay[];
}
