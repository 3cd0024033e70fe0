import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.js';
import { valuesIn } from './values-in.js';

/** Responses with more characters are written in time slices. */
export const largeAnswer = 500_000;
/** Characters to write before yielding: about two milliseconds. */
const atOnce = 250_000;

/**
 * Writes a response as JSON. `isLarge` returns whether data is so large that writing must yield to the event loop; all else is written at
 * once.
 */
export async function writeAnswer(answer: object, isLarge: (data: object) => boolean): Promise<string> {
  const { data } = answer as { data?: object | null };
  if (!data || !isLarge(data)) return `${JSON.stringify(answer)}\n`;
  const texts: string[] = [];
  let written = 0;
  for (const text of partsOf(answer)) {
    texts.push(text);
    written += text.length;
    if (written < atOnce) continue;
    written = 0;
    await yieldToEventLoop();
  }
  return `${texts.join('')}\n`;
}

/** Values to write as one part: less than a millisecond. */
const onePart = 3000;

/** The JSON of a value in parts: values with few nested values are written as a whole. */
function* partsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null || valuesIn(value, onePart) < onePart) {
    yield JSON.stringify(value);
    return;
  }
  if (Array.isArray(value)) {
    let separator = '[';
    for (const one of value as unknown[]) {
      yield separator;
      yield* partsOf(one ?? null);
      separator = ',';
    }
    yield ']';
    return;
  }
  let separator = '{';
  for (const [name, one] of Object.entries(value)) {
    if (one === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* partsOf(one);
    separator = ',';
  }
  yield '}';
}
