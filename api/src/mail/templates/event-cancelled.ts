import { z } from 'zod';
import { html } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { shiftCards } from '../content/shift-card.js';
import { byStart, cannotCome, greetedNames, signupDetails, withoutInstructions } from '../content/signup-facts.js';
import { stillSo } from '../content/still-so.js';

/**
 * 'The event is cancelled', one mail for each household: the staff's message, all its shifts there, and a calendar file
 * that removes the entries.
 */
export const eventCancelledMail = mailTemplate({
  payload: z.object({ signups: z.array(signupDetails).min(1), message: z.string().nullable() }),
  // The event may have been published again while the mail waited. One that is deleted or a draft by now still does not
  // take place.
  stillTrue: `select $1::jsonb as payload
    where not exists (select from event where id = ($1::jsonb #>> '{signups,0,event,id}')::uuid and state = 'PUBLISHED')
      and $2::text is not null and $3::timestamptz is not null and $4::text is not null`,
  render({ signups, message }, { settings, householdLink }) {
    // What to bring is of no use any more.
    const gone = signups.map(withoutInstructions);
    const first = gone[0]!;
    const many = gone.length > 1;
    const cards = shiftCards(gone, 'cancelled');
    const paragraphs = message ? message.split(/\n{2,}/) : [];
    return simpleMail(settings, {
      subject: `Cancelled: ${first.event.name}`,
      heading: `${first.event.name} is cancelled`,
      opening: `Hi ${greetedNames(gone)}, ${settings.organisationName} has cancelled ${first.event.name}. You don't need to come. Thanks for offering to help.`,
      middle: {
        html: [...paragraphs.map((text) => paragraph(html`${text}`)), ...cards.html],
        text: [...paragraphs, cards.text].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(first.householdTokenId) },
      closing: [
        `The attached calendar file removes the ${many ? 'entries' : 'entry'} from your calendar.`,
        'Questions? Just reply to this email.',
      ],
      // The event may be revived, and its entries with it.
      attachments: [shiftCalendar(gone, settings, 'called off')],
    });
  },
});

/** 'It is back on', one mail for each household: its upcoming shifts, and a calendar file that restores the entries. */
export const eventRevivedMail = mailTemplate({
  payload: z.object({ signups: z.array(signupDetails).min(1) }),
  stillTrue: stillSo('signups'),
  render({ signups }, { settings, householdLink, householdCalendar }) {
    const ordered = signups.toSorted(byStart);
    const first = ordered[0]!;
    const link = householdLink(first.householdTokenId);
    const [cards, cannot] = [shiftCards(ordered), cannotCome(link, ordered)];
    return simpleMail(settings, {
      subject: `Back on: ${first.event.name}`,
      heading: `${first.event.name} is back on`,
      opening: `Hi ${greetedNames(ordered)}, we wrote that ${first.event.name} was cancelled. It is back on, and your spot is still yours: ${settings.organisationName} counts on you again.`,
      middle: {
        html: [...cards.html, paragraph(cannot.html)],
        text: [cards.text, cannot.text.join('\n')].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: link },
      closing: [
        "If you can come, you don't need to do anything.",
        'The attached calendar file brings your shifts back into your calendar.',
      ],
      calendar: householdCalendar(first.householdTokenId),
      attachments: [shiftCalendar(ordered, settings)],
    });
  },
});
