import type { MergeVolunteersInput } from '../../contract/people/household.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { withHousehold } from '../../platform/reading/access-scope.js';
import { readRecord } from '../../platform/reading/read-records.js';
import { Household } from '../../records/household.js';
import { Volunteer } from '../../records/volunteer.js';
import { HouseholdLookup, MergedVolunteers } from './household.types.js';
import { lookUpHousehold } from './look-up-household.js';
import { mergeVolunteers } from './merge-volunteers.js';
import { readHousehold, readMyHousehold } from './read-household.js';
import { renameVolunteer } from './rename-volunteer.js';
import { replaceHouseholdLink } from './replace-household-link.js';
import { updateVolunteerInput } from '../../contract/people/volunteer.js';
import { inputType } from '../../platform/schema/input-type.js';
import { updateVolunteer } from './update-volunteer.js';

const UpdateVolunteerInputType = inputType('UpdateVolunteerInput', updateVolunteerInput, {
  description: "A volunteer's corrected details, all of them.",
});

export const HouseholdResolver = rootFields({
  household: query(readHousehold, {
    gives: Household,
    description: 'The household behind a mailed link.',
    args: { token: 'The last part of the mailed address.' },
  }),
  myHousehold: query(readMyHousehold, {
    gives: Household,
    nullable: true,
    description: "The household that this browser's cookie opens, after a lookup or a mailed link; null without one.",
  }),
  lookUpHousehold: mutation(lookUpHousehold, {
    gives: HouseholdLookup,
    description: 'Looks up a household by its address and gives this browser access to it for 30 minutes.',
    args: { email: "A valid address: 'Please enter a valid email address'." },
  }),
  renameVolunteer: mutation(renameVolunteer, {
    gives: Volunteer,
    description: 'Renames a person of the household that the cookie opens; admins anybody.',
    args: {
      volunteerId: 'The person. People of other households are reported as unknown.',
      firstName: "Required: 'First name is required'.",
      lastName: "Required: 'Last name is required'.",
    },
    answer: asNamed,
  }),
  mergeVolunteers: mutation(mergeVolunteers, {
    gives: MergedVolunteers,
    description:
      'Merges two people of the household that the cookie opens; admins any two people, of two addresses too. Repeating it is no error.',
    args: { sourceId: 'Whose signups move, and who is removed.', targetId: 'Who stays.' },
    answer: withBoth,
  }),
  replaceHouseholdLink: mutation(replaceHouseholdLink, {
    gives: Boolean,
    description: 'Revokes all mailed links of the household and mails a new one; this browser keeps its access.',
    args: { token: 'The last part of the mailed address.' },
  }),
  updateVolunteer: mutation(updateVolunteer, {
    gives: Volunteer,
    description: "Changes a volunteer's details.",
    args: { id: 'The volunteer.' },
    answer: asNamed,
    input: { type: UpdateVolunteerInputType, description: 'The details.' },
  }),
});

/** A person who was just given a name. */
function asNamed<Person extends object>(_ctx: RequestContext, person: Person): Person & { erased: false } {
  return { ...person, erased: false };
}

/** The person who stays, as the caller may see them, and who was removed. Error: VOLUNTEER_NOT_FOUND if they were deleted meanwhile. */
async function withBoth(
  ctx: RequestContext,
  id: string,
  selection: Selection,
  { sourceId }: MergeVolunteersInput,
): Promise<MergedVolunteers> {
  const pass = ctx.household;
  const services = pass ? withHousehold(ctx.services, pass.emailKey, pass.source === 'link') : ctx.services;
  const volunteer = await readRecord(services, Volunteer, below(selection, 'volunteer'), { equals: { id } });
  if (!volunteer) throw new DomainError('VOLUNTEER_NOT_FOUND');
  return { volunteer, removedId: sourceId };
}
