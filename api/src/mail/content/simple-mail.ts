import type { ProductSettings } from '../../platform/operation/request-context.js';
import { calendarHelp, calendarWords } from './household-calendar.js';
import { html } from './html.js';
import type { MailPart } from './mail-list.js';
import { button, mailPage, paragraph, textLink } from './layout.js';
import type { MailAttachment, MailContent } from './mail-content.js';

/** A mail of a few sentences. Both parts say the same in the same order. */
export interface SimpleMail {
  subject: string;
  heading: string;
  /** 'Hi Anna,' and what happened. */
  opening: string;
  /** Between the opening and the button, e.g. shift cards: the same as HTML and as text. */
  middle?: MailPart;
  button?: { label: string; address: string };
  /** What else can be done, below the button. */
  otherButton?: { label: string; address: string };
  /** Small print: what to do when it was not you, how long a link lives. */
  closing: readonly string[];
  /** The address of the household's calendar, below that. */
  calendar?: string;
  /** For mails that are sent unasked: the last line, which switches them off. */
  switchOff?: { label: string; address: string };
  attachments?: MailAttachment[];
}

/** With more parts than these the buttons stand above them. */
const partsBeforeButtons = 6;

const gap = html`<tr>
  <td style="height:20px"></td>
</tr> `;

/** Writes a mail in both parts. */
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
  // Mailboxes cut long mails off, and nobody scrolls to their end.
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
