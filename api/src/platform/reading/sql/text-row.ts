import type { TextShape } from '../selection.js';

/** A row that was read as JSON, to be passed on as it is. */
export class TextRow {
  constructor(
    readonly text: string,
    /** The record's id. */
    readonly id: string,
  ) {}
}

/**
 * The JSON of what an operation gave: a row, rows, nothing, or with a `shape` an object whose fields are that; undefined where it is no
 * text.
 */
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

/** Characters of the JSON of rows, wherever in a value they are. */
export function sizeOfText(value: unknown): number {
  if (value instanceof TextRow) return value.text.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOfText(one) + 1, 2);
}
