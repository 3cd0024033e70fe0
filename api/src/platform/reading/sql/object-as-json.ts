import { asText, type Selection, type TextName, type TextShape } from '../selection.js';
import type { Template } from './statement.js';

/** The placeholder of a list in an object that is read as text: a number that PostgreSQL never writes. */
export const listPlace = '-0e1';

/** A list of a row that is read as text: its name in the object, and its level. */
export interface TextSlot {
  name: string;
  level: number;
}

/** A list that an object has a place for. `id`: SQL of its parent's id, null where the object has no such list. */
export interface PlacedList extends TextSlot {
  id: string;
}

/** The row of a statement from which an object is built. */
interface RowValues {
  /** The SQL of a value of the row. */
  valueAt(place: number): string;
  nextAlias(): string;
}

/** SQL: an object as JSON, with `listPlace` for each of its lists, which are noted in order. */
export function objectAsJson(
  selection: Selection,
  template: Template,
  row: RowValues,
  note: (list: PlacedList) => void,
): string {
  const { type, names } = selection[asText] as TextShape;
  const values = new Map(template.values);
  const ones = new Map(template.ones.map(([field, nested, idAt]) => [field, { nested, idAt }]));
  const lists = new Map(template.lists.map(([field, idAt, level]) => [field, { idAt, level }]));
  const sqlOf = ({ name, key, values: known }: TextName): string => {
    if (key === undefined) return `'${type}'::text`;
    const one = ones.get(key);
    if (one) {
      const there = one.idAt === undefined ? undefined : `${row.valueAt(one.idAt)} is not null`;
      const noteThere = (list: PlacedList) => note(there ? { ...list, id: only(there, list.id) } : list);
      const object = objectAsJson(selection[key] as Selection, one.nested, row, noteThere);
      return there ? only(there, object) : object;
    }
    const list = lists.get(key);
    if (list) {
      const id = row.valueAt(list.idAt);
      note({ name, level: list.level, id });
      return only(`${id} is not null`, `'${listPlace}'::json`);
    }
    const sql = row.valueAt(values.get(key) as number);
    if (!known) return sql;
    return `case ${sql} ${[...known].map(([value, name]) => `when '${value}' then '${name}'`).join(' ')} end`;
  };
  const alias = row.nextAlias();
  const namedValues = names.map((one) => `${sqlOf(one)} as "${one.name}"`);
  return `(select row_to_json(${alias}) from (select ${namedValues.join(', ')}) as ${alias})`;
}

/** SQL: the value where the condition holds, else null. */
function only(condition: string, sql: string): string {
  return `case when ${condition} then ${sql} end`;
}
