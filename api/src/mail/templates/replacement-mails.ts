import { z } from 'zod';
import type { SignupDetails } from '../../features/signups/signup.announcements.js';
import { longDay, shortDay, timeRange } from '../../platform/text/day-words.js';
import { isReachable } from '../../platform/text/person-key.js';
import { shiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import { html, lines, type Html } from '../content/html.js';
import { colour, paragraph } from '../content/layout.js';
import { plainName } from '../content/plain-names.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { shiftCards } from '../content/shift-card.js';
import { simpleMail } from '../content/simple-mail.js';
import { linkHelp, signupDetails, withoutInstructions } from '../content/signup-facts.js';

/** 'You look for somebody to take over': the link to share, and where to end the search. */
export const replacementOpen = mailTemplate({
  payload: z.object({ replacementId: z.string(), signup: signupDetails, message: z.string().nullable() }),
  render({ replacementId, signup, message }, { settings, householdLink, replacementLink }) {
    const link = replacementLink(replacementId);
    const shared = `Share this link with people who could come instead of you. The first person to accept gets the spot: ${link}`;
    const cards = shiftCards([withoutInstructions(signup)]);
    const quotedMessage = message === null ? [] : [`Your message: “${plainName(message)}”`];
    return simpleMail(settings, {
      subject: `Looking for a replacement: ${what(signup)}`,
      heading: 'We are looking for a replacement',
      opening: `Hi ${signup.volunteer.firstName}, you said you can't come. The spot stays yours until someone takes over.`,
      middle: {
        html: [
          ...cards.html,
          paragraph(
            html`Share this link with people who could come instead of you. The first person to accept gets the spot:
              <br /><a class="primary" href="${link}">${link}</a>`,
          ),
          ...quotedMessage.map((one) => paragraph(html`${one}`)),
        ],
        text: [cards.text, shared, ...quotedMessage].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(signup.householdTokenId) },
      closing: [
        "You don't need to do anything else: we email you when someone takes over. Until then we count on you.",
        'Can you come after all? Open your signups and stop the search.',
        linkHelp,
      ],
    });
  },
});

/** 'Somebody took over', to the giver: thanks, and a calendar file that removes the entry. */
export const replacementThanks = mailTemplate({
  payload: z.object({ signup: signupDetails, takerFirstName: z.string() }),
  render({ signup, takerFirstName }, { settings, householdLink }) {
    const card = withoutInstructions(signup);
    return simpleMail(settings, {
      subject: `${takerFirstName} takes over: ${what(signup)}`,
      heading: `${takerFirstName} takes over from you`,
      opening: `Hi ${signup.volunteer.firstName}, ${takerFirstName} will come instead of you. Thank you for finding someone!`,
      middle: shiftCards([card], 'cancelled'),
      button: { label: 'Manage my signups', address: householdLink(signup.householdTokenId) },
      closing: [
        "You don't need to do anything else. The attached calendar file removes the entry from your calendar.",
        'Want to help at another time? Open the link and choose another shift.',
      ],
      attachments: [shiftCalendar([card], settings, 'cancelled')],
    });
  },
});

/** 'Can you take over?', to people who agreed to be asked: which shift, where to say yes, where to switch it off. */
export const replacementRequest = mailTemplate({
  payload: z.object({
    replacementId: z.string(),
    firstName: z.string(),
    signup: signupDetails,
    message: z.string().nullable(),
  }),
  // The search is still open, in time, and the recipient has not switched such mails off. The shift as planned now.
  stillTrue: `select $1::jsonb || jsonb_build_object('signup', ($1::jsonb -> 'signup') || ${shiftFacts('$4::text')}) as payload
    from replacement r join signup g on g.id = r.signup_id join shift s on s.id = r.shift_id${tablesOfShift}
    where r.id = ($1::jsonb ->> 'replacementId')::uuid and r.state = 'OPEN' and g.status = 'active' and e.state = 'PUBLISHED'
      and s.cancelled_at is null
      and s.starts_at > $3::timestamptz
      and exists (select from volunteer v where v.email_key = $2::text and v.may_be_asked
        and not exists (select from email_opt_out opted where opted.email_key = v.email_key))`,
  render({ replacementId, firstName, signup, message }, { settings, replacementLink, switchOffLink }) {
    const { shift, opportunity, category, event, volunteer } = signup;
    const facts = [
      opportunity.name,
      `${longDay(shift.date)}, ${timeRange(shift)}`,
      [category.name, shift.location].filter(Boolean).join(', '),
      event.name,
    ];
    const quote = quoted(volunteer, message);
    return simpleMail(settings, {
      subject: `Can you take over? ${what(signup)}`,
      heading: 'Can you take over?',
      opening: `Hi ${firstName}, ${volunteer.firstName} can't come, and you said we may ask you. The first person to accept gets the spot.`,
      middle: {
        html: [
          paragraph(html`<strong>${facts[0]}</strong>${facts.slice(1).map((line) => html`<br />${line}`)}`),
          ...quote.html,
        ],
        text: [facts.join('\n'), ...quote.text].join('\n\n'),
      },
      button: { label: 'See it and take over', address: replacementLink(replacementId) },
      closing: ["If it doesn't work for you, you don't need to do anything: we are asking others, too."],
      switchOff: { label: 'Stop emails like this one', address: switchOffLink(signup.householdTokenId) },
    });
  },
});

const whats = ['wanted', 'withdrawn', 'found', 'missing'] as const;

/**
 * What the lead is notified of about a replacement: it is wanted, no longer wanted, found, or not found a day before.
 * The day is below the heading, because a shift that moved may be today.
 */
export const leadReplacement = mailTemplate({
  payload: z.object({
    what: z.enum(whats),
    as: z.enum(['lead', 'organizers']),
    signup: signupDetails,
    message: z.string().nullable(),
    taker: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  }),
  render({ what: happened, as, signup, message, taker }, { settings, recipientName }) {
    const { volunteer, event, category, opportunity, shift } = signup;
    const giver = `${volunteer.firstName} ${volunteer.lastName}`;
    const instead = taker ? `${taker.firstName} ${taker.lastName}` : 'someone';
    const [subject, heading, sentence] = {
      wanted: [
        `Replacement wanted: ${giver}`,
        'Someone is looking for a replacement',
        `${giver} can't come and is looking for someone to take over. Until then the spot is theirs.`,
      ],
      withdrawn: [`Can come after all: ${giver}`, 'A replacement is no longer needed', `${giver} can come after all.`],
      found: [
        `Replacement found: ${instead} for ${giver}`,
        'A replacement was found',
        `${instead} will come instead of ${giver}.`,
      ],
      missing: [
        `Still no replacement: ${giver}`,
        'No one has taken over yet',
        `${giver} can't come, and no one has taken over yet.`,
      ],
    }[happened] as [string, string, string];
    const facts = [
      `${category.name}: ${opportunity.name}`,
      `${event.name}, ${longDay(shift.date)}, ${timeRange(shift)}`,
      isReachable(volunteer.email) ? `${giver} (${volunteer.email})` : giver,
    ];
    const quote = quoted(volunteer, message);
    return simpleMail(settings, {
      subject: `${subject}, ${opportunity.name}, ${shortDay(shift.date)}`,
      heading,
      opening: `Hi ${recipientName ?? 'there'}, ${sentence}`,
      middle: {
        html: [
          paragraph(html`<strong>${facts[0]}</strong>${facts.slice(1).map((line) => html`<br />${line}`)}`),
          ...quote.html,
        ],
        text: [facts.join('\n'), ...quote.text].join('\n\n'),
      },
      button: { label: 'Open your dashboard', address: `${settings.publicUrl}/dashboard` },
      closing: [
        as === 'lead'
          ? 'You get this email because you lead the category.'
          : 'You get this email because the category has no lead.',
      ],
    });
  },
});

/**
 * The asker's message to possible replacements, marked as their words and not ours. A message of an older release may
 * contain an address.
 */
function quoted(
  { firstName, lastName }: SignupDetails['volunteer'],
  message: string | null,
): { html: Html[]; text: string[] } {
  if (message === null) return { html: [], text: [] };
  const [who, words] = [`${firstName} ${lastName} writes:`, plainName(message)];
  return {
    html: [
      paragraph(
        html`${who}
          <blockquote class="line" style="margin:8px 0 0;padding:0 0 0 14px;border-left:3px solid ${colour.line}">
            ${lines(words)}
          </blockquote>`,
      ),
    ],
    text: [`${who}\n${words.replace(/^/gm, '> ')}`],
  };
}

function what({ opportunity, shift }: SignupDetails): string {
  return `${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`;
}
