import type { AskAnswer } from '@trailcrew/api/contract/signups/asked-person';

/** What somebody said who was asked by phone. */
export const askAnswerWords: Readonly<Record<AskAnswer, string>> = {
  YES: 'yes',
  NO: 'no',
  LATER: 'later',
  NOBODY: 'no answer',
};
