/** The entries of an object with known names, typed and in order. */
export function entriesOf<Name extends string, Value>(object: Readonly<Record<Name, Value>>): [Name, Value][] {
  return Object.entries(object) as [Name, Value][];
}

/** An object with the same names and other values. */
export function mapped<Name extends string, FromLink, To>(
  object: Readonly<Record<Name, FromLink>>,
  to: (value: FromLink, name: Name) => To,
): Record<Name, To> {
  return Object.fromEntries(entriesOf(object).map(([name, value]) => [name, to(value, name)])) as Record<Name, To>;
}

/** A table without the names for which it holds null. */
export type Used<Table> = {
  [Name in keyof Table as Table[Name] extends null ? never : Name]: NonNullable<Table[Name]>;
};

/** The table without the names for which it holds null. */
export function used<Table extends object>(table: Table): Used<Table> {
  return Object.fromEntries(Object.entries(table).filter(([, value]) => value !== null)) as Used<Table>;
}
