import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Volunteer } from '../../records/volunteer.js';
import { updateVolunteer, type UpdatedVolunteer } from './update-volunteer.js';

@InputType('UpdateVolunteerInput', { description: "A volunteer's corrected details, all of them." })
export class UpdateVolunteerInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Invalid email address'." })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Optional phone number; null takes it away.' })
  phone?: string | null;
}

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
    @Arg('input', () => UpdateVolunteerInputType, { description: 'The details.' }) input: UpdateVolunteerInputType,
  ): Promise<UpdatedVolunteer> {
    return ctx.run(updateVolunteer, { ...input, id });
  }
}
