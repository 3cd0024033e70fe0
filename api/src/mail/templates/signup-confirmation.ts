import { z } from 'zod';
import { html } from '../content/html.js';
import { button, mailPage, paragraph } from '../content/layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { shortDay, timeRange } from '../../platform/text/day-words.js';
import { shiftCards } from '../content/shift-card.js';
import { calendarHelp, calendarWords } from '../content/household-calendar.js';
import { byStart, cannotCome, greetedNames, linkHelp, signupDetails } from '../content/signup-facts.js';
import { stillSo } from '../content/still-so.js';

/** 'You are signed up': one card for each shift; several when an address got many within an hour. */
export const signupConfirmation = mailTemplate({
  payload: z.object({ signups: z.array(signupDetails).min(1) }),
  stillTrue: stillSo('signups'),
  render({ signups }, { settings, householdLink, householdCalendar }) {
    const ordered = signups.toSorted(byStart);
    const latest = signups.at(-1)!;
    const first = ordered[0]!;
    const cards = shiftCards(ordered);
    const link = householdLink(latest.householdTokenId);
    const cannot = cannotCome(link, ordered);
    const many = ordered.length > 1;
    const names = [...new Set(signups.map(({ volunteer }) => volunteer.firstName))];
    const greeted = greetedNames(signups);
    const spots = names.length > 1 ? 'spots' : 'shifts';
    const when = { ...first.shift, timeZone: first.event.timeZone };
    const thanks = many
      ? `thank you for helping. Here is what you need to know about your ${ordered.length} ${spots}.`
      : 'thank you for helping. Here is what you need to know about your shift.';
    const attached = many
      ? 'The attached calendar file adds all of them to your calendar.'
      : 'The attached calendar file adds the shift to your calendar.';
    const calendar = householdCalendar(latest.householdTokenId);
    const notYou = "Didn't sign up? Open the link and cancel.";
    const greeting = paragraph(html`Hi ${greeted}, ${thanks}`);
    const manage = button('Manage my signups', link);
    return {
      subject: many
        ? `You are signed up: ${ordered.length} ${spots}`
        : `You are signed up: ${first.opportunity.name}, ${shortDay(first.shift.date)}`,
      html: mailPage({
        settings,
        preview: `${shortDay(first.shift.date)}, ${timeRange(when)}${first.shift.location ? ` · ${first.shift.location}` : ''}`,
        heading: 'You are signed up',
        // Mailboxes cut off long mails: with many shift cards the button comes first.
        body: many
          ? html`${greeting}${manage}
              <tr>
                <td style="height:20px"></td>
              </tr>
              ${cards.html}`
          : html`${greeting}${cards.html}${manage}`,
        closing: html`<p style="margin:0">${cannot.html}</p>
          <p style="margin:8px 0 0">The button lets you see, change or cancel your signups. ${linkHelp}</p>
          <p style="margin:8px 0 0">${attached} ${calendarHelp(calendar)} ${notYou}</p>`,
      }),
      text: [
        'You are signed up',
        '',
        `Hi ${greeted}, ${thanks}`,
        '',
        cards.text,
        '',
        'Manage my signups (see, change or cancel them):',
        link,
        linkHelp,
        '',
        ...cannot.text,
        '',
        attached,
        calendarWords,
        calendar,
        notYou,
        '',
        `Sent by ${settings.organisationName} with ${settings.productTitle}.`,
        `Questions? Write to ${settings.contactEmail} or just reply to this email.`,
        '',
      ].join('\n'),
      attachments: [shiftCalendar(ordered, settings)],
    };
  },
});
