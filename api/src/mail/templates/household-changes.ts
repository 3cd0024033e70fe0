import { z } from 'zod';
import type { CancelledFact, SignupFact } from '../../features/signups/signup.announcements.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shiftCards } from '../shift-card.js';
import { signupCancelled } from './signup-cancelled.js';
import { signupConfirmation } from './signup-confirmation.js';
import { byStart, cancelledFact, signupFact, withoutInstructions } from './signup-facts.js';

type Change = SignupFact | CancelledFact;

/**
 * What a household did within two minutes of its first mail, as it is at the end: the shifts it has, and those it gave back. What was
 * taken and given back in between never reached a calendar and is not taken out of one.
 */
export const householdChanges = mailTemplate({
  payload: z.object({ signups: z.array(z.union([cancelledFact, signupFact])).min(1) }),
  render({ signups }, scene) {
    const last = new Map(signups.map((change) => [change.signupId, change]));
    const taken = new Set(signups.filter((change) => !isCancelled(change)).map(({ signupId }) => signupId));
    const active = [...last.values()].filter((change) => !isCancelled(change)).toSorted(byStart);
    const cancelled = [...last.values()].filter(isCancelled).toSorted(byStart);
    const told = cancelled.filter(({ signupId }) => !taken.has(signupId));
    if (cancelled.length === 0) return signupConfirmation.render({ signups: active }, scene);
    if (active.length === 0 && told.length === cancelled.length)
      return signupCancelled.render({ signups: cancelled }, scene);
    const { settings, householdLink } = scene;
    const latest = signups.at(-1)!;
    const [held, gone] = [shiftCards(active), shiftCards(cancelled.map(withoutInstructions), 'cancelled')];
    return simpleMail(settings, {
      subject: `Your signups: ${[
        ...(active.length > 0 ? [`${active.length} new`] : []),
        `${cancelled.length} cancelled`,
      ].join(', ')}`,
      heading: 'Your signups were changed',
      opening: `Hi ${latest.volunteer.firstName}, this is how your changes of the last minutes stand now.`,
      middle: {
        html: [...held.html, ...gone.html],
        text: [held.text, gone.text].filter(Boolean).join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(latest.householdTokenId) },
      closing: [
        ...(active.length + told.length > 0 ? ['The attached calendar files bring your calendar up to date.'] : []),
        'Was this not you? Open the link: there you see all your signups.',
      ],
      attachments: [
        ...(active.length > 0 ? [shiftCalendar(active, settings)] : []),
        ...(told.length > 0 ? [shiftCalendar(told, settings, 'cancelled')] : []),
      ],
    });
  },
});

function isCancelled(change: Change): change is CancelledFact {
  return 'cancelledBy' in change;
}
