import { readShape, type Filter } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { withHousehold } from '../../platform/sight.js';
import type { Signup } from '../../records/signup.js';
import { Volunteer } from '../../records/volunteer.js';
import type { HouseholdMember } from './household.types.js';

/** The fields that somebody asks of a household's people and of their signups. */
export interface MemberSelection {
  volunteer: Selection;
  signups: Selection;
}

/** A household that the caller was let into, by its address as compared; `byLink`: by its mailed link, not by the address alone. */
export interface OpenHousehold {
  emailKey: string;
  byLink: boolean;
}

/** A member's signups stand beside those that are asked for of the person, which may be narrowed: no alias is empty. */
const ownSignups = 'signups@';

/** The people of an open household with their signups, in one statement. */
export function readMembers(
  ctx: RequestContext,
  selection: MemberSelection,
  { emailKey, byLink }: OpenHousehold,
): Promise<HouseholdMember[]> {
  const services = withHousehold(ctx.services, emailKey, byLink);
  return readPeople(services, selection, { where: (v) => `${v}.email_key = $1`, values: [emailKey] });
}

/** One person with their signups, after whoever asks was allowed to change them. */
export async function readMember(
  ctx: RequestContext,
  selection: MemberSelection,
  id: string,
): Promise<HouseholdMember | undefined> {
  const pass = ctx.household;
  const services = pass ? withHousehold(ctx.services, pass.emailKey, pass.source === 'link') : ctx.services;
  const [member] = await readPeople(services, selection, { where: (v) => `${v}.id = $1`, values: [id] });
  return member;
}

async function readPeople(
  services: RequestContext['services'],
  { volunteer, signups }: MemberSelection,
  filter: Filter,
): Promise<HouseholdMember[]> {
  const selection = { ...volunteer, [ownSignups]: signups };
  const people = await readShape(services, Volunteer, selection, filter);
  return people.map((person) => {
    const { [ownSignups]: own, ...rest } = person as Volunteer & { [ownSignups]: Signup[] };
    return { volunteer: rest, signups: own };
  });
}
