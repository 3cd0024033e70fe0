import { z } from 'zod';
import { holdsAddress, longestReplacementMessage, messageHoldsLink } from './replacement-message.js';
import { answersInput } from '../programme/question.js';
import { changedParagraphs } from '../text/texts.js';
import { personInput, signUpInput } from './signup.js';

/** What becomes of the search for somebody who takes over a place. */
export const replacementStates = ['OPEN', 'TAKEN', 'WITHDRAWN', 'GIVEN_BACK', 'ENDED'] as const;

/** One of these states. */
export type ReplacementState = (typeof replacementStates)[number];

/** A signup for which somebody else is looked for, and what its household says to them. */
export const askForReplacementInput = z.object({
  signupId: z.string(),
  askOthers: z
    .boolean()
    .nullish()
    .transform((given) => given === true)
    .describe('Whether people who said that they may be asked are asked, five at a time. Left out: as before.'),
  message: changedParagraphs(longestReplacementMessage)
    .refine((text) => typeof text !== 'string' || !holdsAddress(text), messageHoldsLink)
    .describe(
      'Said to those who open the link, without web or email addresses. Left out: what was said before; null: nothing.',
    ),
});

/** Who takes over a place, and the token of the link that they were given. Visitors' pages check the person as `checkPerson` does. */
export const takeReplacementInput = personInput.extend({
  token: z.string(),
  mayBeAsked: signUpInput.shape.mayBeAsked,
  ...answersInput,
});

/** The person alone. */
export const replacementPersonInput = takeReplacementInput.omit({ token: true });

/** Whether people may be asked when someone drops out: a household's, or those who just signed up in this browser. */
export const setMayBeAskedInput = z.object({
  mayBeAsked: z.boolean({ error: 'Please say yes or no' }).describe('Whether they may be asked.'),
  signupIds: z
    .array(z.string())
    .max(200, 'Please give at most 200 signups')
    .nullish()
    .describe(
      "Signups that this browser just made: only their people are meant, and no cookie of the household's is needed.",
    ),
});
