import { mutation, query, rootFields } from '../../platform/root-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/selection.js';
import { SessionType, SetPasswordInputType, SetUpFirstAdminInputType, SignInInputType } from './account.types.js';
import { User } from '../../records/user.js';
import { devSignIn } from './dev-sign-in.js';
import { findDemoUsers } from './find-demo-users.js';
import { findSignInLink } from './find-sign-in-link.js';
import { findWhoAsks, withFields } from './find-users.js';
import { requestMagicLink } from './request-magic-link.js';
import { requestPasswordReset } from './request-password-reset.js';
import { setPassword } from './set-password.js';
import { setUpFirstAdmin } from './set-up-first-admin.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import type { Session } from './start-session.js';
import { verifyMagicLink } from './verify-magic-link.js';

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
      'The address that a mailed sign-in link would sign in; null when it is unknown, used or over. Looking uses nothing up. Errors: TOO_MANY_REQUESTS.',
    args: { token: 'The token of the mailed address.' },
  }),
  signIn: mutation(signIn, {
    gives: SessionType,
    description: 'Signs a staff member in. Errors: INVALID_INPUT, INVALID_CREDENTIALS, TOO_MANY_REQUESTS.',
    input: { type: SignInInputType, description: 'Address and password.' },
    answer: withUser,
  }),
  devSignIn: mutation(devSignIn, {
    gives: SessionType,
    description: 'Development only: signs in as a demo user. Errors: FORBIDDEN, NOT_FOUND.',
    args: { userId: 'One of `demoUsers`.' },
    answer: withUser,
  }),
  signOut: mutation(signOut, {
    gives: Boolean,
    description: 'Ends the session that the call came with; true in any case.',
  }),
  setPassword: mutation(setPassword, {
    gives: SessionType,
    description:
      'Sets a password with a mailed link and signs in. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
    input: { type: SetPasswordInputType, description: 'The token and the new password.' },
    answer: withUser,
  }),
  requestPasswordReset: mutation(requestPasswordReset, {
    gives: Boolean,
    description:
      'Mails a link to set a new password, good once and for one hour; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS.',
    args: { email: "The staff member's address." },
  }),
  requestMagicLink: mutation(requestMagicLink, {
    gives: Boolean,
    description:
      'Mails a sign-in link, good once and for 10 minutes; true whether or not the address is known. Errors: INVALID_INPUT, TOO_MANY_REQUESTS.',
    args: { email: "The staff member's address." },
  }),
  verifyMagicLink: mutation(verifyMagicLink, {
    gives: SessionType,
    description:
      'Signs in with a mailed link, once; the same page gets the same answer again within a minute. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
    args: { token: 'The token of the mailed address.' },
    answer: withUser,
  }),
  setUpFirstAdmin: mutation(setUpFirstAdmin, {
    gives: SessionType,
    description:
      'Creates the first admin with the set-up link printed at start, while there is none. Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED, EMAIL_TAKEN, TOO_MANY_REQUESTS.',
    input: { type: SetUpFirstAdminInputType, description: 'The token and the admin.' },
    answer: withUser,
  }),
});

/** A sign-in with what is asked of who signed in. */
async function withUser(ctx: RequestContext, session: Session, selection: Selection): Promise<Session> {
  return { ...session, user: await withFields(ctx, session.user, below(selection, 'user')) };
}
