type Value = string | number | boolean | null | undefined;

/** What a change did, for the audit log. */
export interface Changes {
  /** `name Birkie → Loppet, location nothing → Lake Lodge`; empty when nothing changed. */
  summary: string;
  /** Field -> what it was and what it is. */
  detail: Record<string, { from: Value; to: Value }>;
}

/** Compares the fields that have a label; those left out (undefined) of `after` stay as they are. */
export function describeChanges<Field extends string>(
  before: Readonly<Record<NoInfer<Field>, Value>>,
  after: Readonly<Partial<Record<NoInfer<Field>, Value>>>,
  labels: Readonly<Record<Field, string>>,
): Changes {
  const changed = (Object.keys(labels) as Field[]).filter(
    (field) => after[field] !== undefined && after[field] !== before[field],
  );
  return {
    summary: changed.map((field) => `${labels[field]} ${told(before[field])} → ${told(after[field])}`).join(', '),
    detail: Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }])),
  };
}

function told(value: Value): string {
  return value == null || value === '' ? 'nothing' : String(value);
}
