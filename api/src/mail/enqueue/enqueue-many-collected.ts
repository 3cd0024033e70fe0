import type { CancelledDetails } from '../../features/signups/signup.announcements.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { enqueueCollected, mailsAnHour, signupsInOneMail } from './enqueue-collected.js';
import { enqueueMails } from './enqueue-mail.js';

/** News of one signup for one address. */
interface News {
  recipient: string;
  recipientName: string;
  fact: CancelledDetails;
}

/**
 * Enqueues news of many signups in a few statements: one mail for each person with all of theirs. An address above its
 * hourly limit gets the rest collected and later, as always.
 */
export async function enqueueManyCollected(
  ctx: RequestContext,
  template: 'signup-cancelled' | 'lead-cancelled',
  news: readonly News[],
): Promise<void> {
  if (news.length === 0) return;
  const recent = await countRecent(ctx, template, news);
  const now: News[][] = [];
  const later: News[] = [];
  for (const mail of inMails(news, ({ recipient, recipientName }) => `${emailKey(recipient)}\n${recipientName}`)) {
    const key = emailKey(mail[0]?.recipient ?? '');
    const before = recent.get(key) ?? 0;
    recent.set(key, before + 1);
    if (before < mailsAnHour) now.push(mail);
    else later.push(...mail);
  }
  await enqueueMails<typeof template>(
    ctx,
    now.map((mail) => ({ template, ...envelopeOf(mail), payload: { signups: mail.map(({ fact }) => fact) } })),
  );
  for (const mail of inMails(later, ({ recipient }) => emailKey(recipient)))
    enqueueCollected(ctx, { template, ...envelopeOf(mail), facts: mail.map(({ fact }) => fact) });
}

function envelopeOf(mail: readonly News[]) {
  const [first] = mail;
  if (!first) throw new Error('A mail about nothing');
  return { recipient: first.recipient, recipientName: first.recipientName, eventId: first.fact.event.id };
}

/** Groups by key, so many signups in a mail at most. */
function inMails(news: readonly News[], keyFor: (one: News) => string): News[][] {
  const open = new Map<string, News[]>();
  const mails: News[][] = [];
  for (const one of news) {
    const key = keyFor(one);
    let mail = open.get(key);
    if (!mail || mail.length === signupsInOneMail) {
      mail = [];
      open.set(key, mail);
      mails.push(mail);
    }
    mail.push(one);
  }
  return mails;
}

/** How many mails of the kind each address got within the hour. */
async function countRecent(ctx: RequestContext, template: string, news: readonly News[]): Promise<Map<string, number>> {
  const rows = await ctx.execute<{ key: string; mails: number }>(
    `select recipient_key as key, count(*)::int as mails from outbox
     where recipient_key = any(?::text[]) and template = ? and created_at > now() - interval '1 hour' group by 1`,
    [[...new Set(news.map(({ recipient }) => emailKey(recipient)))], template],
  );
  return new Map(rows.map(({ key, mails }) => [key, mails]));
}
