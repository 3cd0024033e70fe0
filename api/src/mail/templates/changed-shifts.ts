import { endsNextDay } from '../../contract/text/ends-next-day.js';
import { z } from 'zod';
import type { SignupDetails } from '../../features/signups/signup.announcements.js';
import { longDay, timeRange } from '../../platform/text/day-words.js';
import { html } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { mailList, type MailPart } from '../content/mail-list.js';
import { moreShifts, shiftCards } from '../content/shift-card.js';
import { namesOf } from '../content/shift-people.js';
import { withoutInstructions } from '../content/signup-facts.js';

/** When and where a shift was, and the names of its role and event, as stored in the outbox. */
export const plan = z.object({
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string().nullable(),
  notes: z.string().nullable().optional(),
  // Present only where they changed.
  eventName: z.string().optional(),
  roleName: z.string().optional(),
  timeZone: z.string().optional(),
});

type Plan = z.infer<typeof plan>;

/** A signup, how its shift was, and whether that was called off. */
export interface ChangedSignup {
  signup: SignupDetails;
  before: Plan;
  wasCancelled?: boolean;
}

/**
 * The changes of a household's shifts: for each shift the people, what changed and its card. Where a mail grows too
 * long, only what changed.
 */
export function changedShifts(moved: readonly ChangedSignup[]): MailPart {
  const groups = new Map<string, ChangedSignup[]>();
  for (const one of moved) {
    const key = JSON.stringify([one.signup.shift.id, changesOf(one)]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return mailList([...groups.values()], { inFull, inShort, rest: moreShifts });
}

function inFull(together: readonly ChangedSignup[]): MailPart {
  const signups = together.map(({ signup }) => signup);
  const card = signups[0]!.shift.cancelledAt
    ? shiftCards(signups.map(withoutInstructions), 'cancelled')
    : shiftCards(signups);
  const short = inShort(together);
  return { html: [...short.html, ...card.html], text: [short.text, card.text].join('\n\n') };
}

function inShort(together: readonly ChangedSignup[]): MailPart {
  const first = together[0]!;
  const { sentences, differing } = changesOf(first);
  const who = `${namesOf(together.map(({ signup }) => signup)).join(', ')}: ${first.signup.opportunity.name}`;
  return {
    html: [
      paragraph(
        html`<strong>${who}</strong>${sentences.map((one) => html`<br />${one}`)}${differing.map(
            ({ what, old, fresh }) => html`<br />${what}: <s>${old}</s> → <strong>${fresh}</strong>`,
          )}`,
      ),
    ],
    text: [
      who,
      ...sentences,
      ...differing.map(({ what, old, fresh }) => `${what}\n  Before: ${old}\n  Now:    ${fresh}`),
    ].join('\n\n'),
  };
}

function changesOf({ signup, before, wasCancelled = false }: ChangedSignup) {
  const isCancelled = Boolean(signup.shift.cancelledAt);
  return {
    sentences:
      isCancelled === wasCancelled ? [] : [isCancelled ? 'This shift is cancelled.' : 'This shift is back on.'],
    differing: differences(before, signup),
  };
}

/** What changed, in words; only what differs. */
function differences(
  before: Plan,
  { shift, event, opportunity }: SignupDetails,
): { what: string; old: string; fresh: string }[] {
  const now = { ...shift, eventName: event.name, roleName: opportunity.name, timeZone: event.timeZone };
  const both = (what: string, words: (one: Plan) => string) => ({ what, old: words(before), fresh: words(now) });
  const named = (what: string, old: string | undefined, fresh: string) =>
    old === undefined ? [] : [{ what, old, fresh }];
  const times = (one: Plan) => `${timeRange(one)}${endsNextDay(one.startTime, one.endTime) ? ' (ends next day)' : ''}`;
  return [
    ...named('Event', before.eventName, now.eventName),
    ...named('Volunteer role', before.roleName, now.roleName),
    both('Day', ({ date }) => longDay(date)),
    both('Time', times),
    ...named('Time zone', before.timeZone, now.timeZone),
    both('Where', ({ location }) => location ?? 'To be announced'),
    // A mail of an older release lacks the previous note.
    ...(before.notes === undefined ? [] : [both('Note', ({ notes }) => notes?.trim() || 'None')]),
  ].filter(({ old, fresh }) => old !== fresh);
}
