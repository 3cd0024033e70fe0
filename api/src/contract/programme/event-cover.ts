/** The project's own drawings for events without a picture. */
export const drawnCovers = {
  forest: '/stock-images/event-winter.svg',
  stadium: '/covers/event-evening.svg',
  hills: '/covers/event-summer.svg',
} as const;

/**
 * The cover of an event: its own picture, otherwise a drawing. From May to October the summer hills; in the skiing months one of two winter
 * drawings, always the same for the same slug.
 */
export function coverOf(event: { coverImageUrl: string | null; slug: string; startDate: string }): string {
  if (event.coverImageUrl) return event.coverImageUrl;
  const month = Number(event.startDate.slice(5, 7));
  if (month >= 5 && month <= 10) return drawnCovers.hills;
  let sum = 0;
  for (const letter of event.slug) sum += letter.codePointAt(0) ?? 0;
  return sum % 2 === 0 ? drawnCovers.forest : drawnCovers.stadium;
}
