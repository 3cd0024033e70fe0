import { z } from 'zod';
import { mapped } from '../../contract/mapped.js';
import { mailedTexts } from '../../contract/role-texts.js';
import type { SignupFact } from '../../features/signups/signup.announcements.js';
import { html } from '../html.js';
import { button, mailPage, paragraph } from '../layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shortDay, timeRange } from '../../platform/day-words.js';
import { shiftCard, shiftCardText } from '../shift-card.js';

/** A signup as the outbox keeps it. */
export const signupFact = z.object({
  signupId: z.string(),
  volunteer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  shift: z.object({
    id: z.string(),
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    location: z.string().nullable(),
    // Mails of an older release know neither.
    notes: z.string().nullable().default(null),
    revision: z.number().default(0),
  }),
  opportunity: z.object({
    name: z.string(),
    // Mails of an older release do not know every text.
    ...mapped(mailedTexts, () => z.string().nullable().default(null)),
  }),
  category: z.object({
    // Mails of an older release do not know it.
    id: z.string().nullable().default(null),
    name: z.string(),
    leadName: z.string().nullable(),
    leadEmail: z.string().nullable(),
  }),
  event: z.object({ id: z.string(), name: z.string(), slug: z.string(), timeZone: z.string() }),
  householdTokenId: z.string(),
}) satisfies z.ZodType<SignupFact>;

const linkHelp =
  'The link is valid for one year and opens your signups without a password, so please keep this mail to yourself.';

/** 'You are signed up': one shift card a shift; several when an address got many within an hour. */
export const signupConfirmation = mailTemplate<{ signups: SignupFact[] }>({
  payload: z.object({ signups: z.array(signupFact).min(1) }),
  render({ signups }, { settings, householdLink }) {
    const ordered = signups.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
    const latest = signups.at(-1)!;
    const first = ordered[0]!;
    const link = householdLink(latest.householdTokenId);
    const many = ordered.length > 1;
    const when = { ...first.shift, timeZone: first.event.timeZone };
    const thanks = many
      ? `thank you for helping. Here is what you need to know about your ${ordered.length} shifts.`
      : 'thank you for helping. Here is what you need to know about your shift.';
    const attached = many
      ? 'The attached calendar file adds the shifts to your calendar.'
      : 'The attached calendar file adds the shift to your calendar.';
    const notYou = 'Somebody signed up with your address and it was not you? Open the link and cancel.';
    const greeting = paragraph(html`Hi ${latest.volunteer.firstName}, ${thanks}`);
    const manage = button('Manage my signups', link);
    return {
      subject: many
        ? `You are signed up: ${ordered.length} shifts`
        : `You are signed up: ${first.opportunity.name}, ${shortDay(first.shift.date)}`,
      html: mailPage({
        settings,
        preview: `${shortDay(first.shift.date)}, ${timeRange(when)}${first.shift.location ? ` · ${first.shift.location}` : ''}`,
        heading: 'You are signed up',
        // Mailboxes cut long mails off: with many shift cards the button comes first.
        body: many
          ? html`${greeting}${manage}
              <tr>
                <td style="height:20px"></td>
              </tr>
              ${ordered.map(shiftCard)}`
          : html`${greeting}${ordered.map(shiftCard)}${manage}`,
        closing: html`<p style="margin:0">The button lets you see, change or cancel your signups. ${linkHelp}</p>
          <p style="margin:8px 0 0">${attached} ${notYou}</p>`,
      }),
      text: [
        'You are signed up',
        '',
        `Hi ${latest.volunteer.firstName}, ${thanks}`,
        '',
        ordered.map(shiftCardText).join('\n\n'),
        '',
        'Manage my signups (see, change or cancel them):',
        link,
        linkHelp,
        '',
        attached,
        notYou,
        '',
        `Sent by ${settings.organisationName} with ${settings.productTitle}.`,
        `Questions? Write to ${settings.contactEmail} or just answer this mail.`,
        '',
      ].join('\n'),
      attachments: [shiftCalendar(ordered, settings)],
    };
  },
});

function startOf({ shift }: SignupFact): string {
  return `${shift.date} ${shift.startTime}`;
}
