import type { AnswerMeter } from '../../limits/answer-meter.js';
import { yieldToEventLoop } from '../../limits/yield-to-event-loop.js';
import type { Level } from './plan-records.js';
import { listPlace } from './object-as-json.js';
import { TextRow } from './text-row.js';

/** Characters to assemble before yielding: about a millisecond. */
const charactersAtOnce = 250_000;

/** The separators between two rows (U+001E) and between the parts of one (U+001F). */
const rowEnd = '\u001e';
const partEnd = '\u001f';

/** The number of rows of a level that was read as text. */
export function countRows(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let at = text.indexOf(rowEnd); at >= 0; at = text.indexOf(rowEnd, at + 1)) count += 1;
  return count;
}

/**
 * Assembles the rows of all levels as `assembleRows` does, without parsing them: the rows of each list replace its placeholder in the rows
 * above. Error: QUERY_TOO_LARGE when a level exceeds the ceiling, before more of it is built.
 */
export async function assembleTexts(levels: Level[], texts: string[], meter: AnswerMeter): Promise<TextRow[]> {
  const lists: Map<string, string>[] = [];
  const made: TextRow[] = [];
  const most = meter.sizeLeft();
  let done = 0;
  // A level comes after its parent level, so the deepest are ready first.
  for (let number = levels.length - 1; number >= 0; number -= 1) {
    const { slots = [] } = levels[number] as Level;
    const all = texts[number] ?? '';
    // Concatenated, not joined: the engine copies the text once, when the whole response is written.
    const byParent = new Map<string, string>();
    let size = 0;
    for (let from = 0; from < all.length;) {
      const end = all.indexOf(rowEnd, from);
      const row = all.slice(from, end < 0 ? all.length : end);
      from += row.length + 1;
      const parentEnd = row.indexOf(partEnd);
      const parent = row.slice(0, parentEnd);
      const text = slots.length === 0 ? row.slice(parentEnd + 1) : filled(row, parentEnd + 1, slots, lists);
      size += text.length;
      if (size > most) meter.takeSize(size);
      const siblings = byParent.get(parent);
      if (number === 0) made.push(new TextRow(text, parent));
      else byParent.set(parent, siblings === undefined ? text : `${siblings},${text}`);
      done += text.length;
      if (done < charactersAtOnce) continue;
      done = 0;
      await yieldToEventLoop();
    }
    lists[number] = byParent;
  }
  return made;
}

/** A row's object with its lists. */
function filled(row: string, from: number, slots: NonNullable<Level['slots']>, lists: Map<string, string>[]): string {
  const ids: string[] = [];
  let at = from;
  for (let number = 0; number < slots.length; number += 1) {
    const end = row.indexOf(partEnd, at);
    ids.push(row.slice(at, end));
    at = end + 1;
  }
  let text = '';
  for (const [number, { name, level }] of slots.entries()) {
    const id = ids[number] as string;
    // A list without a parent id is not visible to the caller, and has no placeholder.
    if (id === '') continue;
    // No string in the row can contain this: its quotes would be escaped.
    const place = row.indexOf(`"${name}":${listPlace}`, at);
    const begin = place + name.length + 3;
    text += `${row.slice(at, begin)}[${lists[level]?.get(id) ?? ''}]`;
    at = begin + listPlace.length;
  }
  return text + row.slice(at);
}
