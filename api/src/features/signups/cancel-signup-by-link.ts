import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { getHouseholdOfLink } from '../household-links/get-household-of-link.js';
import { cancelSignup } from './cancel-signup.js';

/**
 * Gives a place back with a mailed household link: the link opens the household to this browser, and the ordinary cancel decides.
 * Gives the signup's id. Errors: LINK_NOT_FOUND, LINK_EXPIRED, SIGNUP_NOT_FOUND for another household's signup, TOO_MANY_REQUESTS.
 */
export const cancelSignupByLink = operation(
  {
    openTo: 'everyone',
    input: z.object({ token: z.string(), signupId: z.string() }),
    transaction: false,
  },
  async function cancelSignupByLink(ctx, { token, signupId }): Promise<string> {
    const { emailKey } = await getHouseholdOfLink(ctx, token);
    ctx.grantHousehold({ source: 'link', emailKey });
    return ctx.run(cancelSignup, { signupId, email: emailKey });
  },
);
