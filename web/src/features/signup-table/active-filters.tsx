import { X } from 'lucide-react';
import { formatDay } from '../../formatting/days';
import { Button } from '../../ui/button';
import { statusLabels, type SignupFiltersProps } from './signup-filters';
import type { SignupSearch } from './signup-search';

interface Chip {
  label: string;
  without: Partial<SignupSearch>;
}

/** A removable chip for every filter that is set, and Clear All. The event has none: the page's bar shows and changes it. */
export function ActiveFilters({ search, choices, onChange }: SignupFiltersProps) {
  const chips = chipsOf(search, choices);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="no-print flex flex-wrap items-center gap-2 max-md:mt-4">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange(without)}
            className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-full bg-primary-tint px-3.5 text-left text-sm wrap-anywhere font-semibold text-primary hover:bg-primary hover:text-on-primary"
          >
            {label}
            <X aria-hidden="true" className="size-4" />
            <span className="for-screen-readers">, remove</span>
          </button>
        </li>
      ))}
      <li>
        <Button onClick={() => onChange({ category: '', role: '', shift: '', status: '', q: '', from: '', to: '' })}>
          Clear All
        </Button>
      </li>
    </ul>
  );
}

function chipsOf(search: SignupSearch, { categories }: SignupFiltersProps['choices']): Chip[] {
  const { category, role, shift, status, q, from, to } = search;
  const nameIn = (items: readonly { id: string; name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? '…';
  const roles = categories.flatMap(({ opportunities }) => opportunities);
  const chips: (Chip | false)[] = [
    category !== '' && { label: `Category: ${nameIn(categories, category)}`, without: { category: '' } },
    role !== '' && { label: `Role: ${nameIn(roles, role)}`, without: { role: '' } },
    shift !== '' && { label: 'One shift', without: { shift: '' } },
    status !== '' && { label: statusLabels[status], without: { status: '' } },
    q !== '' && { label: `“${q}”`, without: { q: '' } },
    from !== '' && { label: `From ${formatDay(from)}`, without: { from: '' } },
    to !== '' && { label: `To ${formatDay(to)}`, without: { to: '' } },
  ];
  return chips.filter((chip) => chip !== false);
}
