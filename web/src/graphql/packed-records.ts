import type { NormalizedCacheObject } from '@apollo/client';

/*
 * The cache in the form in which the server sends it with a page. Records of one type become columns, their ids one text, and links between
 * them numbers. A thousand shifts take half the bytes, on the wire too, and the page restores the records without any work of the cache.
 */

/** Records of one type that have the same fields. */
interface Table {
  type: string;
  /** UUIDs without their dashes, one after the other. */
  ids: string;
  /** Name, values by row. `links`: the values are references to records, see `linked`. */
  columns: { name: string; links?: true; values: unknown[] }[];
}

/** The transferred form: tables, and every other record as it is. */
export interface Packed {
  tables: Table[];
  rest: NormalizedCacheObject;
}

type Row = Readonly<Record<string, unknown>>;
type Link = { __ref: string };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isLink = (value: unknown): value is Link => typeof value === 'object' && value !== null && '__ref' in value;

/** Packs records, for `unpack`. */
export function pack(records: NormalizedCacheObject): Packed {
  const rest: NormalizedCacheObject = {};
  const tables = new Map<string, { fields: string; ids: string[]; rows: Row[] }>();
  for (const [key, record] of Object.entries(records)) {
    const row = record as Row;
    const fields = JSON.stringify(Object.keys(row));
    const { __typename: type, id } = row;
    const table = tables.get(String(type));
    const fits =
      typeof id === 'string' && uuid.test(id) && key === `${type}:${id}` && (table?.fields ?? fields) === fields;
    if (!fits) rest[key] = record;
    else if (table) {
      table.ids.push(id);
      table.rows.push(row);
    } else tables.set(String(type), { fields, ids: [id], rows: [row] });
  }
  const numbers = new Map<string, number>();
  for (const [type, { ids }] of tables) for (const id of ids) numbers.set(`${type}:${id}`, numbers.size);
  return {
    rest,
    tables: [...tables].map(([type, { fields, ids, rows }]) => ({
      type,
      ids: ids.join('').replaceAll('-', ''),
      columns: (JSON.parse(fields) as string[])
        .filter((name) => name !== '__typename' && name !== 'id')
        .map((name) =>
          packColumn(
            name,
            rows.map((row) => row[name]),
            numbers,
          ),
        ),
    })),
  };
}

function packColumn(name: string, values: unknown[], numbers: ReadonlyMap<string, number>): Table['columns'][number] {
  const links = values.every(
    (value) => Array.isArray(value) && value.every((one) => isLink(one) && numbers.has(one.__ref)),
  );
  if (!links) return { name, values };
  // Each number as its difference to the one before: most are consecutive.
  const apart = (list: Link[]) => {
    let before = 0;
    return list.map(({ __ref }) => {
      const number = numbers.get(__ref) ?? 0;
      const distance = number - before;
      before = number;
      return distance;
    });
  };
  return { name, links: true, values: values.map((value) => apart(value as Link[])) };
}

/** The records that were packed. */
export function unpack({ tables, rest }: Packed): NormalizedCacheObject {
  const keys = tables.flatMap(({ type, ids }) =>
    (ids.match(/.{32}/g) ?? []).map((id) => `${type}:${id.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`),
  );
  const linked = (distances: number[]) => {
    let number = 0;
    return distances.map((distance) => ({ __ref: keys[(number += distance)] }));
  };
  const records: Record<string, unknown> = { ...rest };
  let number = 0;
  for (const { type, ids, columns } of tables) {
    for (let row = 0; row < ids.length / 32; row += 1) {
      const key = keys[number++] ?? '';
      const record: Record<string, unknown> = { __typename: type, id: key.slice(type.length + 1) };
      for (const { name, links, values } of columns)
        record[name] = links ? linked(values[row] as number[]) : values[row];
      records[key] = record;
    }
  }
  return records as NormalizedCacheObject;
}
