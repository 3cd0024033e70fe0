import { z } from 'zod';
import { shortDay, timeRange } from '../../platform/text/day-words.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { paragraph } from '../content/layout.js';
import { simpleMail } from '../content/simple-mail.js';
import { changedShifts, plan, type ChangedSignup } from './changed-shifts.js';
import { byStart, cannotCome, greetedNames, signupDetails } from '../content/signup-facts.js';
import { stillSo } from '../content/still-so.js';

const moved = z.object({ signup: signupDetails, before: plan });

/** As an older release enqueued it: a mail about one signup. */
const ofOne = z
  .object({ signup: signupDetails, before: plan, revision: z.number() })
  .transform(({ signup, before, revision }) => ({
    moved: [{ signup: { ...signup, shift: { ...signup.shift, revision } }, before }],
  }));

/**
 * 'Your shift was changed', one mail for each household: what it was, what it is now, and a calendar file that moves
 * the entries.
 */
export const shiftChanged = mailTemplate<{ moved: ChangedSignup[] }>({
  payload: z.object({ moved: z.array(moved).min(1) }),
  today: (payload) => ofOne.safeParse(payload).data ?? payload,
  stillTrue: stillSo('moved'),
  render({ moved }, { settings, householdLink, householdCalendar }) {
    const ordered = moved.toSorted((one, other) => byStart(one.signup, other.signup));
    const signups = ordered.map(({ signup }) => signup);
    const first = signups[0]!;
    const { opportunity, shift, event } = first;
    const many = new Set(signups.map(({ shift: { id } }) => id)).size > 1;
    const cannot = cannotCome(householdLink(first.householdTokenId), signups);
    const list = changedShifts(ordered);
    return simpleMail(settings, {
      subject: many
        ? `Changed: your shifts at ${event.name}`
        : `Changed: ${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`,
      heading: many ? 'Your shifts were changed' : 'Your shift was changed',
      opening: `Hi ${greetedNames(signups)}, ${settings.organisationName} has changed ${
        many ? `your shifts at ${event.name}` : `your shift as ${opportunity.name}`
      }.`,
      middle: {
        html: [...list.html, paragraph(cannot.html)],
        text: [list.text, cannot.text.join('\n')].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(first.householdTokenId) },
      closing: [
        "If this works for you, you don't need to do anything. If not, change your shift or cancel it, so that someone else can help.",
        `The attached calendar file updates the ${signups.length === 1 ? 'entry' : 'entries'} in your calendar.`,
      ],
      calendar: householdCalendar(first.householdTokenId),
      attachments: [shiftCalendar(signups, settings)],
    });
  },
});
