import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { emailKey } from '../../platform/text/person-key.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { findUserByEmail } from '../accounts/users/find-user-by-email.js';
import { issuePasswordLink } from '../accounts/sign-in/issue-password-link.js';
import { findHouseholdLinks } from '../household-links/find-household-links.js';
import { mailKind } from './describe-mail.js';
import { findFailedMails, type FailedMail } from './find-failed-mails.js';
import { newMessageId } from './undelivered-query.js';
import { withHouseholdLink } from './with-household-link.js';
import { hasSecondFactor } from '../../records/user.js';

/**
 * Sends an undelivered mail again as if it were new, or all in the caller's access scope, 500 at a time, to the current
 * address of its people. Password links are issued again, because the old ones may have expired. Returns how many go
 * out. Audited.
 */
export const sendUndeliveredAgain = operation(
  {
    access: 'staff',
    idempotent: true,
    input: z.object({ id: z.string().nullish() }),
    refuses: ['MAIL_NOT_FOUND', 'SIGN_IN_LINK_OVER'],
  },
  async function sendUndeliveredAgain(ctx, { id }): Promise<number> {
    const found = await findFailedMails(ctx, id ?? null);
    if (id && found[0]?.template === 'magic-link') throw new DomainError('SIGN_IN_LINK_OVER');
    const mails = found.filter(({ template }) => template !== 'magic-link');
    const links = mails.filter(({ template }) => template in linkPurposes);
    for (const mail of links) await issueAgain(ctx, mail);
    const moved = mails.flatMap((mail) => {
      const email = mailKind(mail.template).to === 'volunteer' ? mail.currentEmail : null;
      return email && emailKey(email) !== emailKey(mail.recipient) ? [{ mail, email }] : [];
    });
    const tokens = await findHouseholdLinks(
      ctx,
      moved.map(({ email }) => email),
    );
    for (const { mail, email } of moved)
      await ctx.execute('update outbox set recipient = ?, payload = ?::jsonb where id = ?', [
        email,
        JSON.stringify(withHouseholdLink(mail.payload, tokens.get(emailKey(email)) ?? '')),
        mail.id,
      ]);
    const again = mails.filter((mail) => !links.includes(mail));
    // A mail is given up 72 hours after it was created, so its age starts over.
    await ctx.execute(
      `update outbox set state = 'waiting', attempts = 0, next_attempt_at = now(), created_at = now(), leased_until = null, last_error = null,
         sent_at = null, bounced_at = null, reached_at = null, ${newMessageId}
       where id = any(?::uuid[])`,
      [again.map((mail) => mail.id)],
    );
    for (const mail of mails.length > 1 ? [] : mails) await auditRepeat(ctx, mail);
    if (mails.length > 1)
      await recordAction(ctx, {
        action: 'mail.repeated',
        recordId: null,
        eventId: null,
        summary: `${mails.length} mails that were not delivered`,
        detail: { mails: mails.length },
      });
    if (again.length > 0) ctx.services.wakeRunner('outbox');
    return mails.length;
  },
);

const linkPurposes: Readonly<Record<string, 'reset' | 'set-up'>> = {
  'password-reset': 'reset',
  'set-up-link': 'set-up',
};

/**
 * Issues a new link to the account with this address and settles the old mail. Without an account there is nothing to
 * send.
 */
async function issueAgain(ctx: RequestContext, mail: FailedMail): Promise<void> {
  const user = await findUserByEmail(ctx, emailKey(mail.recipient));
  const purpose = linkPurposes[mail.template];
  if (user && purpose && !(purpose === 'set-up' && (await hasSetUp(ctx, user.id))))
    await issuePasswordLink(ctx, user, purpose);
  await ctx.execute('update outbox set settled_at = now() where id = ?', [mail.id]);
}

/** Whether somebody has signed in by a way of their own since they were invited. */
async function hasSetUp(ctx: RequestContext, userId: string): Promise<boolean> {
  const [row] = await ctx.execute<{ hasSetUp: boolean }>(
    `select u.password_hash is not null or ${hasSecondFactor('u.id')} as "hasSetUp" from app_user u where u.id = ?`,
    [userId],
  );
  return row?.hasSetUp === true;
}

/** Audits whose mail it was, without the address. */
async function auditRepeat(ctx: RequestContext, mail: FailedMail): Promise<void> {
  await recordAction(ctx, {
    action: 'mail.repeated',
    recordId: mail.id,
    eventId: mail.eventId,
    summary: `${mailKind(mail.template).what}: ${mail.recipientName ?? 'a household'}`,
  });
}
