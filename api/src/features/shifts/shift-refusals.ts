/** Error codes for shifts that nobody may sign up for, except SHIFT_FULL. */
export const shiftRefusals = [
  'SHIFT_NOT_FOUND',
  'EVENT_CANCELLED',
  'SHIFT_CANCELLED',
  'SHIFT_STARTED',
  'SIGNUPS_NOT_OPEN',
  'SIGNUPS_CLOSED',
  'SHIFT_CLOSED',
] as const;
