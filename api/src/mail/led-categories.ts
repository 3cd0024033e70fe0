import { count } from '../contract/counts.js';
import { html } from './html.js';
import { paragraph } from './layout.js';
import { mailList, type MailPart } from './mail-list.js';

/** The categories that somebody leads, a line each. */
export function ledCategories(categories: readonly { name: string; eventName: string }[]): MailPart {
  const line = (words: string): MailPart => ({ html: [paragraph(html`<strong>${words}</strong>`)], text: words });
  const each = ({ name, eventName }: { name: string; eventName: string }) => line(`${name} (${eventName})`);
  return mailList(categories, {
    inFull: each,
    inShort: each,
    rest: (left) => line(`And ${count(left, 'more category', 'more categories')}: see your dashboard.`),
  });
}
