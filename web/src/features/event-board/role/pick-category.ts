import { isOn, missingIn, type BoardCategory } from '../board/board';
import { allCategories } from '../board/category-list';

/** The picked category while it exists; else the first one with people missing (on the chosen day), else the first. */
export function pickCategory(categories: readonly BoardCategory[], picked: string | null, day: string | null): string {
  if (picked === allCategories || categories.some(({ id }) => id === picked)) return picked ?? allCategories;
  const lacking = categories.find(({ opportunities }) =>
    opportunities.some(({ shifts }) => shifts.some((shift) => missingIn(shift) > 0 && isOn(shift, day))),
  );
  return lacking?.id ?? categories[0]?.id ?? allCategories;
}
