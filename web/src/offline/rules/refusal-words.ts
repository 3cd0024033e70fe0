interface Refusal {
  code: string;
  message: string;
}

/*
 * Why something does not go through, and what to do, for the people at the post: the server's own words are for all callers. Helpers cannot
 * see why the plan changed, the lead can.
 */

const ofMarks: Readonly<Record<string, string>> = {
  SIGNUP_NOT_FOUND: 'This person is not on your list any more. Please tell the lead what you saw.',
  ATTENDANCE_CLOSED:
    'This came too late: marks are taken for 14 days after an event. Please tell the lead what you saw.',
  LINK_EXPIRED: 'The link had ended before you marked this. Please tell the lead what you saw, or ask for a new link.',
  ID_TAKEN: 'This got mixed up with another mark. Please press “Forget” and mark the person again.',
  SHIFT_NOT_FOUND: 'The shift is not on your list any more. Please tell the lead who came.',
  SHIFT_CANCELLED: 'The shift was called off, so nobody can be added to it. Please tell the lead who came.',
  EVENT_CANCELLED: 'The event was cancelled, so nobody can be added to it. Please tell the lead who came.',
};

/** Why a mark, or somebody without a signup, was not taken. */
export function markRefusal({ code, message }: Refusal): string {
  return ofMarks[code] ?? message;
}

/** Why a link does not open. */
export function linkRefusal({ code, message }: Refusal): string {
  if (code === 'LINK_EXPIRED') return 'This link has ended. Please ask the lead for a new one.';
  // It may be too early: then the server says from when it opens.
  if (code === 'CHECK_IN_LINK_NOT_FOUND') return `${message} Please ask the lead if you need another.`;
  return message;
}
