import { z } from 'zod';
import type { CancelledDetails, MovedDetails, SignupDetails } from '../../features/signups/signup.announcements.js';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { mailList, MailRoom } from '../content/mail-list.js';
import { moreShifts, shiftCards } from '../content/shift-card.js';
import { signupCancelled } from './signup-cancelled.js';
import { signupConfirmation } from './signup-confirmation.js';
import {
  byStart,
  cancelledDetails,
  greetedNames,
  movedDetails,
  signupDetails,
  withoutInstructions,
} from '../content/signup-facts.js';
import { stillSo } from '../content/still-so.js';
import { insteadLines, lastMoves, movesByShift, signupMovedMail } from './signup-moved.js';

type Change = SignupDetails | CancelledDetails | MovedDetails;

/**
 * The final state of what a household did within two minutes of its first mail: the shifts it has, and those it
 * cancelled. What was taken and cancelled in between was never mailed, and is not mentioned.
 */
export const householdChanges = mailTemplate({
  payload: z.object({ signups: z.array(z.union([cancelledDetails, movedDetails, signupDetails])).min(1) }),
  stillTrue: stillSo('signups'),
  render({ signups }, scene) {
    const last = new Map(signups.map((change) => [change.signupId, change]));
    const taken = new Set(
      signups.filter((change) => !isCancelled(change) && !isMoved(change)).map(({ signupId }) => signupId),
    );
    const active = [...last.values()].filter((change) => !isCancelled(change)).toSorted(byStart);
    const moves = signups.filter(isMoved);
    // A cancelled signup is named by the shift that people know from an earlier mail.
    const cancelled = [...last.values()]
      .filter(isCancelled)
      .filter(({ signupId }) => !taken.has(signupId))
      .map((gone) => ({ ...gone, ...moves.find(({ signupId }) => signupId === gone.signupId)?.before }))
      .toSorted(byStart);
    const moved = lastMoves(moves).filter(
      ({ signupId }) => !taken.has(signupId) && active.some((one) => one.signupId === signupId),
    );
    if (active.length === moved.length && cancelled.length === 0)
      return signupMovedMail.render({ signups: moved }, scene);
    if (cancelled.length === 0 && moved.length === 0) return signupConfirmation.render({ signups: active }, scene);
    if (active.length === 0) return signupCancelled.render({ signups: cancelled }, scene);
    const { settings, householdLink, householdCalendar } = scene;
    const latest = signups.at(-1)!;
    const room = new MailRoom();
    const parts = [
      mailList(
        movesByShift(moved.toSorted(byStart)),
        { inFull: insteadLines, inShort: insteadLines, rest: moreShifts },
        room,
      ),
      shiftCards(active, 'taken', room),
      shiftCards(cancelled.map(withoutInstructions), 'cancelled', room),
    ];
    return simpleMail(settings, {
      subject: `Your signups: ${[
        ...(active.length > moved.length ? [`${active.length - moved.length} new`] : []),
        ...(moved.length > 0 ? [`${moved.length} moved`] : []),
        ...(cancelled.length > 0 ? [`${cancelled.length} cancelled`] : []),
      ].join(', ')}`,
      heading: 'Your signups were changed',
      opening: `Hi ${greetedNames([...last.values()])}, here are your latest changes.`,
      middle: {
        html: parts.flatMap((part) => part.html),
        text: parts
          .map(({ text }) => text)
          .filter(Boolean)
          .join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(latest.householdTokenId) },
      closing: [
        ...(active.length + cancelled.length > 0
          ? ['The attached calendar files bring your calendar up to date.']
          : []),
        "Wasn't you? Open the link to see all your signups.",
      ],
      calendar: householdCalendar(latest.householdTokenId),
      attachments: [
        ...(active.length > 0 ? [shiftCalendar(active, settings)] : []),
        ...(cancelled.length > 0 ? [shiftCalendar(cancelled, settings, 'cancelled')] : []),
      ],
    });
  },
});

function isCancelled(change: Change): change is CancelledDetails {
  return 'cancelledBy' in change;
}

function isMoved(change: Change): change is MovedDetails {
  return 'before' in change;
}
