import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { RoleName, User } from '../../records/user.js';
import { addUser } from './add-user.js';
import { changeUserRole } from './change-user-role.js';
import { deleteUser } from './delete-user.js';
import { CreateUserInputType } from './account.types.js';
import { findUsers, getUser } from './find-users.js';

@Resolver()
export class UserManagementResolver {
  @OpenTo('admin')
  @Query(() => [User], { description: 'All admins and leads by name.' })
  users(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<User[]> {
    return ctx.run(findUsers, { selection: selectionOf(info) });
  }

  @OpenTo('admin')
  @Mutation(() => User, {
    description:
      'Creates an admin or a lead and mails a link to set a password. Errors: INVALID_INPUT, EMAIL_TAKEN, FORBIDDEN.',
  })
  async createUser(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateUserInputType, { description: 'The person and their role.' })
    input: object,
  ): Promise<User> {
    return getUser(ctx, await ctx.run(addUser, input), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => User, {
    description: 'Changes the role of a user, who has to sign in again. Errors: USER_NOT_FOUND, LAST_ADMIN, FORBIDDEN.',
  })
  async changeUserRole(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('userId', () => ID, { description: 'The staff member.' }) userId: string,
    @Arg('role', () => RoleName, { description: 'The new role.' }) role: string,
  ): Promise<User> {
    return getUser(ctx, await ctx.run(changeUserRole, { userId, role }), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => Boolean, {
    description:
      'Deletes a staff member and ends their sign-ins; their categories stay, without a lead. Errors: USER_NOT_FOUND, LAST_ADMIN, OWN_ACCOUNT, FORBIDDEN.',
  })
  deleteUser(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'The staff member.' }) userId: string,
  ): Promise<boolean> {
    return ctx.run(deleteUser, { userId });
  }
}
