import type { ProductSettings } from '../../platform/operation/request-context.js';
import { calendarHelp, calendarWords } from './household-calendar.js';
import { html } from './html.js';
import type { MailPart } from './mail-list.js';
import { button, mailPage, paragraph, textLink } from './layout.js';
import type { MailAttachment, MailContent } from './mail-content.js';

/** A mail of a few sentences. Both parts have the same text in the same order. */
export interface SimpleMail {
  subject: string;
  heading: string;
  /** 'Hi Anna,' and what happened. */
  opening: string;
  /** Between the opening and the button, such as shift cards: the same as HTML and as text. */
  middle?: MailPart;
  button?: { label: string; address: string };
  /** A second action, below the button. */
  otherButton?: { label: string; address: string };
  /** Small print: what to do when it was not you, how long a link is valid. */
  closing: readonly string[];
  /** The address of the household's calendar, below that. */
  calendar?: string;
  /** For mails sent unrequested: the last line, which switches them off. */
  switchOff?: { label: string; address: string };
  attachments?: MailAttachment[];
}

/** With more parts than these, the buttons stand above them. */
const partsBeforeButtons = 6;

const gap = html`<tr>
  <td style="height:20px"></td>
</tr> `;

/** Renders both parts of a mail. */
export function simpleMail(settings: ProductSettings, mail: SimpleMail): MailContent {
  const {
    subject,
    heading,
    opening,
    middle,
    button: main,
    otherButton,
    closing,
    calendar,
    switchOff,
    attachments = [],
  } = mail;
  const both = [main, otherButton].filter((one) => one !== undefined);
  const buttons = both.map(({ label, address }) => button(label, address));
  const addresses = both.flatMap(({ label, address }) => [`${label}:`, address, '']);
  // Mailboxes cut off long mails, and nobody scrolls to their end.
  const buttonsFirst = (middle?.html.length ?? 0) > partsBeforeButtons;
  return {
    subject,
    html: mailPage({
      settings,
      preview: opening,
      heading,
      body: html`${paragraph(html`${opening}`)}${buttonsFirst ? [...buttons, gap] : null}${middle?.html ?? null}${buttonsFirst ? null : buttons}`,
      closing: html`${closing.map((sentence) => html`<p style="margin:0 0 8px">${sentence}</p> `)}${calendar && html`<p style="margin:0 0 8px">${calendarHelp(calendar)}</p> `}${switchOff && html`<p style="margin:0 0 8px">${textLink(switchOff.label, switchOff.address)}</p> `}`,
    }),
    text: [
      heading,
      '',
      opening,
      '',
      ...(buttonsFirst ? addresses : []),
      ...(middle ? [middle.text, ''] : []),
      ...(buttonsFirst ? [] : addresses),
      ...closing.flatMap((sentence) => [sentence, '']),
      ...(calendar ? [calendarWords, calendar, ''] : []),
      ...(switchOff ? [`${switchOff.label}:`, switchOff.address, ''] : []),
      `Sent by ${settings.organisationName} with ${settings.productTitle}.`,
      `Questions? Write to ${settings.contactEmail} or just reply to this email.`,
      '',
    ].join('\n'),
    attachments,
    ...(switchOff ? { switchOff: switchOff.address } : {}),
  };
}
