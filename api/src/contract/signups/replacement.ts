import { z } from 'zod';
import { holdsAddress, longestReplacementMessage, messageHoldsLink } from './replacement-message.js';
import { answersInput } from '../programme/question.js';
import { changedParagraphs } from '../text/texts.js';
import { personInput, signUpInput } from './signup.js';

/** The states of a search for a replacement. */
export const replacementStates = ['OPEN', 'TAKEN', 'WITHDRAWN', 'GIVEN_BACK', 'ENDED'] as const;

/** One of these states. */
export type ReplacementState = (typeof replacementStates)[number];

/** A signup that needs a replacement, and its household's message. */
export const askForReplacementInput = z.object({
  signupId: z.string(),
  askOthers: z
    .boolean()
    .nullish()
    .transform((given) => given === true)
    .describe('Whether people who agreed to be asked are asked, five at a time. Left out: as before.'),
  message: changedParagraphs(longestReplacementMessage)
    .refine((text) => typeof text !== 'string' || !holdsAddress(text), messageHoldsLink)
    .describe('Shown to people who open the link, without web or email addresses. Left out: as before; null: nothing.'),
});

/** The person who takes over a place, and the token of their link. Visitors' pages check the person with `checkPerson`. */
export const takeReplacementInput = personInput.extend({
  token: z.string(),
  mayBeAsked: signUpInput.shape.mayBeAsked,
  ...answersInput,
});

/** Only the person. */
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
