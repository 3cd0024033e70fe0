import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below, selectionOf } from '../../platform/selection-of.js';
import { SessionType, SetPasswordInputType, SetUpFirstAdminInputType, SignInInputType } from './account.types.js';
import { User } from '../../records/user.js';
import { devSignIn } from './dev-sign-in.js';
import { findDemoUsers } from './find-demo-users.js';
import { findSignInLink } from './find-sign-in-link.js';
import { withFields } from './find-users.js';
import { requestMagicLink } from './request-magic-link.js';
import { requestPasswordReset } from './request-password-reset.js';
import { setPassword } from './set-password.js';
import { setUpFirstAdmin } from './set-up-first-admin.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import type { Session } from './start-session.js';
import { verifyMagicLink } from './verify-magic-link.js';

@Resolver()
export class AccountResolver {
  @OpenTo('everyone')
  @Query(() => User, { nullable: true, description: 'The signed-in staff member; null for a visitor.' })
  async viewer(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Partial<User> | null> {
    if (ctx.viewer.kind !== 'staff') return null;
    const { userId, firstName, lastName, email, role } = ctx.viewer;
    const user = { id: userId, firstName, lastName, email, role };
    return withFields(ctx, user, selectionOf(info));
  }

  @OpenTo('everyone')
  @Query(() => [User], { description: 'The demo sign-ins; empty outside development.' })
  demoUsers(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<User[]> {
    return ctx.run(findDemoUsers, { selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => String, {
    nullable: true,
    description:
      'The address that a mailed sign-in link would sign in; null when it is unknown, used or over. Looking uses nothing up. Errors: TOO_MANY_REQUESTS.',
  })
  signInLinkEmail(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The token of the mailed address.' }) token: string,
  ): Promise<string | null> {
    return ctx.run(findSignInLink, { token });
  }

  @OpenTo('everyone')
  @Mutation(() => SessionType, {
    description: 'Signs a staff member in. Errors: INVALID_INPUT, INVALID_CREDENTIALS, TOO_MANY_REQUESTS.',
  })
  async signIn(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SignInInputType, { description: 'Address and password.' }) input: object,
  ): Promise<Session> {
    return withUser(ctx, info, await ctx.run(signIn, input));
  }

  @OpenTo('everyone')
  @Mutation(() => SessionType, {
    description: 'Development only: signs in as a demo user. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async devSignIn(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('userId', () => ID, { description: 'One of `demoUsers`.' }) userId: string,
  ): Promise<Session> {
    return withUser(ctx, info, await ctx.run(devSignIn, { userId }));
  }

  @OpenTo('everyone')
  @Mutation(() => Boolean, { description: 'Ends the session that the call came with; true in any case.' })
  signOut(@Ctx() ctx: RequestContext): Promise<boolean> {
    return ctx.run(signOut, {});
  }

  @OpenTo('everyone')
  @Mutation(() => SessionType, {
    description:
      'Sets a password with a mailed link and signs in. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
  })
  async setPassword(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SetPasswordInputType, { description: 'The token and the new password.' })
    input: object,
  ): Promise<Session> {
    return withUser(ctx, info, await ctx.run(setPassword, input));
  }

  @OpenTo('everyone')
  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password, good once and for one hour; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS.',
  })
  requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String, { description: "The staff member's address." }) email: string,
  ): Promise<boolean> {
    return ctx.run(requestPasswordReset, { email });
  }

  @OpenTo('everyone')
  @Mutation(() => Boolean, {
    description:
      'Mails a sign-in link, good once and for 10 minutes; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS.',
  })
  requestMagicLink(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String, { description: "The staff member's address." }) email: string,
  ): Promise<boolean> {
    return ctx.run(requestMagicLink, { email });
  }

  @OpenTo('everyone')
  @Mutation(() => SessionType, {
    description:
      'Signs in with a mailed link, once; the same page gets the same answer again within a minute. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
  })
  async verifyMagicLink(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('token', () => String, { description: 'The token of the mailed address.' }) token: string,
  ): Promise<Session> {
    return withUser(ctx, info, await ctx.run(verifyMagicLink, { token }));
  }

  @OpenTo('everyone')
  @Mutation(() => SessionType, {
    description:
      'Creates the first admin with the set-up link printed at start, while there is none. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, EMAIL_TAKEN, TOO_MANY_REQUESTS.',
  })
  async setUpFirstAdmin(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SetUpFirstAdminInputType, { description: 'The token and the admin.' })
    input: object,
  ): Promise<Session> {
    return withUser(ctx, info, await ctx.run(setUpFirstAdmin, input));
  }
}

/** A sign-in with what is asked of who signed in. */
async function withUser(ctx: RequestContext, info: GraphQLResolveInfo, session: Session): Promise<Session> {
  return { ...session, user: await withFields(ctx, session.user, below(selectionOf(info), 'user')) };
}
