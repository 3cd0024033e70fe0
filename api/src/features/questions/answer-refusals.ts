/** Error codes about answers, for all ways to create a signup. */
export const answerRefusals = ['ANSWER_REQUIRED', 'ANSWER_INVALID', 'TOO_YOUNG', 'CONSENT_REQUIRED'] as const;
