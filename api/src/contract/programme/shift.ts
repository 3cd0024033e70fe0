/** At this many free places or fewer, a shift counts as almost full. */
export const almostFullAt = 2;

/** How full a shift is. */
export type Availability = 'available' | 'almost-full' | 'full';

/** Availability from the places still free: 0 or less is full, 1 to 2 almost full, more is available. */
export function availabilityOf(stillRequired: number): Availability {
  if (stillRequired <= 0) return 'full';
  return stillRequired <= almostFullAt ? 'almost-full' : 'available';
}
