import { readShape, type Filter } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { volunteerShape } from '../signups/signup.shapes.js';
import type { Signup, Volunteer } from '../signups/signup.types.js';
import type { HouseholdMember } from './household.types.js';

/** The fields that somebody asks of a household's people and of their signups. */
export interface MemberSelection {
  volunteer: Selection;
  signups: Selection;
}

/** People with their signups, in one statement. */
export async function readMembers(
  ctx: RequestContext,
  { volunteer, signups }: MemberSelection,
  filter: Filter,
): Promise<HouseholdMember[]> {
  const people = await readShape<Volunteer & { signups: Signup[] }>(
    ctx.services,
    volunteerShape,
    { ...volunteer, signups },
    filter,
  );
  return people.map(({ signups: own, ...person }) => ({ volunteer: person, signups: own }));
}

/** All people of a household, by its e-mail address as compared. */
export function ofHousehold(emailKey: string): Filter {
  return { where: (v) => `${v}.email_key = $1`, values: [emailKey] };
}
