import { z } from 'zod';

/** What somebody answered who was asked for a shift by phone. */
export const askAnswers = ['YES', 'NO', 'LATER', 'NOBODY'] as const;

/** One of these answers. */
export type AskAnswer = (typeof askAnswers)[number];

/** Who was asked for which shift, and what they answered. */
export const noteAskedInput = z.object({
  shiftId: z.string(),
  volunteerId: z.string({ error: 'Please say who was asked' }).describe('The person.'),
  answer: z
    .enum(askAnswers, `Please choose from ${askAnswers.join(', ')}`)
    .describe('What they answered; `NOBODY`: nobody picked up.'),
});
