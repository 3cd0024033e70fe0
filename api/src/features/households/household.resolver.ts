import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { DomainError } from '../../platform/domain-error.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below, selectionOf } from '../../platform/selection-of.js';
import { withHousehold } from '../../platform/sight.js';
import { readOneOfShape } from '../../platform/read-shape.js';
import { Household } from '../../records/household.js';
import { Volunteer } from '../../records/volunteer.js';
import { HouseholdLookup, MergedVolunteers } from './household.types.js';
import { lookUpHousehold } from './look-up-household.js';
import { mergeVolunteers } from './merge-volunteers.js';
import { readHousehold } from './read-household.js';
import { readMyHousehold } from './read-my-household.js';
import { renameVolunteer, type RenamedVolunteer } from './rename-volunteer.js';
import { replaceHouseholdLink } from './replace-household-link.js';

@Resolver()
export class HouseholdResolver {
  @OpenTo('everyone')
  @Query(() => Household, {
    description: 'The household behind a mailed link. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
  })
  household(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('token', () => String, { description: 'The last part of the mailed address.' }) token: string,
  ): Promise<Household> {
    return ctx.run(readHousehold, { token, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => Household, {
    nullable: true,
    description: "The household that this browser's cookie opens, after a lookup or a mailed link; null without one.",
  })
  myHousehold(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Household | null> {
    return ctx.run(readMyHousehold, { selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Mutation(() => HouseholdLookup, {
    description:
      'Looks up a household by its address and opens it to this browser for 30 minutes. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async lookUpHousehold(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('email', () => String, { description: "A valid address: 'Please enter a valid email address'." })
    email: string,
  ): Promise<HouseholdLookup> {
    const household = await ctx.run(lookUpHousehold, { email, selection: below(selectionOf(info), 'household') });
    return { sent: household === null, household };
  }

  @OpenTo('everyone')
  @Mutation(() => Volunteer, {
    description:
      'Renames a person of the household that the cookie opens; admins anybody. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN, TOO_MANY_REQUESTS.',
  })
  renameVolunteer(
    @Ctx() ctx: RequestContext,
    @Arg('volunteerId', () => ID, { description: 'The person. People of other households are answered as unknown.' })
    volunteerId: string,
    @Arg('firstName', () => String, { description: "Required: 'First name is required'." }) firstName: string,
    @Arg('lastName', () => String, { description: "Required: 'Last name is required'." }) lastName: string,
  ): Promise<RenamedVolunteer> {
    return ctx.run(renameVolunteer, { volunteerId, firstName, lastName });
  }

  @OpenTo('everyone')
  @Mutation(() => MergedVolunteers, {
    description:
      'Merges two people of the household that the cookie opens; admins any household. Repeating it is no error. Errors: INVALID_INPUT, VOLUNTEER_NOT_FOUND, NOT_ONE_HOUSEHOLD, TOO_MANY_REQUESTS.',
  })
  async mergeVolunteers(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('sourceId', () => ID, { description: 'Whose signups move, and who is removed.' }) sourceId: string,
    @Arg('targetId', () => ID, { description: 'Who stays.' }) targetId: string,
  ): Promise<MergedVolunteers> {
    const id = await ctx.run(mergeVolunteers, { sourceId, targetId });
    const pass = ctx.household;
    const services = pass ? withHousehold(ctx.services, pass.emailKey, pass.source === 'link') : ctx.services;
    const selection = below(selectionOf(info), 'volunteer');
    const volunteer = await readOneOfShape(services, Volunteer, selection, {
      where: (v) => `${v}.id = $1`,
      values: [id],
    });
    if (!volunteer) throw new DomainError('VOLUNTEER_NOT_FOUND');
    return { volunteer, removedId: sourceId };
  }

  @OpenTo('everyone')
  @Mutation(() => Boolean, {
    description:
      'Revokes all mailed links of the household and mails a new one; this browser keeps its access. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
  })
  replaceHouseholdLink(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the mailed address.' }) token: string,
  ): Promise<boolean> {
    return ctx.run(replaceHouseholdLink, { token });
  }
}
