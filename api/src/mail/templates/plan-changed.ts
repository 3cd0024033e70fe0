import { z } from 'zod';
import { html, lines } from '../html.js';
import { paragraph } from '../layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shiftCards } from '../shift-card.js';
import { simpleMail } from '../simple-mail.js';
import { differences, plan } from './shift-changed.js';
import { byStart, signupFact, withoutInstructions } from './signup-facts.js';

/**
 * 'The plan has changed', one mail a household: what each of its shifts was and is, 'Still coming' and 'I can't', which both lead to its
 * page, where a press says it, and a calendar file that moves the entries.
 */
export const planChanged = mailTemplate({
  payload: z.object({
    moved: z.array(z.object({ signup: signupFact, before: plan, wasCancelled: z.boolean().default(false) })).min(1),
    message: z.string().nullable(),
    undone: z.boolean(),
  }),
  render({ moved, message, undone }, { settings, householdLink, householdCalendar }) {
    const ordered = moved.toSorted((one, other) => byStart(one.signup, other.signup));
    const first = ordered[0]!.signup;
    const link = householdLink(first.householdTokenId);
    const cannot = ordered.length === 1 ? `${link}?cannotCome=${first.signupId}` : link;
    const shifts = ordered.length === 1 ? 'your shift' : `your ${ordered.length} shifts`;
    const off = ordered.every(({ signup }) => signup.shift.cancelledAt);
    const back = ordered.every(({ signup, wasCancelled }) => wasCancelled && !signup.shift.cancelledAt);
    const parts = ordered.map(({ signup, before, wasCancelled }) => ({
      who: `${signup.volunteer.firstName} ${signup.volunteer.lastName}: ${signup.opportunity.name}`,
      changes: [
        ...(signup.shift.cancelledAt && !wasCancelled
          ? [{ what: 'Shift', old: 'takes place', fresh: 'called off' }]
          : []),
        ...(wasCancelled && !signup.shift.cancelledAt
          ? [{ what: 'Shift', old: 'called off', fresh: 'takes place' }]
          : []),
        ...differences(before, signup.shift, signup.event.timeZone),
      ],
      card: signup.shift.cancelledAt ? shiftCards([withoutInstructions(signup)], 'cancelled') : shiftCards([signup]),
    }));
    const calendar = shiftCalendar(
      ordered.map(({ signup }) => signup),
      settings,
    );
    const are = ordered.length === 1 ? 'is' : 'are';
    const middle = {
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
    };
    if (off)
      return simpleMail(settings, {
        subject: `Called off: your shifts at ${first.event.name}`,
        heading: ordered.length === 1 ? 'Your shift is called off' : 'Your shifts are called off',
        opening: `Hi ${first.volunteer.firstName}, ${settings.organisationName} has called off ${shifts} at ${first.event.name}. Please do not come. Thank you for having said yes!`,
        middle,
        button: { label: 'Find another shift', address: link },
        closing: [
          'You need do nothing. Should it take place after all, you hear from us.',
          'The attached calendar file strikes it out in your calendar.',
        ],
        attachments: [calendar],
      });
    const hi = `Hi ${first.volunteer.firstName},`;
    return simpleMail(settings, {
      subject: back
        ? `Takes place after all: your shifts at ${first.event.name}`
        : undone
          ? `As planned before: ${first.event.name}`
          : `Changed: your shifts at ${first.event.name}`,
      heading: back ? 'It takes place after all' : undone ? 'The change was taken back' : 'The plan has changed',
      opening: back
        ? `${hi} ${shifts} at ${first.event.name} ${are} no longer called off: ${settings.organisationName} counts on you again.`
        : undone
          ? `${hi} ${settings.organisationName} has taken a change back: ${shifts} at ${first.event.name} ${are} as before.`
          : `${hi} ${settings.organisationName} has changed ${shifts} at ${first.event.name}. Are you still coming?`,
      middle,
      button: { label: undone ? 'Manage my signups' : 'Still coming', address: link },
      ...(undone ? {} : { otherButton: { label: "I can't", address: cannot } }),
      closing: [
        undone
          ? 'You need do nothing.'
          : 'Both buttons open your page, where you press the same once more. If you say nothing, you keep your place, and the organizers may call you.',
        'The attached calendar file moves the entries in your calendar.',
      ],
      calendar: householdCalendar(first.householdTokenId),
      attachments: [calendar],
    });
  },
});
