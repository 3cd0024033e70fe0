/** A row that was read as JSON, to be passed on as it is. */
export class TextRow {
  constructor(
    readonly text: string,
    /** The record's id. */
    readonly id: string,
  ) {}
}

/** The JSON of what an operation gave: a row, rows, or nothing; undefined where it is no text. */
export function textOf(value: null | readonly TextRow[]): string;
export function textOf(value: unknown): string | undefined;
export function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null';
  if (value instanceof TextRow) return value.text;
  if (!Array.isArray(value) || !value.every((one) => one instanceof TextRow)) return undefined;
  return `[${value.map(({ text }) => text).join(',')}]`;
}

/** Characters of the JSON of rows. */
export function sizeOfText(value: unknown): number {
  if (value instanceof TextRow) return value.text.length;
  return Array.isArray(value) ? value.reduce((sum: number, one) => sum + sizeOfText(one) + 1, 2) : 0;
}
