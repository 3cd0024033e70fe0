/** Where the selection of a list holds the arguments that narrow it. */
export const listArguments = Symbol('arguments');

/** The fields somebody asks for: `true` for a plain value, a selection for a nested object or list. */
export interface Selection {
  [field: string]: true | Selection;
  [listArguments]?: ListArguments;
  [asText]?: TextShape;
}

/** Where a selection says that its rows may be read as JSON: how they are written. */
export const asText = Symbol('as text');

/** How an object is written as JSON: its names in their order. */
export interface TextShape {
  /** Its GraphQL type. */
  type: string;
  names: readonly TextName[];
}

/** A name in an answer. `key`: where the selection asks for its value; without one it tells the object's type. */
export interface TextName {
  name: string;
  key?: string;
  /** Of an enumeration: what stands in the database, and what the API calls it. */
  values?: ReadonlyMap<string, string>;
}

/** The field that a key of a selection asks for. */
export function fieldOf(key: string): string {
  const end = key.indexOf('@');
  return end < 0 ? key : key.slice(0, end);
}

/** How often each field is asked for; only a list can be more than once. */
export function copiesIn(selection: Selection): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const key of Object.keys(selection)) copies.set(fieldOf(key), (copies.get(fieldOf(key)) ?? 0) + 1);
  return copies;
}

/** What a list of a record is narrowed by. */
export interface ListArguments {
  where?: object | null;
  orderBy?: string | null;
}

/**
 * The key under which a list with arguments is asked for and read. One object may hold the same list several times, each under another
 * alias; no field has a name with this sign in it, so an alias never takes the place of a field.
 */
export function listKey(field: string, alias: string | undefined): string {
  return alias === undefined || alias === field ? field : `${field}@${alias}`;
}

/** Names that older programs know: for each the field that it stands for. */
export type OlderNames = Readonly<Record<string, string>>;

/**
 * A selection whose rows are read as JSON: its plain values, then its objects, as rows are put together elsewhere, and behind that the older
 * names.
 */
export function readAsText(selection: Selection, older: OlderNames = {}): Selection {
  const fields = Object.entries(selection).sort(([, one], [, other]) => Number(one !== true) - Number(other !== true));
  const names = [...fields.map(([key]) => [key, key]), ...Object.entries(older)].map(([name = '', key]) => ({
    name,
    key,
  }));
  const below = fields.map(([key, wanted]) => [key, wanted === true ? true : readAsText(wanted)] as const);
  return { ...Object.fromEntries(below), [asText]: { type: '', names } };
}

/** A row with its older names behind the others. */
export function withOlderNames<Row, Older extends OlderNames>(
  row: Row,
  older: Older | undefined,
): Row & Record<keyof Older, unknown> {
  const values = row as Record<string, unknown>;
  const named = Object.entries(older ?? {}).map(([name, field]) => [name, values[field]]);
  return { ...row, ...(Object.fromEntries(named) as Record<keyof Older, unknown>) };
}
