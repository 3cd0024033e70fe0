import { z } from 'zod';
import type { SpotAttempted } from '../../features/signups/create/attempt.announcements.js';
import { shortDay, timeRange } from '../../platform/text/day-words.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCards } from '../content/shift-card.js';
import { simpleMail } from '../content/simple-mail.js';
import { linkHelp, signupDetails, withoutInstructions } from '../content/signup-facts.js';

const spotOrWaitlist = z.enum(['spot', 'waitlist']);

/** 'Was this you?': another browser tried to get, under a name of the household, what that person has already. */
export const spotAttemptedMail = mailTemplate({
  payload: z.object({
    signup: signupDetails,
    asked: spotOrWaitlist,
    has: spotOrWaitlist,
  }) satisfies z.ZodType<SpotAttempted>,
  render({ signup, asked, has }, { settings, householdLink }) {
    const { volunteer, opportunity, shift, householdTokenId } = signup;
    const heading = has === 'spot' ? 'You are already signed up' : 'You are already on the waitlist';
    const tried = asked === 'spot' ? 'asked for a spot in this shift' : 'asked to join the waitlist of this shift';
    // A waitlist responds to everybody alike. A spot is refused, with the reason.
    const disclosed =
      asked === 'spot'
        ? 'They were only told that you are already signed up for this shift.'
        : `They were not told that you are ${has === 'spot' ? 'signed up' : 'on the waitlist'}.`;
    return simpleMail(settings, {
      subject: `${heading}: ${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`,
      heading,
      opening: `Hi ${volunteer.firstName}, someone, hopefully you, ${tried} with your name and email address. ${
        has === 'spot' ? 'You have a spot there already' : 'You are on that waitlist already, and keep your turn'
      }: nothing has changed for you.`,
      middle: shiftCards([withoutInstructions(signup)]),
      button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
      closing: [
        linkHelp,
        `Wasn't you? You don't need to do anything. ${disclosed} We send this email at most once a day.`,
      ],
    });
  },
});
