import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { User } from '../../records/user.js';
import { assignLead } from '../categories/assign-lead.js';
import { createLead } from '../categories/create-lead.js';
import { deleteLead } from '../categories/delete-lead.js';
import { updateLead } from '../categories/update-lead.js';
import { findLeads, getLeadAsRead } from './find-leads.js';
import { CreateLeadInputType, UpdateLeadInputType } from './lead.types.js';

@Resolver()
export class LeadManagementResolver {
  @OpenTo('admin')
  @Query(() => [User], { description: 'Who runs categories, by name.' })
  leads(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<User[]> {
    return ctx.run(findLeads, { selection: selectionOf(info) });
  }

  @OpenTo('admin')
  @Mutation(() => User, {
    description:
      'Creates a lead with their categories and mails a link to set a password. Errors: INVALID_INPUT, EMAIL_TAKEN, CATEGORY_NOT_FOUND, FORBIDDEN.',
  })
  async createLead(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateLeadInputType, { description: 'The person and their categories.' })
    input: object,
  ): Promise<User> {
    return getLeadAsRead(ctx, await ctx.run(createLead, input), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => User, {
    description:
      "Changes a lead's name, address and categories. Errors: INVALID_INPUT, LEAD_NOT_FOUND, EMAIL_TAKEN, CATEGORY_NOT_FOUND, FORBIDDEN.",
  })
  async updateLead(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('leadId', () => ID, { description: 'The lead.' }) leadId: string,
    @Arg('input', () => UpdateLeadInputType, { description: 'The new details.' }) input: object,
  ): Promise<User> {
    return getLeadAsRead(ctx, await ctx.run(updateLead, { ...input, leadId }), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => Boolean, {
    description:
      'Deletes a lead; their categories stay, without a lead, and their sign-ins end. Errors: LEAD_NOT_FOUND, FORBIDDEN.',
  })
  deleteLead(
    @Ctx() ctx: RequestContext,
    @Arg('leadId', () => ID, { description: 'The lead.' }) leadId: string,
  ): Promise<boolean> {
    return ctx.run(deleteLead, { leadId });
  }

  @OpenTo('admin')
  @Mutation(() => User, {
    description:
      'Gives a lead further categories. Errors: INVALID_INPUT, LEAD_NOT_FOUND, CATEGORY_NOT_FOUND, FORBIDDEN.',
  })
  async assignLead(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('leadId', () => ID, { description: 'Any of the staff.' }) leadId: string,
    @Arg('categoryIds', () => [ID], { description: "'At least one category must be selected'." })
    categoryIds: string[],
  ): Promise<User> {
    return getLeadAsRead(ctx, await ctx.run(assignLead, { leadId, categoryIds }), selectionOf(info));
  }
}
