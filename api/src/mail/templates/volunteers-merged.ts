import { z } from 'zod';
import type { SignupFact } from '../../features/signups/signup.announcements.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { signupFact } from './signup-confirmation.js';
import { personName } from './volunteer-renamed.js';

interface Merged {
  householdTokenId: string;
  source: z.infer<typeof personName>;
  target: z.infer<typeof personName>;
  doubled: number;
  dropped: SignupFact[];
}

/** 'Two people were merged': was this you? */
export const volunteersMerged = mailTemplate<Merged>({
  payload: z.object({
    householdTokenId: z.string(),
    source: personName,
    target: personName,
    doubled: z.number(),
    dropped: z.array(signupFact).default([]),
  }),
  render({ householdTokenId, source, target, doubled, dropped }, { settings, householdLink }) {
    const [gone, stays] = [source, target].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const twice = doubled === 1 ? 'One shift that both held is' : `${doubled} shifts that both held are`;
    const given = doubled === 0 ? '' : ` ${twice} held once now; the other place is free for somebody else.`;
    return {
      ...simpleMail(settings, {
        subject: 'Two people among your signups were merged',
        heading: 'Two people were merged',
        opening: `Hi ${target.firstName}, under this e-mail address the signups of ${gone} now belong to ${stays}, and ${gone} was removed.${given}`,
        button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
        closing: [
          ...(dropped.length > 0
            ? ['The attached calendar file takes what was held twice out of your calendar once.']
            : []),
          'Was this you? Then there is nothing to do. If not, please answer this mail: we can help to put it right.',
        ],
      }),
      attachments: dropped.length > 0 ? [shiftCalendar(dropped, settings, 'cancelled')] : [],
    };
  },
});
