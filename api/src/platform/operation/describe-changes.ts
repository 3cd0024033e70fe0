type Value = string | number | boolean | null | undefined | readonly number[];

/** The effect of a change, for the audit log. */
export interface Changes {
  /** `name Birkie → Loppet, location nothing → Lake Lodge`; empty when nothing changed. */
  summary: string;
  /** Field -> its old and new value. */
  detail: Record<string, { from: Value; to: Value }>;
}

/**
 * Compares the fields of `after` with those of `before`; absent fields (undefined) are unchanged. `words` overrides the display names of
 * fields.
 */
export function describeChanges<Field extends string>(
  before: Readonly<Partial<Record<NoInfer<Field>, Value>>>,
  after: Readonly<Partial<Record<Field, Value>>>,
  words?: Readonly<Partial<Record<Field, string>>>,
): Changes {
  const changed = changedFields(before, after);
  return {
    summary: changed
      .map((field) => `${words?.[field] ?? fieldWords(field)} ${shown(before[field])} → ${shown(after[field])}`)
      .join(', '),
    detail: Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }])),
  };
}

/** The fields of `after` that differ from `before`; absent fields (undefined) are unchanged. */
export function changedFields<Field extends string>(
  before: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): Field[] {
  return (Object.keys(after) as Field[]).filter(
    (field) => after[field] !== undefined && !isSame(after[field], before[field]),
  );
}

/** Lists are equal when their items are. */
function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}

/** Only these fields of a record. */
export function picked(record: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

/** The display name of a field: `shortDescription` is the short description. */
export function fieldWords(field: string): string {
  return field.replace(/Id$|Url$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function shown(value: Value): string {
  return value == null || String(value) === '' ? 'nothing' : String(value);
}
