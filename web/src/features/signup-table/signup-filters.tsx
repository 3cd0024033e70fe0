import { useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { useTypedWords } from '../../ui/use-typed-words';
import type { SignupSearch } from './signup-search';
import type { EventChoice_EventFragment } from '../event-bar/event-choice.generated';
import type { SignupFilters_CategoryFragment } from './signup-table.generated';

/** What the filters offer. */
export interface SignupChoices {
  events: readonly EventChoice_EventFragment[];
  /** Of the chosen event; none without one. */
  categories: readonly SignupFilters_CategoryFragment[];
}

/** What filters are made of: the search, what can be chosen, and how to change it. */
export interface SignupFiltersProps {
  search: SignupSearch;
  choices: SignupChoices;
  onChange: (change: Partial<SignupSearch>) => void;
}

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

/** Event, category, role, status, words and days. */
export function SignupFilters({ search, choices, onChange }: SignupFiltersProps) {
  const { categories } = choices;
  // A phone shows the first few at once and the others when asked; the chips below name whatever is chosen.
  const [more, setMore] = useState(false);
  const rare = more ? '' : 'hidden sm:block';
  const roles = categories
    .filter(({ id }) => !search.category || id === search.category)
    .flatMap(({ opportunities }) => opportunities);
  const any = (label: string) => ({ value: '', label });
  const named = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="no-print grid gap-x-4 gap-y-3 md:mt-5 md:gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SearchWords value={search.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label="Category"
        className={rare}
        value={search.category}
        active={search.category !== ''}
        choices={[any(search.event ? 'All categories' : 'Choose an event first'), ...named(categories)]}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label="Volunteer role"
        className={rare}
        value={search.role}
        active={search.role !== ''}
        choices={[any(search.event ? 'All roles' : 'Choose an event first'), ...named(roles)]}
        onChange={(role) => onChange({ role })}
      />
      <div className={`grid-cols-2 gap-3 ${more ? 'grid' : 'hidden sm:grid'}`}>
        <Field
          label="Signed up from"
          type="date"
          value={search.from}
          max={search.to || undefined}
          onChange={(change) => onChange({ from: change.target.value })}
        />
        <Field
          label="Signed up to"
          type="date"
          value={search.to}
          min={search.from || undefined}
          onChange={(change) => onChange({ to: change.target.value })}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">Status</legend>
        <div className="mt-1 inline-flex min-h-12 max-w-full overflow-x-auto rounded-control border border-control">
          {statuses.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={search.status === value}
              onClick={() => onChange({ status: value })}
              className="border-r border-control bg-card px-3 text-sm font-semibold whitespace-nowrap last:border-r-0 hover:text-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {statusLabels[value]}
            </button>
          ))}
        </div>
      </fieldset>
      <Button className="justify-self-start sm:hidden" aria-expanded={more} onClick={() => setMore(!more)}>
        {more ? 'Fewer filters' : 'More filters'}
      </Button>
    </div>
  );
}

/** Words to search for; the table follows after a short pause in typing. */
function SearchWords({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useTypedWords(value, onChange);
  return (
    <Field
      label="Search"
      type="search"
      placeholder="Name, email, phone, role"
      value={typed}
      onChange={(change) => setTyped(change.target.value)}
    />
  );
}
