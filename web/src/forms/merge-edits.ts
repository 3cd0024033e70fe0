/** A field's text or number, or whether a box is ticked; null and absent are as good as an empty text. */
export type FieldValue = string | number | boolean | null | undefined;

/** What a form holds. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Two edits of one record, brought together field by field. */
export interface MergedEdits<Values> {
  /** What was typed, and where nothing was, what the other one saved. */
  merged: Values;
  /** Fields that only the other one changed. */
  theirs: (keyof Values & string)[];
  /** Fields that both changed, to different values: `merged` holds what was typed until somebody decides. */
  both: (keyof Values & string)[];
}

/**
 * The rule for two editors of one record: a field that one of them changed takes that change; one that both changed alike is no question;
 * one that both changed differently is asked about. `loaded` is what the second one began with, `saved` what the first one made of it.
 * Fields that `loaded` does not have are left as typed. Spaces around a text and the form of a number make no difference.
 */
export function mergeEdits<Values extends FormValues>(
  loaded: Partial<Values>,
  saved: Partial<Values>,
  typed: Values,
): MergedEdits<Values> {
  const merged = { ...typed };
  const theirs: (keyof Values & string)[] = [];
  const both: (keyof Values & string)[] = [];
  for (const field of Object.keys(loaded) as (keyof Values & string)[]) {
    const [before, now, mine] = [text(loaded[field]), text(saved[field]), text(typed[field])];
    if (now === before || now === mine) continue;
    if (mine === before) {
      merged[field] = saved[field] as Values[typeof field];
      theirs.push(field);
    } else both.push(field);
  }
  return { merged, theirs, both };
}

function text(value: FieldValue): string {
  return String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
}
