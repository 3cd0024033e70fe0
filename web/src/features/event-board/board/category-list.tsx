import { memo } from 'react';
import { grouped } from '../../../formatting/counts';
import { FillBar } from '../../../ui/fill-bar';
import { SelectField } from '../../../ui/fields/select-field';
import { useMediaQuery } from '../../../ui/use-media-query';
import { fillOf, shiftsOfCategory, type Fill } from './board';
import type { CategoryList_CategoryFragment } from './category-list.generated';

/** Stands for all categories at once. */
export const allCategories = 'all';

interface CategoryListProps {
  categories: readonly CategoryList_CategoryFragment[];
  chosen: string;
  /** Shifts found by category while filters narrow the board; null without filters. */
  found: ReadonlyMap<string, number> | null;
  /** The day that is shown (YYYY-MM-DD): the figures are that day's. */
  day: string | null;
  onChoose: (categoryId: string) => void;
}

/** The categories with how full they are: a column on a laptop, a select on a phone. */
export const CategoryList = memo(function CategoryList({
  categories,
  chosen,
  found,
  day,
  onChoose,
}: CategoryListProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const entries = categories.map((category) => ({
    id: category.id,
    name: category.name,
    fill: fillOf(shiftsOfCategory(category, day)),
    found: found?.get(category.id) ?? 0,
  }));
  if (categories.length > 1) {
    const fill = fillOf(categories.flatMap((category) => shiftsOfCategory(category, day)));
    const sum = entries.reduce((total, one) => total + one.found, 0);
    entries.unshift({ id: allCategories, name: 'All categories', fill, found: sum });
  }
  if (!wide) {
    return (
      <SelectField
        label="Category"
        value={chosen}
        onChange={onChoose}
        choices={entries.map((one) => ({
          value: one.id,
          label: `${one.name} (${wordsOf(one, found !== null)})`,
        }))}
      />
    );
  }
  return (
    <nav aria-label="Categories">
      <ul className="grid gap-1">
        {entries.map(({ id, name, fill, found: count }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className="block w-full rounded-control border-l-4 border-transparent px-3 py-2 text-left hover:bg-sunken aria-[current=true]:border-primary aria-[current=true]:bg-primary-tint"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span
                  className={`text-xs whitespace-nowrap tabular-nums ${
                    fill.missing > 0 ? 'font-semibold text-warm' : 'text-muted'
                  }`}
                >
                  {wordsOf({ fill, found: count }, found !== null)}
                </span>
              </span>
              <span className="mt-1.5 block">
                <FillBar
                  taken={fill.taken}
                  of={fill.needed}
                  tone={fill.missing > 0 ? 'warm' : fill.needed > 0 ? 'good' : 'muted'}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Missing people, and with a filter the number of shifts that match. */
function wordsOf({ fill, found }: { fill: Fill; found: number }, filtered: boolean): string {
  return filtered ? `${grouped(found)} found · ${missingWords(fill)}` : missingWords(fill);
}

function missingWords({ missing, needed, shifts }: Fill): string {
  if (shifts === 0) return 'no shifts';
  if (needed === 0) return 'called off';
  return missing > 0 ? `${grouped(missing)} missing` : 'full';
}
