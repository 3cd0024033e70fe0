/**
 * SQL: a comparison with the ids of a bound value, as in `id = ${anyOf('$1')}`. For few ids in statements that are sent often: the list
 * stands in a query of its own, so PostgreSQL expects the same number of rows whatever the values. A plan for all values then costs no more
 * than one for these, and is kept; else each call is planned again, which takes longer than running it.
 */
export function anyOf(value: string): string {
  return `any((select ${value}::uuid[])::uuid[])`;
}

/** A filter for the rows with these ids, of which there are few. */
export function ofIds(ids: readonly string[]): { where(alias: string): string; values: unknown[] } {
  return { where: (alias) => `${alias}.id = ${anyOf('$1')}`, values: [ids] };
}
