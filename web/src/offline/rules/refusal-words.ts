/** Why something does not go through, and what to do, for the people at the post: the server's own words are for all callers. */
const words: Readonly<Record<string, string>> = {
  SIGNUP_NOT_FOUND: 'This person is not on a list that you may mark. Please ask the lead.',
  ATTENDANCE_CLOSED: 'It is too late to send this, or too early. Please ask the lead.',
  LINK_EXPIRED: 'This link has ended. Please ask the lead for a new one.',
  ID_TAKEN: 'This was mixed up with another mark. Please mark the person again.',
  SHIFT_NOT_FOUND: 'This shift is not there any more. Please ask the lead.',
  SHIFT_CANCELLED: 'This shift was called off. Please ask the lead.',
  EVENT_CANCELLED: 'The event was cancelled. Please ask the lead.',
};

/** A refusal in words for a helper. */
export function refusalWords({ code, message }: { code: string; message: string }): string {
  return words[code] ?? message;
}
