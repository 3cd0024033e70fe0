import { SelectField } from '../../ui/fields/select-field';
import { dayParts } from './day-part';
import type { FilterChoices } from './filter-choices';
import { endChoices, type ShiftFilters } from './shift-filters';

interface FilterFieldsProps {
  filters: ShiftFilters;
  choices: FilterChoices;
  onChange: (change: Partial<ShiftFilters>) => void;
}

const shows = [
  { value: 'open', label: 'Open spots only' },
  { value: 'all', label: 'All shifts' },
] as const;

/** The six filters, each a select of what the event has. */
export function FilterFields({ filters, choices, onChange }: FilterFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      <SelectField
        label="Show"
        value={filters.show}
        choices={shows}
        active={filters.show === 'all'}
        onChange={(value) => onChange({ show: value === 'all' ? 'all' : 'open' })}
      />
      <SelectField
        label="Category"
        value={filters.categoryId ?? ''}
        choices={choices.categories}
        active={filters.categoryId !== null}
        onChange={(value) => onChange({ categoryId: value || null })}
      />
      <SelectField
        label="Date"
        value={filters.date ?? ''}
        choices={choices.dates}
        active={filters.date !== null}
        onChange={(value) => onChange({ date: value || null })}
      />
      <SelectField
        label="Start Time"
        value={filters.start ?? ''}
        choices={choices.starts}
        active={filters.start !== null}
        onChange={(value) => onChange({ start: dayParts.find((part) => part === value) ?? null })}
      />
      <SelectField
        label="End Time"
        value={filters.end ?? ''}
        choices={choices.ends}
        active={filters.end !== null}
        onChange={(value) => onChange({ end: endChoices.find((choice) => choice === value) ?? null })}
      />
      <SelectField
        label="Lead"
        value={filters.leadId ?? ''}
        choices={choices.leads}
        active={filters.leadId !== null}
        onChange={(value) => onChange({ leadId: value || null })}
      />
    </div>
  );
}
