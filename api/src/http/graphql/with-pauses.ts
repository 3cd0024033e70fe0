import type { TimeSlices } from '../../platform/limits/time-slices.js';
import { valuesIn } from './values-in.js';

/** A row of so many values, those of its lists included, is written without a pause. */
const largeRow = 300;

/** A row that is handed out when its turn comes: what the compiled queries take for a promise. */
interface LaterRow {
  then(give: (row: unknown) => void): void;
}

/**
 * A large value for a compiled query, which would write the fields of all rows at one go: here every row of its lists comes when its turn
 * comes, and in large rows those of their lists, at any depth. The value itself, whose lists may be shared, stays as it is.
 */
export function withPauses(value: unknown, pace: TimeSlices): unknown {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((row) => (typeof row === 'object' && row !== null ? later(row, pace) : row));
  }
  if (!isPlain(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [field, one] of Object.entries(value)) {
    const paced = typeof one === 'object' && one !== null ? withPauses(one, pace) : one;
    if (paced !== one) (copy ??= { ...value })[field] = paced;
  }
  return copy ?? value;
}

function later(row: object, pace: TimeSlices): LaterRow {
  return {
    then: (give) => void pace.soon(() => give(valuesIn(row, largeRow) < largeRow ? row : withPauses(row, pace))),
  };
}

/** Nothing but data: what has a class of its own is passed on as it is. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
