/** What is refused on account of answers, whichever way a place is given. */
export const answerRefusals = ['ANSWER_REQUIRED', 'ANSWER_INVALID', 'TOO_YOUNG', 'CONSENT_REQUIRED'] as const;
