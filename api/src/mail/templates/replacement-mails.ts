import { z } from 'zod';
import type { SignupFact } from '../../features/signups/signup.announcements.js';
import { longDay, shortDay, timeRange } from '../../platform/day-words.js';
import { shiftFacts, tablesOfShift } from '../../records/shift-facts.js';
import { html } from '../html.js';
import { paragraph } from '../layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shiftCards } from '../shift-card.js';
import { simpleMail } from '../simple-mail.js';
import { linkHelp, signupFact, withoutInstructions } from './signup-facts.js';

/** 'You look for somebody to take over': the link that they share, and where they end it. */
export const replacementOpen = mailTemplate({
  payload: z.object({ replacementId: z.string(), signup: signupFact, message: z.string().nullable() }),
  render({ replacementId, signup, message }, { settings, householdLink, replacementLink }) {
    const link = replacementLink(replacementId);
    const shared = `Pass this link on to people who could come instead of you. The first who takes over has the place: ${link}`;
    const cards = shiftCards([withoutInstructions(signup)]);
    const said = message === null ? [] : [`You say to them: “${message}”`];
    return simpleMail(settings, {
      subject: `Looking for a replacement: ${what(signup)}`,
      heading: 'We look for a replacement',
      opening: `Hi ${signup.volunteer.firstName}, you said that you cannot come. The place stays yours until somebody takes over.`,
      middle: {
        html: [
          ...cards.html,
          paragraph(
            html`Pass this link on to people who could come instead of you. The first who takes over has the place:
              <br /><a class="primary" href="${link}">${link}</a>`,
          ),
          ...said.map((one) => paragraph(html`${one}`)),
        ],
        text: [cards.text, shared, ...said].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(signup.householdTokenId) },
      closing: [
        'You need do nothing more: we write to you when somebody takes over. Until then we count on you.',
        'You can come after all? Manage your signups and take the search back.',
        linkHelp,
      ],
    });
  },
});

/** 'Somebody took over', to the giver: thanks, and a calendar file that takes the entry out. */
export const replacementThanks = mailTemplate({
  payload: z.object({ signup: signupFact, takerFirstName: z.string() }),
  render({ signup, takerFirstName }, { settings, householdLink }) {
    const card = withoutInstructions(signup);
    return simpleMail(settings, {
      subject: `${takerFirstName} takes over: ${what(signup)}`,
      heading: `${takerFirstName} takes over from you`,
      opening: `Hi ${signup.volunteer.firstName}, ${takerFirstName} comes instead of you. Thank you for finding somebody!`,
      middle: shiftCards([card], 'cancelled'),
      button: { label: 'Manage my signups', address: householdLink(signup.householdTokenId) },
      closing: [
        'You need do nothing more. The attached calendar file takes the entry out of your calendar.',
        'Would you like to help at another time? Open the link and choose another shift.',
      ],
      attachments: [shiftCalendar([card], settings, 'cancelled')],
    });
  },
});

/** 'Can you take over?', to whoever agreed to be asked: which shift, where they say yes, and where they switch such mails off. */
export const replacementRequest = mailTemplate({
  payload: z.object({
    replacementId: z.string(),
    firstName: z.string(),
    signup: signupFact,
    message: z.string().nullable(),
  }),
  // Somebody is still looked for, in time, and whoever is asked has not switched it off. The shift as it is planned now.
  stillTrue: `select $1::jsonb || jsonb_build_object('signup', ($1::jsonb -> 'signup') || ${shiftFacts('$4::text')}) as payload
    from replacement r join signup g on g.id = r.signup_id join shift s on s.id = r.shift_id${tablesOfShift}
    where r.id = ($1::jsonb ->> 'replacementId')::uuid and r.state = 'OPEN' and g.status = 'active' and e.state = 'PUBLISHED'
      and s.cancelled_at is null
      and s.starts_at > $3::timestamptz
      and exists (select from volunteer v where v.email_key = lower(btrim($2::text)) and v.may_be_asked
        and not exists (select from mails_off off where off.email_key = v.email_key))`,
  render({ replacementId, firstName, signup, message }, { settings, replacementLink, switchOffLink }) {
    const { shift, opportunity, category, event, volunteer } = signup;
    const lines = [
      opportunity.name,
      `${longDay(shift.date)}, ${timeRange(shift)}`,
      [category.name, shift.location].filter(Boolean).join(', '),
      event.name,
      ...(message === null ? [] : [`They say: “${message}”`]),
    ];
    return simpleMail(settings, {
      subject: `Can you take over? ${what(signup)}`,
      heading: 'Can you take over?',
      opening: `Hi ${firstName}, ${volunteer.firstName} cannot come, and you said that we may ask you. The first who takes over has the place.`,
      middle: {
        html: [paragraph(html`<strong>${lines[0]}</strong>${lines.slice(1).map((line) => html`<br />${line}`)}`)],
        text: lines.join('\n'),
      },
      button: { label: 'See it and take over', address: replacementLink(replacementId) },
      closing: ['It does not suit you? Then you need do nothing: others are asked, too.'],
      switchOff: { label: 'Stop mails like this one', address: switchOffLink(signup.householdTokenId) },
    });
  },
});

const whats = ['wanted', 'withdrawn', 'found', 'missing'] as const;

/** What the lead hears of a replacement: it is looked for, no longer, found, or not found a day before. The day stands below: one that was moved may be today. */
export const leadReplacement = mailTemplate({
  payload: z.object({
    what: z.enum(whats),
    as: z.enum(['lead', 'organizers']),
    signup: signupFact,
    message: z.string().nullable(),
    taker: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  }),
  render({ what: happened, as, signup, message, taker }, { settings, recipientName }) {
    const { volunteer, event, category, opportunity, shift } = signup;
    const giver = `${volunteer.firstName} ${volunteer.lastName}`;
    const instead = taker ? `${taker.firstName} ${taker.lastName}` : 'somebody';
    const [subject, heading, sentence] = {
      wanted: [
        `Replacement wanted: ${giver}`,
        'Somebody looks for a replacement',
        `${giver} cannot come and looks for somebody who takes over. Until then the place is theirs.`,
      ],
      withdrawn: [`Comes after all: ${giver}`, 'A replacement is no longer needed', `${giver} comes after all.`],
      found: [
        `Replacement found: ${instead} for ${giver}`,
        'A replacement was found',
        `${instead} comes instead of ${giver}.`,
      ],
      missing: [
        `Still no replacement: ${giver}`,
        'Nobody has taken over yet',
        `${giver} cannot come, and nobody has taken over yet.`,
      ],
    }[happened] as [string, string, string];
    const lines = [
      `${category.name}: ${opportunity.name}`,
      `${event.name}, ${longDay(shift.date)}, ${timeRange(shift)}`,
      `${giver} (${volunteer.email})`,
      ...(message === null ? [] : [`They say: “${message}”`]),
    ];
    return simpleMail(settings, {
      subject: `${subject}, ${opportunity.name}, ${shortDay(shift.date)}`,
      heading,
      opening: `Hi ${recipientName ?? 'there'}, ${sentence}`,
      middle: {
        html: [paragraph(html`<strong>${lines[0]}</strong>${lines.slice(1).map((line) => html`<br />${line}`)}`)],
        text: lines.join('\n'),
      },
      button: { label: 'Open your dashboard', address: `${settings.publicUrl}/dashboard` },
      closing: [
        as === 'lead'
          ? 'You get this mail because you lead the category.'
          : 'You get this mail because the category has no lead, so that somebody knows.',
      ],
    });
  },
});

function what({ opportunity, shift }: SignupFact): string {
  return `${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`;
}
