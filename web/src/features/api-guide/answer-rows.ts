/** Rows of a response, with the columns that any of them has, in the order of their first appearance. */
export interface AnswerRows {
  columns: string[];
  rows: Record<string, string | number | boolean | null>[];
}

type Row = AnswerRows['rows'][number];

/**
 * The data of a GraphQL response as a table: a line for each entry of the innermost list, with the values above it repeated. Columns are
 * named after the list and the path to the field, `signups.volunteer.firstName`. Of several lists in one record the first makes lines; the
 * others give the number of their entries. No rows where there is no list.
 */
export function rowsOfAnswer(data: unknown): AnswerRows {
  const rows = hasList(data) ? rowsOf(data, '') : [];
  return { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
}

function rowsOf(value: unknown, name: string): Row[] {
  const own: Row = {};
  let list: { entries: unknown[]; name: string } | undefined;
  const read = (part: unknown, place: string, field: string): void => {
    if (Array.isArray(part)) {
      if (part.some((entry) => typeof entry !== 'object')) own[place] = part.join(', ');
      else if (list) own[place] = part.length;
      else list = { entries: part, name: field };
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, below] of Object.entries(part))
        if (key !== '__typename') read(below, place ? `${place}.${key}` : key, isPage(part) ? field : key);
    } else own[place || 'value'] = part as Row[string];
  };
  read(value, name, name);
  if (!list || list.entries.length === 0) return Object.keys(own).length > 0 ? [own] : [];
  const { entries, name: inner } = list;
  return entries.flatMap((entry) => rowsOf(entry, inner).map((row) => ({ ...own, ...row })));
}

/** A page of a connection. Its list is named after the field above it. */
const isPage = (part: object): boolean => 'nodes' in part;

function hasList(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasList);
}
