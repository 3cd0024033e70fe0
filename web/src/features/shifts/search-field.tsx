import { Search } from 'lucide-react';
import { useTypedWords } from '../../ui/use-typed-words';

/** Search by words, days and times. The list follows after a short pause in typing, so that the address does not change with every letter. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useTypedWords(value, onChange);
  return (
    <div className="relative min-w-40 flex-1">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <input
        type="search"
        aria-label="Search shifts"
        placeholder="Role, place, day, time"
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
        className="min-h-11 w-full rounded-control border border-control bg-card py-2 pr-1 pl-9.5 text-base text-ink placeholder:text-sm placeholder:text-muted md:pl-10 md:text-sm"
      />
    </div>
  );
}
