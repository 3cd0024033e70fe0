/** The message when a shift is full; a refused cart names each place with this sentence. */
export const shiftFull = 'This shift is full.';
