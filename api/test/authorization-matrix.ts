/*
 * Who may do what: every REST route, every root field and every type's field of GraphQL, for a visitor, a household's
 * cookie, the lead of the category, the lead of another category, and an admin, in this order. Each cell is called for
 * real by authorization-matrix.test.ts, and a route or field that is not declared here fails it; the failure of a route
 * prints the missing line with what each caller gets today. Read it before you paste it.
 */

export { restMatrix } from './authorization-matrix-rest.js';
export { rootMatrix } from './authorization-matrix-roots.js';
export { typeMatrix } from './authorization-matrix-types.js';

/** What staff may call who have to set up a second factor before anything else; everything else is SECOND_FACTOR_SETUP_REQUIRED. */
export const openDuringSetUp: readonly string[] = [
  'Query.me',
  'Mutation.passkeyOptions',
  'Mutation.addPasskey',
  'Mutation.beginTotp',
  'Mutation.addTotp',
  'Mutation.stepUp',
  'POST /api/auth/step-up',
  'Mutation.signOut',
  'POST /api/auth/logout',
  // Signing in again, which the token does not help with.
  'Query.signInWays',
  'Query.signInLinkEmail',
  'Query.setUpLinkEmail',
  'Mutation.signIn',
  'POST /api/auth/login',
  'Mutation.devSignIn',
  'Mutation.passkeySignInOptions',
  'Mutation.completeSignIn',
  'Mutation.claimSession',
  'POST /api/auth/second-factor',
  'Mutation.requestMagicLink',
  'POST /api/auth/request-magic-link',
  'Mutation.verifyMagicLink',
  'GET /api/auth/verify/{token}',
  'Mutation.requestPasswordReset',
  'POST /api/auth/request-password-reset',
  'Mutation.setPassword',
  'POST /api/auth/reset-password',
];
