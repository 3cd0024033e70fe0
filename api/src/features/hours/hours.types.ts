import { Field, ID, Int, ObjectType } from 'type-graphql';
import { hoursWhere, type HoursBy as By } from '../../contract/hours.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { enumType } from '../../platform/schema/enum-type.js';
import { Day } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { Signup } from '../../records/signup.js';

/** GraphQL's names of by what hours are added up. */
export const HoursBy = enumType('HoursBy', 'By what hours are added up.', {
  PERSON: ['PERSON', 'A row for each person.'],
  HOUSEHOLD: ['HOUSEHOLD', 'A row for all people of an e-mail address; those without an address each have their own.'],
  EVENT: ['EVENT', 'A row for each event.'],
  CATEGORY: ['CATEGORY', 'A row for each category of an event.'],
} satisfies Record<By, readonly [By, string]>);

export const HoursWhere = inputType('HoursWhere', hoursWhere, {
  description: 'Whose hours; every part is optional. Drafts count only where their event is named.',
  types: { eventId: ID, volunteerId: ID, from: Day, to: Day },
});

@AllowAccess('staff')
@ObjectType('HoursRow', { description: 'The hours of a person, a household, an event or a category.' })
export class HoursRow {
  @Field(() => ID, {
    description:
      'The id of the person, event or category; of a household its address in lower case, or `walk-in:` or `erased:` and an id without one.',
  })
  id!: string;

  @Field(() => String, { description: 'The name; of a household the names of its people.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of a person or household; null without one, and for events and categories.',
  })
  email!: string | null;

  @Field(() => Int, { description: 'All minutes that count.' })
  minutes!: number;

  @Field(() => Int, { description: 'Signups with minutes that count.' })
  shifts!: number;

  @Field(() => Int, { description: 'Those of `minutes` that are presumed, because nobody was marked in the shift.' })
  presumedMinutes!: number;

  @Field(() => Int, { description: 'Those of `minutes` that staff corrected.' })
  correctedMinutes!: number;

  @Field(() => Int, {
    description: 'Signups of which nobody knows whether the person came. None of their minutes count.',
  })
  unsettled!: number;

  @Field(() => Int, { description: 'Signups whose person did not come.' })
  missed!: number;
}

@AllowAccess('staff')
@ObjectType('HoursTable', {
  description: 'A page of added-up hours, and the sums of all pages. A lead has their own categories.',
})
export class HoursTable {
  @Field(() => [HoursRow], { description: 'The page, by name.' })
  rows!: HoursRow[];

  @Field(() => Int, { description: 'Rows of all pages together.' })
  matching!: number;

  @Field(() => Int, { description: 'Minutes of all pages together.' })
  minutes!: number;

  @Field(() => Int, { description: 'Signups of all pages together of which nobody knows whether the person came.' })
  unsettled!: number;
}

@AllowAccess('staff')
@ObjectType('CorrectHoursPayload', { description: 'A signup whose hours were corrected.' })
export class CorrectHoursPayload {
  @Field(() => Signup, { description: 'The signup as it is now.' })
  signup!: Signup;
}
