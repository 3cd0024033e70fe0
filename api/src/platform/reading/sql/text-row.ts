import type { TextShape } from '../selection.js';

/** A row that was read as JSON, to be passed on unchanged. */
export class TextRow {
  constructor(
    readonly text: string,
    /** The record's id. */
    readonly id: string,
  ) {}
}

/** The JSON of an operation's output: a row, rows, null, or with a `shape` an object of those; undefined where it was not read as text. */
export function textOf(value: null | readonly TextRow[]): string;
export function textOf(value: unknown, shape?: TextShape): string | undefined;
export function textOf(value: unknown, shape?: TextShape): string | undefined {
  if (value === null || value === undefined) return 'null';
  if (value instanceof TextRow) return value.text;
  if (Array.isArray(value)) return value.every(isText) ? `[${value.map(({ text }) => text).join(',')}]` : undefined;
  if (typeof value !== 'object' || !shape) return undefined;
  const parts: string[] = [];
  for (const { name, key } of shape.names) {
    const text = key === undefined ? JSON.stringify(shape.type) : textOf((value as Record<string, unknown>)[key]);
    if (text === undefined) return undefined;
    parts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}

function isText(row: unknown): row is TextRow {
  return row instanceof TextRow;
}

/** The total length of the JSON of rows anywhere in a value. */
export function sizeOfText(value: unknown): number {
  if (value instanceof TextRow) return value.text.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOfText(one) + 1, 2);
}
