/** The key of a list's arguments in its selection. */
export const listArguments = Symbol('arguments');

/** Requested fields: `true` for a plain value, a selection for a nested object or list. */
export interface Selection {
  [field: string]: true | Selection;
  [listArguments]?: ListArguments;
  [asText]?: TextShape;
}

/** The key in a selection that lets its rows be read as JSON, and how. */
export const asText = Symbol('as text');

/** How an object is written as JSON: its names in order. */
export interface TextShape {
  /** Its GraphQL type. */
  type: string;
  names: readonly TextName[];
}

/** A name in a response. `key`: the key of its value in the selection; without one it is the object's type. */
export interface TextName {
  name: string;
  key?: string;
  /** For an enumeration: stored values to API names. */
  values?: ReadonlyMap<string, string>;
}

/** The field behind a key of a selection. */
export function fieldOf(key: string): string {
  const end = key.indexOf('@');
  return end < 0 ? key : key.slice(0, end);
}

/** How often each field is requested; only lists can occur more than once. */
export function copiesIn(selection: Selection): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const key of Object.keys(selection)) copies.set(fieldOf(key), (copies.get(fieldOf(key)) ?? 0) + 1);
  return copies;
}

/** The arguments that narrow a list. */
export interface ListArguments {
  where?: object | null;
  orderBy?: string | null;
}

/**
 * The key under which a list with arguments is requested and read. One object may hold the same list several times under different aliases.
 * No field name contains `@`, so an alias never replaces a field.
 */
export function listKey(field: string, alias: string | undefined): string {
  return alias === undefined || alias === field ? field : `${field}@${alias}`;
}

/** Field names of older programs, each with the field that it stands for. */
export type OlderNames = Readonly<Record<string, string>>;

/** A selection whose rows are read as JSON: plain values first, then objects, in the order of assembled rows, and the older names last. */
export function readAsText(selection: Selection, older: OlderNames = {}): Selection {
  const fields = Object.entries(selection).sort(([, one], [, other]) => Number(one !== true) - Number(other !== true));
  const names = [...fields.map(([key]) => [key, key]), ...Object.entries(older)].map(([name = '', key]) => ({
    name,
    key,
  }));
  const below = fields.map(([key, wanted]) => [key, wanted === true ? true : readAsText(wanted)] as const);
  return { ...Object.fromEntries(below), [asText]: { type: '', names } };
}

/** A row with its older names after the others. */
export function withOlderNames<Row, Older extends OlderNames>(
  row: Row,
  older: Older | undefined,
): Row & Record<keyof Older, unknown> {
  const values = row as Record<string, unknown>;
  const named = Object.entries(older ?? {}).map(([name, field]) => [name, values[field]]);
  return { ...row, ...(Object.fromEntries(named) as Record<keyof Older, unknown>) };
}
