import { updateVolunteerInput } from '../../contract/volunteer.js';
import { inputType } from '../../platform/input-type.js';
import { mutation, rootFields } from '../../platform/root-fields.js';
import { Volunteer } from '../../records/volunteer.js';
import { updateVolunteer } from './update-volunteer.js';

const UpdateVolunteerInputType = inputType('UpdateVolunteerInput', updateVolunteerInput, {
  description: "A volunteer's corrected details, all of them.",
});

/** Admins correct people's details. */
export const VolunteerEditingResolver = rootFields({
  updateVolunteer: mutation(updateVolunteer, {
    gives: Volunteer,
    description: "Changes a volunteer's details. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN.",
    args: { id: 'The volunteer.' },
    input: { type: UpdateVolunteerInputType, description: 'The details.' },
  }),
});
