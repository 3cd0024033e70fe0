import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { offersPasskeys } from '../../../platform/origins.js';
import type { SignInWays } from '../second-factor/second-factor.types.js';

/** How staff sign in here, as the settings say. */
export const findSignInWays = operation(
  { access: 'public', duringSetUp: true, input: z.object({}), transaction: false, sameForAll: true },
  function findSignInWays(ctx): Promise<SignInWays> {
    const { publicUrl, oidc, passwordSignIn } = ctx.services.settings;
    return Promise.resolve({
      passkeys: offersPasskeys(publicUrl),
      provider: oidc?.name ?? null,
      passwordsAreForAdmins: passwordSignIn === 'admins',
    });
  },
);
