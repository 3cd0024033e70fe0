import { count } from '../../contract/text/counts.js';
import { html } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { mailList, type MailPart } from '../content/mail-list.js';

/** The categories that somebody leads, one a line. */
export function ledCategories(categories: readonly { name: string; eventName: string }[]): MailPart {
  const line = (words: string): MailPart => ({ html: [paragraph(html`<strong>${words}</strong>`)], text: words });
  const each = ({ name, eventName }: { name: string; eventName: string }) => line(`${name} (${eventName})`);
  return mailList(categories, {
    inFull: each,
    inShort: each,
    rest: (left) => line(`And ${count(left, 'more category', 'more categories')}: see your dashboard.`),
  });
}
