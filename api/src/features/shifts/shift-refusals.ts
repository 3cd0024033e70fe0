/** What an operation refuses with where nobody may sign up for a shift, apart from its being full. */
export const shiftRefusals = [
  'SHIFT_NOT_FOUND',
  'EVENT_CANCELLED',
  'SHIFT_CANCELLED',
  'SHIFT_STARTED',
  'SIGNUPS_NOT_OPEN',
  'SIGNUPS_CLOSED',
  'SHIFT_CLOSED',
] as const;
