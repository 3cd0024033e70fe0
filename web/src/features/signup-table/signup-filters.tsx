import { useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { useTypedWords } from '../../ui/fields/use-typed-words';
import type { SignupSearch } from './signup-search';
import type { SignupFilters_CategoryFragment } from './signup-table.generated';

/** The choices of the filters. */
export interface SignupChoices {
  /** Of the chosen event; none without one. */
  categories: readonly SignupFilters_CategoryFragment[];
}

/** Props of the filters: the search, the choices, and how to change it. */
export interface SignupFiltersProps {
  search: SignupSearch;
  choices: SignupChoices;
  onChange: (change: Partial<SignupSearch>) => void;
}

/** On one line the labels are for screen readers. */
const bare = 'xl:[&>label]:sr-only xl:[&>:not(label)]:mt-0';

/** What the states are called. */
export const statusLabels = {
  '': 'All',
  active: 'Active',
  unconfirmed: 'Not confirmed',
  'called-off': 'Called off',
  cancelled: 'Cancelled',
} satisfies Record<SignupSearch['status'], string>;

const statuses = [
  '',
  'active',
  'unconfirmed',
  'called-off',
  'cancelled',
] as const satisfies readonly SignupSearch['status'][];

/** Search, category, role and status in one line on a laptop, where each control names itself by its first choice; the days on request. */
export function SignupFilters({ search, choices, onChange }: SignupFiltersProps) {
  const { categories } = choices;
  // Rarely used filters are shown on request, on a phone more of them; the chips below name every chosen one.
  const [more, setMore] = useState(false);
  const rare = more ? '' : 'hidden sm:block';
  const roles = categories
    .filter(({ id }) => !search.category || id === search.category)
    .flatMap(({ opportunities }) => opportunities);
  const any = (label: string) => ({ value: '', label });
  const named = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="no-print grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 xl:flex xl:flex-wrap xl:gap-2">
      <SearchWords value={search.q} onChange={(q) => onChange({ q })} />
      {search.event ? (
        <>
          <SelectField
            label="Category"
            className={`${rare} xl:w-51 ${bare}`}
            value={search.category}
            active={search.category !== ''}
            choices={[any('All categories'), ...named(categories)]}
            onChange={(category) => onChange({ category })}
          />
          <SelectField
            label="Volunteer role"
            className={`${rare} xl:w-51 ${bare}`}
            value={search.role}
            active={search.role !== ''}
            choices={[any('All roles'), ...named(roles)]}
            onChange={(role) => onChange({ role })}
          />
        </>
      ) : (
        <p className={`${rare} self-center text-sm text-muted xl:max-w-60`}>
          Choose an event first to filter by category or role.
        </p>
      )}
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold xl:sr-only">Status</legend>
        <div className="mt-1 inline-flex min-h-11 max-w-full xl:mt-0 overflow-x-auto rounded-control border border-control">
          {statuses.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={search.status === value}
              onClick={() => onChange({ status: value })}
              className="border-r border-control bg-card px-2 text-sm font-semibold whitespace-nowrap last:border-r-0 hover:text-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {statusLabels[value]}
            </button>
          ))}
        </div>
      </fieldset>
      <Button className="self-end justify-self-start px-2.5" aria-expanded={more} onClick={() => setMore(!more)}>
        {more ? 'Fewer filters' : 'More filters'}
      </Button>
      {more ? (
        <div className="grid grid-cols-2 gap-3 xl:basis-full xl:grid-cols-[12rem_12rem]">
          <Field
            label="Signed up from"
            type="date"
            besideSelects
            value={search.from}
            max={search.to || undefined}
            onChange={(change) => onChange({ from: change.target.value })}
          />
          <Field
            label="Signed up to"
            type="date"
            besideSelects
            value={search.to}
            min={search.from || undefined}
            onChange={(change) => onChange({ to: change.target.value })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Words to search for; the table follows after a short pause in typing. */
function SearchWords({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useTypedWords(value, onChange);
  return (
    <Field
      label="Search"
      className={`xl:min-w-40 xl:flex-1 ${bare}`}
      type="search"
      placeholder="Name, email, phone, role"
      value={typed}
      onChange={(change) => setTyped(change.target.value)}
    />
  );
}
