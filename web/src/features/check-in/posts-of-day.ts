import { foldName } from '@trailcrew/api/contract/text/names';
import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import type { CheckInChoicesQuery } from './manage-check-in-page.generated';

type Category = CheckInChoicesQuery['myCategories'][number];

/** A day on which a category has shifts, and the places where they are. */
export interface PostDay {
  day: string;
  places: string[];
}

/** The days with shifts that are not over, in order, each with its places by name. Places that differ in case or spaces are one. */
export function postDays({ opportunities }: Pick<Category, 'opportunities'>, now: Date): PostDay[] {
  const days = new Map<string, Map<string, string>>();
  for (const { date, effectiveLocation, endsAt, cancelledAt } of opportunities.flatMap(({ shifts }) => shifts)) {
    if (cancelledAt !== null || endsAt === null || new Date(endsAt) < now) continue;
    const places = days.get(date) ?? new Map<string, string>();
    days.set(date, places);
    if (effectiveLocation && !places.has(foldName(effectiveLocation)))
      places.set(foldName(effectiveLocation), effectiveLocation);
  }
  return [...days]
    .map(([day, places]) => ({ day, places: [...places.values()].sort(compareNames) }))
    .sort((one, other) => one.day.localeCompare(other.day));
}
