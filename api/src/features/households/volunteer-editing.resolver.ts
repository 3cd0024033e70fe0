import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { updateVolunteerInput } from '../../contract/volunteer.js';
import { inputType } from '../../platform/input-type.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Volunteer } from '../../records/volunteer.js';
import { updateVolunteer, type UpdatedVolunteer } from './update-volunteer.js';

const UpdateVolunteerInputType = inputType('UpdateVolunteerInput', updateVolunteerInput, {
  description: "A volunteer's corrected details, all of them.",
});

/** Admins correct people's details. */
@Resolver()
export class VolunteerEditingResolver {
  @OpenTo('admin')
  @Mutation(() => Volunteer, {
    description: "Changes a volunteer's details. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN.",
  })
  updateVolunteer(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The volunteer.' }) id: string,
    @Arg('input', () => UpdateVolunteerInputType, { description: 'The details.' }) input: object,
  ): Promise<UpdatedVolunteer> {
    return ctx.run(updateVolunteer, { ...input, id });
  }
}
