/** The parts of a day that visitors choose by. Early exists for the few shifts before six in the morning. */
export const dayParts = ['early', 'morning', 'afternoon', 'evening'] as const;

/** One part of a day. */
export type DayPart = (typeof dayParts)[number];

/** How each part is called, and its hours. */
export const dayPartNames: Record<DayPart, { name: string; hours: string }> = {
  early: { name: 'Early Morning', hours: 'before 6AM' },
  morning: { name: 'Morning', hours: '6AM-12PM' },
  afternoon: { name: 'Afternoon', hours: '12PM-6PM' },
  evening: { name: 'Evening', hours: '6PM+' },
};

/** The part of the day in which a shift starts (`HH:MM`): morning from 6, afternoon from 12, evening from 18. */
export function dayPartOf(startTime: string): DayPart {
  const hour = Number(startTime.slice(0, 2));
  if (hour < 6) return 'early';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
