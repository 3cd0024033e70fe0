import { useId } from 'react';

/** One line to tick. */
export interface CheckChoice {
  value: string;
  label: string;
  /** A secondary text after the label. */
  note?: string;
}

interface CheckListProps {
  legend: string;
  /** Lines under headings of their own, such as one for each event; a single group needs no heading. */
  groups: readonly { heading?: string; choices: readonly CheckChoice[] }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string;
  /** Shown when there is nothing to tick. */
  empty: string;
}

/** The longest list without a scrollbar; a longer one scrolls within its frame. */
const mostInSight = 10;

/** Several of many: a list of boxes that scrolls when it is long. Its error stands between legend and list. */
export function CheckList({ legend, groups, value, onChange, error, empty }: CheckListProps) {
  const id = useId();
  const toggle = (choice: string, chosen: boolean) =>
    onChange(chosen ? [...value, choice] : value.filter((one) => one !== choice));
  const shown = groups.filter(({ choices }) => choices.length > 0);
  const isLong = shown.reduce((sum, { choices }) => sum + choices.length, 0) > mostInSight;
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
      {shown.length === 0 ? <p className="mt-1 text-sm text-muted">{empty}</p> : null}
      <div
        className={`mt-1 rounded-control border px-3 py-1 ${isLong ? 'max-h-64 overflow-y-auto' : ''} ${shown.length === 0 ? 'hidden' : ''} ${
          error ? 'border-2 border-danger' : 'border-control'
        }`}
      >
        {shown.map(({ heading, choices }) => (
          <div key={heading ?? ''} role="group" aria-label={heading}>
            {heading ? <p className="pt-2 text-sm font-semibold text-muted">{heading}</p> : null}
            {choices.map((choice) => (
              <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={value.includes(choice.value)}
                  onChange={(change) => toggle(choice.value, change.target.checked)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0">
                  {choice.label}
                  {choice.note ? <span className="text-sm text-muted"> · {choice.note}</span> : null}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
