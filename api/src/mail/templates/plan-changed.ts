import { z } from 'zod';
import { html, lines } from '../html.js';
import { paragraph } from '../layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shiftCards } from '../shift-card.js';
import { simpleMail } from '../simple-mail.js';
import { differences, plan } from './shift-changed.js';
import { byStart, signupFact } from './signup-facts.js';

/**
 * 'The plan has changed', one mail a household: what each of its shifts was and is, 'Still coming' and 'I can't', which both lead to its
 * page, where a press says it, and a calendar file that moves the entries.
 */
export const planChanged = mailTemplate({
  payload: z.object({
    moved: z.array(z.object({ signup: signupFact, before: plan })).min(1),
    message: z.string().nullable(),
    undone: z.boolean(),
  }),
  render({ moved, message, undone }, { settings, householdLink }) {
    const ordered = moved.toSorted((one, other) => byStart(one.signup, other.signup));
    const first = ordered[0]!.signup;
    const link = householdLink(first.householdTokenId);
    const cannot = ordered.length === 1 ? `${link}?cannotCome=${first.signupId}` : link;
    const shifts = ordered.length === 1 ? 'your shift' : `your ${ordered.length} shifts`;
    const parts = ordered.map(({ signup, before }) => ({
      who: `${signup.volunteer.firstName} ${signup.volunteer.lastName}: ${signup.opportunity.name}`,
      changes: differences(before, signup.shift, signup.event.timeZone),
      card: shiftCards([signup]),
    }));
    const hi = `Hi ${first.volunteer.firstName},`;
    return simpleMail(settings, {
      subject: undone ? `As planned before: ${first.event.name}` : `Changed: your shifts at ${first.event.name}`,
      heading: undone ? 'The change was taken back' : 'The plan has changed',
      opening: undone
        ? `${hi} ${settings.organisationName} has taken a change back: ${shifts} at ${first.event.name} ${ordered.length === 1 ? 'is' : 'are'} as before.`
        : `${hi} ${settings.organisationName} has changed ${shifts} at ${first.event.name}. Are you still coming?`,
      middle: {
        html: [
          ...(message ? [paragraph(html`${lines(message)}`)] : []),
          ...parts.flatMap(({ who, changes, card }) => [
            paragraph(
              html`<strong>${who}</strong>${changes.map(
                  ({ what, old, fresh }) => html`<br />${what}: <s>${old}</s> → <strong>${fresh}</strong>`,
                )}`,
            ),
            ...card.html,
          ]),
        ],
        text: [
          ...(message ? [message] : []),
          ...parts.map(({ who, changes, card }) =>
            [
              who,
              ...changes.map(({ what, old, fresh }) => `${what}\n  Before: ${old}\n  Now:    ${fresh}`),
              card.text,
            ].join('\n\n'),
          ),
        ].join('\n\n'),
      },
      button: { label: undone ? 'Manage my signups' : 'Still coming', address: link },
      ...(undone ? {} : { otherButton: { label: "I can't", address: cannot } }),
      closing: [
        undone
          ? 'You need do nothing.'
          : 'Both buttons open your page, where you press the same once more. If you say nothing, you keep your place, and the organizers may call you.',
        'The attached calendar file moves the entries in your calendar.',
      ],
      attachments: [
        shiftCalendar(
          ordered.map(({ signup }) => signup),
          settings,
        ),
      ],
    });
  },
});
