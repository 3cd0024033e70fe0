import { z } from 'zod';
import { requestLinkInput } from '../../contract/account.js';
import { answerInConstantTime } from '../../platform/answer-in-constant-time.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import { findUserByEmail } from './find-user-by-email.js';
import { issuePasswordLink } from './issue-password-link.js';
import { triesForLink } from './tries-for-link.js';

/**
 * Mails a link to set a new password, good once and for one hour. One answer, in the same time, whether or not the address is known.
 * Errors: INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export const requestPasswordReset = operation(
  {
    openTo: 'everyone',
    input: requestLinkInput,
    transaction: false,
  },
  async function requestPasswordReset(ctx, { email }): Promise<true> {
    const key = emailKey(email);
    await ctx.services.limits.takeAll(triesForLink('password-reset', ctx, key));
    return answerInConstantTime(() => ctx.run(sendResetLink, { key }));
  },
);

const sendResetLink = operation(
  {
    openTo: 'everyone',
    input: z.object({ key: z.string() }),
  },
  async function sendResetLink(ctx, { key }): Promise<true> {
    const user = await findUserByEmail(ctx, key);
    if (user) await issuePasswordLink(ctx, user, 'reset');
    return true;
  },
);
