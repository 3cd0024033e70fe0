import { useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { Button } from '../../ui/button';
import { focusStays } from '../../ui/focus-place';
import { Field } from '../../ui/fields/field';
import { Loading } from '../../ui/loading/loading';
import { useTypedWords } from '../../ui/fields/use-typed-words';
import { usePeopleToMergeQuery } from './merge-people.generated';

interface PickPersonProps {
  /** A person who is not offered. */
  without: string;
  onPick: (id: string) => void;
  onCancel: () => void;
}

/** Finds a known volunteer by name, address or phone number. */
export function PickPerson({ without, onPick, onCancel }: PickPersonProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedWords(search, setSearch);
  const { data, previousData, error, refetch } = usePeopleToMergeQuery({
    variables: { search },
    fetchPolicy: 'network-only',
  });
  const people = (data ?? previousData)?.volunteers.nodes.filter(({ id }) => id !== without);
  return (
    <div className="mt-5 grid gap-4">
      <Field
        label="Who is the same person?"
        hint="By name, email address or phone number."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
      {error ? <LoadFailureLine error={error} onRetry={() => void refetch()} /> : null}
      {!people && !error ? <Loading each="h-11" /> : null}
      {people?.length === 0 ? (
        <p role="status" className="text-sm text-muted">
          No one found. Try other words.
        </p>
      ) : null}
      {people && people.length > 0 ? (
        <ul
          ref={focusStays}
          className="max-h-72 overflow-y-auto rounded-control border border-hairline"
          aria-label="Volunteers"
        >
          {people.map(({ id, firstName, lastName, email, phone }) => (
            <li key={id} className="border-b border-hairline last:border-b-0">
              <button
                type="button"
                onClick={() => onPick(id)}
                className="min-h-12 w-full px-3 py-1.5 text-left wrap-anywhere hover:bg-sunken"
              >
                <span className="block font-semibold">
                  {firstName} {lastName}
                </span>
                <span className="block text-sm text-muted">
                  {email}
                  {phone ? ` · ${phone}` : ''}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-right">
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </div>
  );
}
