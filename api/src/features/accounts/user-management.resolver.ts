import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { RoleName } from '../../records/user.js';
import { addUser } from './add-user.js';
import { changeUserRole } from './change-user-role.js';
import { deleteUser } from './delete-user.js';
import { findUsers } from './find-users.js';
import { getUser } from './get-user.js';
import { CreateUserInputType, StaffMember } from './staff-member.type.js';

@Resolver()
export class UserManagementResolver {
  @OpenTo('admin')
  @Query(() => [StaffMember], { description: 'All admins and leads by name.' })
  users(@Ctx() ctx: RequestContext): Promise<StaffMember[]> {
    return ctx.run(findUsers, {});
  }

  @OpenTo('admin')
  @Mutation(() => StaffMember, {
    description:
      'Creates an admin or a lead and mails a link to set a password. Errors: INVALID_INPUT, EMAIL_TAKEN, FORBIDDEN.',
  })
  async createUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateUserInputType, { description: 'The person and their role.' })
    input: CreateUserInputType,
  ): Promise<StaffMember> {
    return getUser(ctx, await ctx.run(addUser, input));
  }

  @OpenTo('admin')
  @Mutation(() => StaffMember, {
    description: 'Changes the role of a user, who has to sign in again. Errors: USER_NOT_FOUND, LAST_ADMIN, FORBIDDEN.',
  })
  async changeUserRole(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'The staff member.' }) userId: string,
    @Arg('role', () => RoleName, { description: 'The new role.' }) role: string,
  ): Promise<StaffMember> {
    return getUser(ctx, await ctx.run(changeUserRole, { userId, role }));
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
