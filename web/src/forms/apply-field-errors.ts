import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Shows the server's field errors beside the fields of a form; the first one gets the focus. */
export function applyFieldErrors<Values extends FieldValues>(
  fields: Record<string, string>,
  setError: UseFormSetError<Values>,
  known: readonly Path<Values>[],
): void {
  let first = true;
  for (const name of known) {
    const message = fields[name];
    if (!message) continue;
    setError(name, { type: 'server', message }, { shouldFocus: first });
    first = false;
  }
}
