import type { TimeSlices } from '../../platform/limits/time-slices.js';
import { valuesIn } from './values-in.js';

/** A row with this many values, including its lists, is written without yielding. */
const largeRow = 300;

/** A row that is delivered when its turn comes: compiled queries treat it as a promise. */
interface LaterRow {
  then(give: (row: unknown) => void): void;
}

/**
 * A large value for a compiled query, which would complete the fields of all rows in one go: here every row of its lists is delivered in a
 * time slice, and for large rows those of their lists, at any depth. The value itself, whose lists may be shared, is not changed.
 */
export function withPauses(value: unknown, slices: TimeSlices): unknown {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((row) => (typeof row === 'object' && row !== null ? later(row, slices) : row));
  }
  if (!isPlain(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [field, one] of Object.entries(value)) {
    const sliced = typeof one === 'object' && one !== null ? withPauses(one, slices) : one;
    if (sliced !== one) (copy ??= { ...value })[field] = sliced;
  }
  return copy ?? value;
}

function later(row: object, slices: TimeSlices): LaterRow {
  return {
    then: (give) => void slices.soon(() => give(valuesIn(row, largeRow) < largeRow ? row : withPauses(row, slices))),
  };
}

/** Whether it is plain data; instances of classes are passed on unchanged. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
