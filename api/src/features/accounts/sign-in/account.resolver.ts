import { Field, ObjectType } from 'type-graphql';
import { setPasswordInput, setUpFirstAdminInput, signInInput } from '../../../contract/people/account.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { User } from '../../../records/user.js';
import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { devSignIn } from './dev-sign-in.js';
import { findDemoUsers, findWhoAsks, withFields } from '../users/find-users.js';
import { findSignInLink, verifyMagicLink } from './verify-magic-link.js';
import { requestMagicLink, requestPasswordReset } from './request-link.js';
import { setPassword } from './set-password.js';
import { setUpFirstAdmin } from './set-up-first-admin.js';
import { findSetUpLinkEmail } from './set-up-link-owner.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import type { Session } from './start-session.js';

@AllowAccess('public', undefined, true)
@ObjectType('Session', { description: 'A sign-in.' })
export class SessionType {
  @Field(() => String, {
    description: 'Bearer token, shown this once; 12 hours without use end it, 7 days in any case.',
  })
  token!: string;

  @Field(() => Instant, { description: 'When it ends in any case.' })
  expiresAt!: string;

  @Field(() => User, { description: 'Who signed in.' })
  user!: User;
}

const SignInInputType = inputType('SignInInput', signInInput, { description: 'Staff sign-in.' });

const SetPasswordInputType = inputType('SetPasswordInput', setPasswordInput, {
  description: 'A new password with the token of a mailed link.',
});

const SetUpFirstAdminInputType = inputType('SetUpFirstAdminInput', setUpFirstAdminInput, {
  description: 'The first admin, with the token of the set-up link printed at start.',
});

export const AccountResolver = rootFields({
  viewer: query(findWhoAsks, {
    gives: User,
    nullable: true,
    description: 'The signed-in staff member; null for a visitor.',
  }),
  demoUsers: query(findDemoUsers, {
    gives: [User],
    description: 'The demo sign-ins; empty outside development.',
  }),
  signInLinkEmail: query(findSignInLink, {
    gives: String,
    nullable: true,
    description:
      'The address that a mailed sign-in link would sign in; null when it is unknown, used or over. Looking uses nothing up.',
    args: { token: 'The token of the mailed address.' },
  }),
  setUpLinkEmail: query(findSetUpLinkEmail, {
    gives: String,
    nullable: true,
    description:
      'The address of the account that a mailed set-up link is for; null when it is unknown, used or over. Looking uses nothing up.',
    args: { token: 'The token of the mailed address.' },
  }),
  signIn: mutation(signIn, {
    gives: SessionType,
    description: 'Signs a staff member in.',
    input: { type: SignInInputType, description: 'Address and password.' },
    answer: withUser,
  }),
  devSignIn: mutation(devSignIn, {
    gives: SessionType,
    description: 'Development only: signs in as a demo user.',
    args: { userId: 'One of `demoUsers`.' },
    answer: withUser,
  }),
  signOut: mutation(signOut, {
    gives: Boolean,
    description: 'Ends the session that the call came with; true in any case.',
  }),
  setPassword: mutation(setPassword, {
    gives: SessionType,
    description: 'Sets a password with a mailed link and signs in.',
    input: { type: SetPasswordInputType, description: 'The token and the new password.' },
    answer: withUser,
  }),
  requestPasswordReset: mutation(requestPasswordReset, {
    gives: Boolean,
    description:
      'Mails a link to set a new password, good once and for one hour; true whether or not the address is known.',
    args: { email: "The staff member's address." },
  }),
  requestMagicLink: mutation(requestMagicLink, {
    gives: Boolean,
    description: 'Mails a sign-in link, good once and for 10 minutes; true whether or not the address is known.',
    args: { email: "The staff member's address." },
  }),
  verifyMagicLink: mutation(verifyMagicLink, {
    gives: SessionType,
    description: 'Signs in with a mailed link, once; the same page gets the same answer again within a minute.',
    args: { token: 'The token of the mailed address.' },
    answer: withUser,
  }),
  setUpFirstAdmin: mutation(setUpFirstAdmin, {
    gives: SessionType,
    description: 'Creates the first admin with the set-up link printed at start, while there is none.',
    input: { type: SetUpFirstAdminInputType, description: 'The token and the admin.' },
    answer: withUser,
  }),
});

/** A sign-in with the requested fields of its user. */
export async function withUser(ctx: RequestContext, session: Session, selection: Selection): Promise<Session> {
  return { ...session, user: await withFields(ctx, session.user, below(selection, 'user')) };
}
