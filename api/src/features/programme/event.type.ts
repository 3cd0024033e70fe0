import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Category } from './category.type.js';
import { Shift } from './shift.type.js';

@OpenTo('everyone')
@ObjectType('Event', { description: 'A sporting event that needs volunteers.' })
export class Event {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'What the event is called.' })
  name!: string;

  @Field(() => String, { description: "Part of the event page's address: `/event/{slug}`. Unique." })
  slug!: string;

  @Field(() => Day, { description: 'First day.' })
  startDate!: string;

  @Field(() => Day, { description: 'Last day; the first day or later.' })
  endDate!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it takes place; roles and shifts may name a nearer place.',
  })
  location!: string | null;

  @Field(() => String, { nullable: true, description: "The event's own website (http or https)." })
  website!: string | null;

  @Field(() => String, {
    description:
      "IANA time zone of every wall-clock time of this event; the organisation's where the event names none.",
  })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl!: string | null;

  @Field(() => Instant, { description: 'When the record was made.' })
  createdAt!: string;

  @Field(() => Int, { description: 'Places of all its shifts.' })
  qtyRequired!: number;

  @Field(() => Int, { description: 'Active signups of all its shifts.' })
  qtyRegistered!: number;

  @Field(() => Int, {
    description: 'Places still free, in shifts that have begun too; an over-full shift counts as 0, never below.',
  })
  stillRequired!: number;

  @Field(() => Int, { description: 'Number of shifts.' })
  shiftCount!: number;

  @Field(() => Int, {
    description: "Shifts that can still be taken: not begun by the event's clock, and with a free place.",
  })
  openShiftCount!: number;

  @Field(() => Int, { description: 'Free places of the shifts that can still be taken.' })
  openSpotCount!: number;

  @Field(() => Boolean, {
    description: "Whether its last day, or that of its last shift where it is later, has passed by the event's clock.",
  })
  isOver!: boolean;

  @OpenTo('staff')
  @Field(() => String, {
    nullable: true,
    description: "The event's own time zone; null where it follows the organisation's. Errors: NOT_SIGNED_IN.",
  })
  ownTimeZone!: string | null;

  @OpenTo('staff')
  @Field(() => Int, {
    description: 'Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN.',
  })
  version!: number;

  @OpenTo('staff')
  @Field(() => Int, { description: 'Active signups that go when the event is deleted. Errors: NOT_SIGNED_IN.' })
  activeSignupCount!: number;

  @OpenTo('staff')
  @Field(() => Int, { description: 'People who hold an active signup. Errors: NOT_SIGNED_IN.' })
  volunteerCount!: number;

  @Field(() => [Category], { description: 'Its categories by name.' })
  categories!: Category[];

  @Field(() => [Shift], { description: 'All its shifts by day, then start time.' })
  shifts!: Shift[];
}
