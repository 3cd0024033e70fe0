import { z } from 'zod';
import { lines } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { simpleMail } from '../content/simple-mail.js';
import { changedShifts, plan } from './changed-shifts.js';
import { byStart, greetedNames, signupDetails } from '../content/signup-facts.js';
import { stillSo } from '../content/still-so.js';

/**
 * 'The plan has changed', one mail for each household: what each of its shifts was and is, 'Still coming' and 'I
 * can't', which both open its page, where a press confirms it, and a calendar file that moves the entries.
 */
export const planChanged = mailTemplate({
  payload: z.object({
    moved: z.array(z.object({ signup: signupDetails, before: plan, wasCancelled: z.boolean().default(false) })).min(1),
    message: z.string().nullable(),
    undone: z.boolean(),
  }),
  stillTrue: stillSo('moved'),
  render({ moved, message, undone }, { settings, householdLink, householdCalendar }) {
    const ordered = moved.toSorted((one, other) => byStart(one.signup, other.signup));
    const first = ordered[0]!.signup;
    const link = householdLink(first.householdTokenId);
    const cannot = ordered.length === 1 ? `${link}?cannotCome=${first.signupId}` : link;
    const shifts = ordered.length === 1 ? 'your shift' : `your ${ordered.length} shifts`;
    const off = ordered.every(({ signup }) => signup.shift.cancelledAt);
    const back = ordered.every(({ signup, wasCancelled }) => wasCancelled && !signup.shift.cancelledAt);
    const calendar = shiftCalendar(
      ordered.map(({ signup }) => signup),
      settings,
    );
    const are = ordered.length === 1 ? 'is' : 'are';
    const list = changedShifts(ordered);
    const middle = {
      html: [...(message ? [paragraph(lines(message))] : []), ...list.html],
      text: [...(message ? [message] : []), list.text].join('\n\n'),
    };
    if (off)
      return simpleMail(settings, {
        subject: `Shifts cancelled: your shifts at ${first.event.name}`,
        heading: ordered.length === 1 ? 'Your shift is cancelled' : 'Your shifts are cancelled',
        opening: `Hi ${greetedNames(ordered.map(({ signup }) => signup))}, ${settings.organisationName} has cancelled ${shifts} at ${first.event.name}. You don't need to come. Thanks for offering to help.`,
        middle,
        button: { label: 'Find another shift', address: link },
        closing: [
          "You don't need to do anything. If it's back on, we'll let you know.",
          'The attached calendar file marks the entry as cancelled in your calendar.',
        ],
        attachments: [calendar],
      });
    const hi = `Hi ${greetedNames(ordered.map(({ signup }) => signup))},`;
    return simpleMail(settings, {
      subject: back
        ? `Back on: your shifts at ${first.event.name}`
        : undone
          ? `As planned before: ${first.event.name}`
          : `Changed: your shifts at ${first.event.name}`,
      heading: back ? 'It is back on' : undone ? 'The change was undone' : 'The plan has changed',
      opening: back
        ? `${hi} ${shifts} at ${first.event.name} ${are} back on: ${settings.organisationName} counts on you again.`
        : undone
          ? `${hi} ${settings.organisationName} has undone a change: ${shifts} at ${first.event.name} ${are} as before.`
          : `${hi} ${settings.organisationName} has changed ${shifts} at ${first.event.name}. Are you still coming?`,
      middle,
      button: { label: undone ? 'Manage my signups' : 'Still coming', address: link },
      ...(undone ? {} : { otherButton: { label: "I can't", address: cannot } }),
      closing: [
        undone
          ? "You don't need to do anything."
          : "Both buttons open your page, where you confirm your choice. If you don't answer, you keep your spot, and the organizers may call you.",
        'The attached calendar file moves the entries in your calendar.',
      ],
      calendar: householdCalendar(first.householdTokenId),
      attachments: [calendar],
    });
  },
});
