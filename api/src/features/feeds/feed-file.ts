import { createHash } from 'node:crypto';
import type { FeedFormat } from '../../contract/feed.js';
import { calendarFile } from '../../platform/files/calendar-file.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Cell, Table } from '../../platform/files/table.js';
import { tableFile } from '../../platform/files/table-file.js';
import { feedColumns, type FeedColumn } from './feed-columns.js';
import { calendarOf } from './feed-calendar.js';
import type { FeedRows } from './feed-source.js';

/** A feed as it is sent. */
export interface FeedFile {
  /** Identifies the content: unchanged while the content is. */
  tag: string;
  contentType: string;
  /** The name under which browsers save it. */
  fileName: string;
  content: Buffer;
}

/** The rows in the requested format. `name`: what calendars call it; `fileName`: without its ending. */
export async function feedFile(
  { settings }: Pick<RequestContext['services'], 'settings'>,
  rows: FeedRows,
  format: FeedFormat,
  { name, fileName }: { name: string; fileName: string },
): Promise<FeedFile> {
  const named = { fileName: `${fileName}.${format}` };
  if (format === 'ics') {
    const entries = calendarOf(rows, settings.publicUrl);
    const { contentType, content } = calendarFile(entries, { settings, name });
    return { ...named, tag: tagOf(format, [name, entries]), contentType, content: Buffer.from(content) };
  }
  const { columns, cells } = cellsOf(rows);
  const tag = tagOf(format, [columns.map((column) => column.name), cells]);
  if (format === 'json') {
    const content = Buffer.from(JSON.stringify(cells.map((row) => objectOf(columns, row))));
    return { ...named, tag, contentType: 'application/json; charset=utf-8', content };
  }
  const table: Table = {
    title: 'Feed',
    columns: columns.map(({ name: header, kind }) => ({ header, kind })),
    batches: [cells],
  };
  const { contentType, chunks } = tableFile(format, fileName, table);
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return { ...named, tag, contentType, content: Buffer.concat(parts) };
}

/** Lists of who is where leave out people who are no longer there; calendars mark them as cancelled. */
function cellsOf(rows: FeedRows): { columns: readonly FeedColumn<never>[]; cells: Cell[][] } {
  if (rows.kind === 'SHIFTS') return filled(feedColumns.SHIFTS, rows.shifts);
  if (rows.kind === 'SIGNUPS') return filled(feedColumns.SIGNUPS, rows.signups);
  return filled(
    feedColumns.ROSTER,
    rows.signups.filter(({ status }) => status === 'active'),
  );
}

function filled<Row>(columns: readonly FeedColumn<Row>[], rows: readonly Row[]) {
  return { columns, cells: rows.map((row) => columns.map(({ value }) => value(row))) };
}

function objectOf(columns: readonly { name: string }[], row: readonly Cell[]): Record<string, Cell> {
  return Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]));
}

/** The tag of the content. Weak: calendars also contain the instant of their creation. */
export function tagOf(format: FeedFormat, content: unknown): string {
  return `W/"${format}-${createHash('sha1').update(JSON.stringify(content)).digest('base64url')}"`;
}
