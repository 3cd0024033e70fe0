import type { Rel } from '@mikro-orm/core';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Shift } from '../../records/shift.js';

/** GraphQL's names of a signup's states. */
export enum SignupStatus {
  ACTIVE = 'active',
  CANCELLED = 'cancelled',
}

registerEnumType(SignupStatus, {
  name: 'SignupStatus',
  description: 'The states of a signup.',
  valuesConfig: {
    ACTIVE: { description: 'The place is taken.' },
    CANCELLED: { description: 'Cancelled; kept as history, never active again.' },
  },
});

/** GraphQL's names of who hears of a cancellation. */
export enum CancelTells {
  LEAD = 'lead',
  ORGANIZERS = 'organizers',
}

registerEnumType(CancelTells, {
  name: 'CancelTells',
  description: 'Who hears of a cancellation besides the household.',
  valuesConfig: {
    LEAD: { description: "The category's lead." },
    ORGANIZERS: { description: "Without a lead: the event's organizer, else all admins." },
  },
});

@OpenTo('everyone')
@ObjectType('Volunteer', {
  description:
    'One person who helps. Reached only through what the caller may see: their own signup, their household, or as staff.',
})
export class Volunteer {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address as typed.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number as typed; null where an address alone was looked up.',
  })
  phone?: string | null;
}

@OpenTo('everyone')
@ObjectType('Signup', { description: "A person's place in a shift." })
export class Signup {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => SignupStatus, { description: 'Whether the signup is active or cancelled.' })
  status!: string;

  @Field(() => Instant, { description: 'When they signed up.' })
  createdAt!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was cancelled; null while active.' })
  cancelledAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The address of the category's lead, for the household; null without a lead and in the answer to a signup.",
  })
  leadEmail?: string | null;

  @Field(() => CancelTells, {
    nullable: true,
    description:
      'Who hears of it besides the household when it is cancelled; null when nobody is there, and in the answer to a signup.',
  })
  cancelTells?: string | null;

  @Field(() => Shift, { description: 'The shift.' })
  shift!: Rel<Shift>;
}

@OpenTo('everyone')
@ObjectType('SignUpResult', { description: 'The result of a signup.' })
export class SignUpResult {
  @Field(() => Signup, { description: 'The new signup.' })
  signup!: Signup;

  @Field(() => Volunteer, { description: 'The person as typed.' })
  volunteer!: Volunteer;

  @Field(() => [Shift], {
    description: "This person's other active shifts that overlap the new one; allowed, but worth showing a warning.",
  })
  conflicts!: Shift[];
}

@InputType('SignUpInput', { description: 'A visitor and the shift they want.' })
export class SignUpInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Valid email is required'." })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Optional phone number, 40 characters at most.' })
  phone?: string | null;

  @Field(() => ID, { description: 'The shift. Unknown: SHIFT_NOT_FOUND.' })
  shiftId!: string;

  @Field(() => String, { nullable: true, description: 'Leave empty.' })
  website?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'For staff alone: into a full shift, on purpose.' })
  overCapacity?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For staff alone: a signup of the same shift, cancelled in the same step.',
  })
  replaces?: string | null;
}
