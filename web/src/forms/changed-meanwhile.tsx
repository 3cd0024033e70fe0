import { useId } from 'react';
import { wordsOf, type Merging } from './use-merging';

interface ChangedMeanwhileProps {
  merging: Pick<Merging, 'conflict' | 'choose'>;
  labels: { readonly [field in string]?: string };
  /** A value's text, where it differs from the value: a category's name for its id. */
  words?: (field: string, value: string) => string;
}

/** Somebody else saved first: the user decides field by field what both changed; fields that only one changed are kept. */
export function ChangedMeanwhile({ merging: { conflict, choose }, labels, words }: ChangedMeanwhileProps) {
  const id = useId();
  if (!conflict) return null;
  const { changedBy, theirs, both } = conflict;
  const known = changedBy !== 'Someone else';
  return (
    <div role="alert" className="rounded-control border-l-4 border-warm bg-warm-tint px-4 py-3 text-sm">
      <p className="font-semibold">{changedBy} changed this in the meantime.</p>
      {theirs.length > 0 ? (
        <p className="mt-1">
          {known ? 'They' : 'The other one'} changed {wordsOf(theirs, labels)}: that is kept.
        </p>
      ) : null}
      <p className="mt-1">
        {both.length > 0
          ? 'You both changed what follows. Please choose, then save.'
          : 'Please look at both changes together, then save.'}
      </p>
      {both.map(({ field, mine, theirs: saved, chosen }) => (
        <fieldset key={field} className="mt-3">
          <legend className="font-semibold">{labels[field] ?? field}</legend>
          {(['mine', 'theirs'] as const).map((side) => {
            const value = String((side === 'mine' ? mine : saved) ?? '');
            return (
              <label key={side} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`${id}-${field}`}
                  className="size-5 shrink-0 accent-primary"
                  checked={chosen === side}
                  onChange={() => choose(field, side)}
                />
                <span className="min-w-0 wrap-anywhere">
                  {side === 'mine' ? 'Mine' : 'Theirs'}:{' '}
                  <span className="whitespace-pre-line tabular-nums">{(words?.(field, value) ?? value) || 'none'}</span>
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
