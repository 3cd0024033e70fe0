import type { TableColumn } from '../../../../platform/files/table.js';
import { entriesOf } from '../../../../contract/text/mapped.js';
import { foldName } from '../../../../contract/text/names.js';
import { columnsOf, type ColumnsOf } from '../columns-of.js';
import { lettersOf } from '../match-headers.js';
import type { SheetRow } from '../sheet-rows.js';

/*
 * The headers of a plan's sheets of starts and posts, one per row, for writing and reading them. Their words are plain ('Name', 'Date'), so
 * the sheet has to have its name, too.
 */

/** The fields of a sheet of starts. */
export type StartField = 'name' | 'date' | 'time' | 'startId';

/** The fields of a sheet of posts. */
export type PostField =
  'category' | 'place' | 'minimumStaff' | 'staffedByMinutes' | 'blocksStart' | 'starts' | 'mapUrl' | 'postId';

interface Header {
  header: string;
  width: number;
  kind?: TableColumn['kind'];
}

/** What the sheets are called. */
export const [startSheet, postSheet] = ['Starts', 'Posts'];

/** The columns of starts, in their order. */
export const startHeaders: Record<StartField, Header> = {
  name: { header: 'Name', width: 30 },
  date: { header: 'Date', width: 12, kind: 'day' },
  time: { header: 'Time', width: 11, kind: 'time' },
  startId: { header: 'Start ID', width: 6 },
};

/** The columns of posts, in their order. */
export const postHeaders: Record<PostField, Header> = {
  category: { header: 'Category', width: 22 },
  place: { header: 'Place', width: 26 },
  minimumStaff: { header: 'Minimum', width: 10, kind: 'number' },
  staffedByMinutes: { header: 'Manned by (minutes before the start)', width: 33, kind: 'number' },
  blocksStart: { header: 'Blocks the start (yes/no)', width: 23 },
  starts: { header: 'Starts', width: 30 },
  mapUrl: { header: 'Map address', width: 36 },
  postId: { header: 'Post ID', width: 6 },
};

/** In the column of starts: the post is to be manned before all of them. */
export const everyStart = 'every start';

/** The columns, if the row is the header of the sheet of starts; else undefined. */
export function startColumns(sheet: string, row: SheetRow): ColumnsOf<StartField> | undefined {
  return columnsIn(sheet, startSheet, row, startHeaders, ['name', 'date', 'time']);
}

/** The columns, if the row is the header of the sheet of posts; else undefined. */
export function postColumns(sheet: string, row: SheetRow): ColumnsOf<PostField> | undefined {
  return columnsIn(sheet, postSheet, row, postHeaders, ['category', 'minimumStaff']);
}

function columnsIn<Field extends string>(
  sheet: string,
  title: string,
  row: SheetRow,
  headers: Readonly<Record<Field, Header>>,
  needed: readonly Field[],
): ColumnsOf<Field> | undefined {
  if (foldName(sheet) !== foldName(title)) return undefined;
  const names = new Map(entriesOf(headers).map(([field, { header }]) => [foldHeader(header), field]));
  return columnsOf(row, (text) => names.get(foldHeader(text)), needed);
}

function foldHeader(header: string): string {
  return lettersOf(header.toLowerCase().replace(/\([^)]*\)/g, ''));
}
