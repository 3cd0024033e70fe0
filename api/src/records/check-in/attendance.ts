import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AttendanceState as State } from '../../contract/check-in/attendance.js';
import type { MinutesFrom as From } from '../../contract/hours.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AttendanceState, MinutesFrom } from '../parts/attendance-words.js';
import { AttendanceMark } from './attendance-mark.js';

/** What the marks of a signup say together. Its values are columns of the signup (`records/signup.ts`). */
@AllowAccess('public', 'read:signups')
@ObjectType('Attendance', { description: 'Whether somebody who signed up came, as staff and helpers marked it.' })
export class Attendance {
  @Field(() => AttendanceState, { description: 'What the marks say together.' })
  state!: State;

  @Field(() => Boolean, {
    description:
      "Whether they are expected, and their shift, which takes place, began at least five minutes ago by the server's clock, or they were sent to it then.",
  })
  isLate!: boolean;

  @Field(() => Instant, { nullable: true, description: 'The earliest arrival that was not undone; null without one.' })
  arrivedAt!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When they left; null unless the state is `LEFT`.' })
  leftAt!: string | null;

  @Field(() => Boolean, {
    description: 'Whether marks of several people disagree on whether they came. A mark that saw both settles it.',
  })
  contradicted!: boolean;

  @Field(() => Boolean, { description: 'Whether they came although the signup is cancelled.' })
  cameAnyway!: boolean;

  @Field(() => Instant, {
    nullable: true,
    description: 'When they were sent here from another post; null if they were not.',
  })
  sentAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The minutes that count, once their shift is over; null before, where nobody knows whether they came, and for who cancelled and did not come.',
  })
  minutes!: number | null;

  @Field(() => MinutesFrom, {
    nullable: true,
    description: 'What `minutes` comes from; null where there is nothing to count.',
  })
  minutesFrom!: From | null;

  @Field(() => [ID], { description: 'The ids of the marks that no later one replaced, the latest first.' })
  heads!: string[];

  @Field(() => [AttendanceMark], { description: 'All marks, by time; those that were undone, too.' })
  marks!: AttendanceMark[];
}
