import { endsNextDay } from '../../contract/ends-next-day.js';
import { z } from 'zod';
import { html } from '../html.js';
import { paragraph } from '../layout.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { longDay, shortDay, timeRange } from '../../platform/day-words.js';
import { shiftCards } from '../shift-card.js';
import { cannotCome, signupFact } from './signup-facts.js';

/** When and where a shift was, as the outbox keeps it. */
export const plan = z.object({
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string().nullable(),
  notes: z.string().nullable().optional(),
});

type Plan = z.infer<typeof plan>;

/** 'Your shift was changed': what it was, what it is now, and a calendar file that moves the entry. */
export const shiftChanged = mailTemplate({
  payload: z.object({ signup: signupFact, before: plan, revision: z.number() }),
  render({ signup, before, revision }, { settings, householdLink, householdCalendar }) {
    const { shift, event, opportunity, volunteer } = signup;
    const card = shiftCards([signup]);
    const cannot = cannotCome(householdLink(signup.householdTokenId), [signup]);
    const changes = differences(before, shift, event.timeZone);
    return simpleMail(settings, {
      subject: `Changed: ${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`,
      heading: 'Your shift was changed',
      opening: `Hi ${volunteer.firstName}, ${settings.organisationName} has changed your shift as ${opportunity.name}.`,
      middle: {
        html: [
          ...changes.map(({ what, old, fresh }) =>
            paragraph(html`<strong>${what}</strong><br />Before: <s>${old}</s><br />Now: <strong>${fresh}</strong>`),
          ),
          ...card.html,
          paragraph(cannot.html),
        ],
        text: [
          ...changes.map(({ what, old, fresh }) => `${what}\n  Before: ${old}\n  Now:    ${fresh}`),
          card.text,
          cannot.text.join('\n'),
        ].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(signup.householdTokenId) },
      closing: [
        'You need do nothing if this suits you. If it does not, change the shift or cancel, so that somebody else can help.',
        'The attached calendar file moves the entry in your calendar.',
      ],
      calendar: householdCalendar(signup.householdTokenId),
      attachments: [shiftCalendar([{ ...signup, shift: { ...signup.shift, revision } }], settings)],
    });
  },
});

/** What changed, in words; only what differs. */
export function differences(
  before: Plan,
  after: Plan,
  timeZone: string,
): { what: string; old: string; fresh: string }[] {
  const both = (what: string, words: (one: Plan) => string) => ({ what, old: words(before), fresh: words(after) });
  const times = (one: Plan) => {
    const when = { ...one, timeZone };
    return `${timeRange(when)}${endsNextDay(when.startTime, when.endTime) ? ' (ends next day)' : ''}`;
  };
  return [
    both('Day', ({ date }) => longDay(date)),
    both('Time', times),
    both('Place', ({ location }) => location ?? 'To be announced'),
    // A mail of an older release does not know how the note was.
    ...(before.notes === undefined ? [] : [both('Note', ({ notes }) => notes?.trim() || 'None')]),
  ].filter(({ old, fresh }) => old !== fresh);
}
