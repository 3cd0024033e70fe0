import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import {
  passwordLinkPurpose,
  passwordResetRequested,
  setUpLinkIssued,
  type MailedUser,
} from '../account.announcements.js';

const lifetimes = { reset: '1 hour', 'set-up': '7 days' };

/**
 * Creates a link with which the user sets a password, valid once, and enqueues the mail with it. The token is derived
 * from the record's id when the mail is rendered; the database stores only its hash. Deletes links that expired over a
 * month ago.
 */
export async function issuePasswordLink(
  ctx: RequestContext,
  user: MailedUser & { id: string },
  purpose: keyof typeof lifetimes,
): Promise<void> {
  const linkId = randomUUID();
  const hash = hashToken(derivedToken(ctx.services.secretKey, passwordLinkPurpose, linkId));
  await ctx.execute(`delete from password_reset_token where user_id = ? and expires_at < now() - interval '30 days'`, [
    user.id,
  ]);
  await ctx.execute(
    `insert into password_reset_token (id, user_id, token_hash, purpose, expires_at)
     values (?, ?, decode(?, 'hex'), ?, now() + ?::interval)`,
    [linkId, user.id, hash.toString('hex'), purpose, lifetimes[purpose]],
  );
  const { firstName, lastName, email } = user;
  const issued = { linkId, user: { firstName, lastName, email } };
  if (purpose === 'reset') return ctx.announce(passwordResetRequested, issued);
  const categories = await ctx.execute<{ name: string; eventName: string }>(
    `select c.name, e.name as "eventName" from category c join event e on e.id = c.event_id
     where c.lead_id = ? order by e.start_date, plain_letters(e.name), plain_letters(c.name), c.id`,
    [user.id],
  );
  await ctx.announce(setUpLinkIssued, { ...issued, categories });
}
