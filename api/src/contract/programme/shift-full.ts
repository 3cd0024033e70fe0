/** What a refusal for want of places says; a cart's refusals name each place by such a sentence alone. */
export const shiftFull = 'This shift is full.';
