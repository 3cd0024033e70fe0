import { z } from 'zod';
import type { MovedDetails } from '../../features/signups/signup.announcements.js';
import { longDay, shortDay, timeRange } from '../../platform/text/day-words.js';
import { html } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { mailList, type MailPart } from '../content/mail-list.js';
import { moreShifts, shiftCards } from '../content/shift-card.js';
import { simpleMail } from '../content/simple-mail.js';
import { namesOf } from '../content/shift-people.js';
import { byStart, cannotCome, greetedNames, movedDetails } from '../content/signup-facts.js';
import { stillSo } from '../content/still-so.js';

/**
 * 'Your shift is another one now': the new one instead of the old one, with both times and a calendar file that moves
 * the entry.
 */
export const signupMovedMail = mailTemplate({
  payload: z.object({ signups: z.array(movedDetails).min(1) }),
  stillTrue: stillSo('signups'),
  render({ signups }, { settings, householdLink, householdCalendar }) {
    const ordered = lastMoves(signups).toSorted(byStart);
    const shifts = movesByShift(ordered);
    const [first, latest] = [ordered[0]!, signups.at(-1)!];
    const link = householdLink(latest.householdTokenId);
    const cannot = cannotCome(link, ordered);
    const many = shifts.length > 1;
    const fromOne = new Set(ordered.map(({ before }) => before.shift.id)).size === 1;
    const byStaff = signups.every(({ movedBy }) => movedBy === 'staff');
    const what = many ? `${shifts.length} of your shifts were changed` : 'your shift was changed';
    const list = mailList(shifts, {
      inFull(together) {
        const [instead, card] = [insteadLines(together), shiftCards(together)];
        return { html: [...instead.html, ...card.html], text: [instead.text, card.text].join('\n\n') };
      },
      inShort: insteadLines,
      rest: moreShifts,
    });
    return simpleMail(settings, {
      subject: many
        ? `Changed: ${shifts.length} shifts`
        : `Changed: ${first.opportunity.name}, ${shortDay(first.shift.date)}${fromOne ? `, instead of ${shortDay(first.before.shift.date)}` : ''}`,
      heading: many ? 'Your shifts are changed' : 'Your shift is changed',
      opening: `Hi ${greetedNames(ordered)}, ${what}${byStaff ? ` by ${settings.organisationName}` : ''}.`,
      middle: {
        html: [...list.html, paragraph(cannot.html)],
        text: [list.text, cannot.text.join('\n')].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: link },
      closing: [
        `The attached calendar file updates the ${many ? 'entries' : 'entry'} in your calendar.`,
        byStaff
          ? "Doesn't work for you? Open the link to change the shift or cancel, or just reply to this email."
          : "Wasn't you? Open the link to see all your signups and change them back while spots are open.",
      ],
      calendar: householdCalendar(latest.householdTokenId),
      attachments: [shiftCalendar(ordered, settings)],
    });
  },
});

/** Each signup once: its final shift instead of its first. */
export function lastMoves(moves: readonly MovedDetails[]): MovedDetails[] {
  const last = new Map<string, MovedDetails>();
  for (const move of moves)
    last.set(move.signupId, { ...move, before: last.get(move.signupId)?.before ?? move.before });
  return [...last.values()];
}

/** Groups the moves by new shift, in the order of the first of each. */
export function movesByShift(moves: readonly MovedDetails[]): MovedDetails[][] {
  return together(moves, ({ shift: { id, date, startTime } }) => `${id} ${date} ${startTime}`);
}

/**
 * The new shift of people who move there together, and below it the old one: one line when all were in the same, else
 * one each with names.
 */
export function insteadLines(moves: readonly MovedDetails[]): MailPart {
  const groups = together(moves, (move) => insteadOf(move).before);
  const all = groups.map((group) => {
    const { now, before } = insteadOf(group[0]!);
    return { now, before, people: groups.length > 1 ? `${namesOf(group).join(', ')}: ` : '' };
  });
  return {
    html: all.map(({ now, before, people }) =>
      paragraph(html`${people}<strong>${now}</strong><br />instead of <s>${before}</s>`),
    ),
    text: all.map(({ now, before, people }) => `${people}${now}\n  instead of ${before}`).join('\n\n'),
  };
}

function together(moves: readonly MovedDetails[], keyOf: (move: MovedDetails) => string): MovedDetails[][] {
  const groups = new Map<string, MovedDetails[]>();
  for (const move of moves) groups.set(keyOf(move), [...(groups.get(keyOf(move)) ?? []), move]);
  return [...groups.values()];
}

/** The new shift and the old one, each in a line. */
function insteadOf({ shift, opportunity, before }: MovedDetails): { now: string; before: string } {
  const words = (role: string, when: { date: string; startTime: string; endTime: string }) =>
    `${role}, ${longDay(when.date)}, ${timeRange(when)}`;
  return { now: words(opportunity.name, shift), before: words(before.opportunity.name, before.shift) };
}
