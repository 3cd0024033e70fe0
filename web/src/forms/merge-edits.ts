/** A field's text or number, or whether a box is ticked; null and absent equal an empty text. */
export type FieldValue = string | number | boolean | null | undefined;

/** The values of a form. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Two edits of one record, merged field by field. */
export interface MergedEdits<Values> {
  /** The typed values, and for unchanged fields the other editor's. */
  merged: Values;
  /** Fields that only the other editor changed. */
  theirs: (keyof Values & string)[];
  /** Fields that both changed, to different values: `merged` holds the typed value until the user decides. */
  both: (keyof Values & string)[];
}

/**
 * The rule for two editors of one record: a field that only one of them changed takes that change; equal changes need no decision; the user
 * decides about different ones. `loaded` are the values with which the second editor began, `saved` those that the first one saved. Fields
 * that `loaded` does not have stay as typed. Spaces around a text and the format of a number make no difference.
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
