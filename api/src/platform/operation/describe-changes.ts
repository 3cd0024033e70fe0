type Value = string | number | boolean | null | undefined | readonly number[];

/** What a change did, for the audit log. */
export interface Changes {
  /** `name Birkie → Loppet, location nothing → Lake Lodge`; empty when nothing changed. */
  summary: string;
  /** Field -> what it was and what it is. */
  detail: Record<string, { from: Value; to: Value }>;
}

/**
 * Compares the fields of `after` with those of `before`; those left out (undefined) stay as they are. `words` names a field where its own
 * name does not.
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

/** The fields of `after` that differ from `before`; what is left out (undefined) stays as it is. */
export function changedFields<Field extends string>(
  before: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): Field[] {
  return (Object.keys(after) as Field[]).filter(
    (field) => after[field] !== undefined && !isSame(after[field], before[field]),
  );
}

/** Lists are the same that hold the same. */
function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}

/** These fields of a record. */
export function picked(record: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

/** What people call a field: `shortDescription` is the short description. */
export function fieldWords(field: string): string {
  return field.replace(/Id$|Url$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function shown(value: Value): string {
  return value == null || String(value) === '' ? 'nothing' : String(value);
}
