import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../../platform/schema/access.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { Selection } from '../../../platform/reading/selection.js';
import type { SignupsBelow } from './count-signups-below.js';

@AllowAccess('staff', 'write:programme')
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

/** Describes the argument `tellPeople`. */
export const tellPeopleWords = 'Mails everybody with an active signup, one mail per household.';

/** Describes it where people are mailed about a new name, place or time zone. */
export const tellUnlessFalseWords =
  'Mails everybody with a coming active signup when the name, the place or the time zone changed, one mail per household; yes by default.';

/** The GraphQL result of a deletion. */
export function removalOf(
  _ctx: RequestContext,
  gone: SignupsBelow,
  _asked: Selection,
  { id }: { id: string; tellPeople?: boolean | null },
): Removal {
  return { id, ...gone };
}
