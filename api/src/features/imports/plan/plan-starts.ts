import { randomUUID } from 'node:crypto';
import type { ImportedChange, ImportedRow } from '../../../contract/programme/import.js';
import { createRaceStartInput, mostStarts } from '../../../contract/start-board/race-start.js';
import { count } from '../../../contract/text/counts.js';
import { cleanLine, foldName } from '../../../contract/text/names.js';
import { faultOfTime } from '../../start-board/starts/start-words.js';
import { everyStart, startHeaders, type StartField } from '../workbook/board/board-columns.js';
import { quote } from '../workbook/cells/clean-text.js';
import { choicesInCell, readChoices } from '../workbook/question-columns.js';
import { rowWords } from '../workbook/report-repeats.js';
import type { StartRow } from '../workbook/workbook-plan.js';
import { refusedRow, rowAbout } from './import-plan.js';
import { keepFirst, type Programme } from './load-programme.js';

type Start = Programme['starts'][number];

/** How a file changes an event's starts. */
export interface PlannedStarts {
  made: Start[];
  changed: Start[];
  /** Ids of those of them that are at another time. */
  movedIds: string[];
  rows: ImportedRow[];
}

/** Compares a workbook's starts with the existing ones, by id, else by name. Starts are never deleted. */
export function planStarts(
  { starts, event }: Pick<Programme, 'starts' | 'event'>,
  rows: readonly StartRow[],
): PlannedStarts {
  const planned: PlannedStarts = { made: [], changed: [], movedIds: [], rows: [] };
  const rowOf = new Map<string, StartRow>();
  const byId = new Map(starts.map((one) => [one.id, one]));
  // Ids take precedence over names.
  for (const row of rows) {
    const { id } = row.start;
    if (id && byId.has(id)) keepFirst(rowOf, id, row);
  }
  const byName = new Map<string, Start>();
  for (const one of starts) if (!rowOf.has(one.id)) keepFirst(byName, foldName(one.name), one);
  planned.rows = rows.map((row) => take(row));
  return planned;

  function take(row: StartRow): ImportedRow {
    const { start: written } = row;
    const known = written.id === undefined ? undefined : byId.get(written.id);
    const there = known ?? byName.get(foldName(written.name));
    const other = there && rowOf.get(there.id);
    if (other && other !== row) {
      const where = rowWords(other, row);
      return known
        ? refuse(
            row,
            `${startHeaders.startId.header} is the same as in ${where}. Clear it to add another start.`,
            'startId',
          )
        : refuse(row, `This is the same start as in ${where}.`, 'name');
    }
    const { name = written.name, date = written.date, time = written.time } = there ?? {};
    const after = {
      // Found by its name it keeps it, with its case.
      name: known && written.name && written.name !== cleanLine(name) ? written.name : name,
      date: written.date ?? date ?? '',
      time: written.time ?? time ?? '',
    };
    const empty = (['date', 'time'] as const).find((field) => after[field] === '');
    if (empty) return refuse(row, `${startHeaders[empty].header} is empty.`, empty);
    const fault = faultOf(there, after);
    if (fault) return refuse(row, `${startHeaders[fault.field].header}: ${fault.message}.`, fault.field);
    return there ? change(row, there, after) : add(row, after);
  }

  function faultOf(there: Start | undefined, after: Pick<Start, 'name' | 'date' | 'time'>) {
    const named = createRaceStartInput.shape.name.safeParse(after.name);
    if (after.name !== there?.name && !named.success)
      return { field: 'name' as const, message: named.error.issues[0]?.message ?? '' };
    const moves = after.date !== there?.date || after.time !== there.time;
    return moves ? faultOfTime(after, event) : null;
  }

  function add(row: StartRow, after: Pick<Start, 'name' | 'date' | 'time'>): ImportedRow {
    if (starts.length + planned.made.length >= mostStarts)
      return refuse(row, `An event has ${count(mostStarts, 'start')} at most.`, 'name');
    const made = { ...after, id: randomUUID(), isCleared: false, version: 1 };
    planned.made.push(made);
    rowOf.set(made.id, row);
    keepFirst(byName, foldName(made.name), made);
    return { ...rowAbout(row, aboutStart(made)), outcome: 'create', warnings: row.warnings };
  }

  function change(row: StartRow, there: Start, after: Pick<Start, 'name' | 'date' | 'time'>): ImportedRow {
    rowOf.set(there.id, row);
    const changes = (['name', 'date', 'time'] as const).flatMap((field): ImportedChange[] =>
      there[field] === after[field] ? [] : [{ field, from: there[field], to: after[field] }],
    );
    if (changes.length === 0) return { ...rowAbout(row, aboutStart(there)), warnings: row.warnings };
    planned.changed.push({ ...there, ...after });
    const moves = changes.some(({ field }) => field !== 'name');
    if (moves) planned.movedIds.push(there.id);
    const warnings = [...row.warnings, ...(moves && there.isCleared ? ['It is cleared: that is taken back.'] : [])];
    return { ...rowAbout(row, aboutStart(there)), outcome: 'change', changes, warnings };
  }
}

function refuse(row: StartRow, reason: string, field: StartField): ImportedRow {
  return refusedRow(row, reason, [row.cells[field]], `Start: ${row.start.name}`);
}

function aboutStart({ name, date, time }: Pick<Start, 'name' | 'date' | 'time'>): string {
  return `Start: ${name}, ${date} ${time}`;
}

type NamedStart = Pick<Start, 'id' | 'name'>;

function idsByName(starts: readonly NamedStart[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of starts) ids.set(foldName(name), [...(ids.get(foldName(name)) ?? []), id]);
  return ids;
}

/** The starts of an event as a post's cell names them: by their names where no two have the same, else by their ids. */
export class NamedStarts {
  readonly #idsOf: Map<string, string[]>;
  readonly #before: Map<string, string[]>;

  /** `before`: how they were called, which a file that renames them may still say elsewhere. */
  constructor(
    private readonly starts: readonly NamedStart[],
    before: readonly NamedStart[] = [],
  ) {
    this.#idsOf = idsByName(starts);
    this.#before = idsByName(before);
  }

  /** The text of a cell for starts with these ids; none of them means all. */
  inCell(ids: readonly string[]): string {
    const words = this.starts
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => (this.#idsOf.get(foldName(name))?.length === 1 ? name : id));
    return ids.length === 0 ? everyStart : choicesInCell(words);
  }

  /** The ids of the starts that a cell names, or the first words that name none. A name may hold a comma. */
  named(text: string): { ids: string[] } | { unknown: string } {
    if (foldName(text) === everyStart) return { ids: [] };
    const words = this.#idOf(text) === undefined ? readChoices(text) : [text];
    const ids = words.map((word) => this.#idOf(word));
    const unknown = words.find((_word, at) => ids[at] === undefined);
    if (unknown !== undefined) return { unknown: quote(unknown) };
    return { ids: [...new Set(ids.filter((id) => id !== undefined))].sort() };
  }

  #idOf(word: string): string | undefined {
    const [named] = this.#idsOf.get(foldName(word)) ?? this.#before.get(foldName(word)) ?? [];
    return this.starts.find(({ id }) => id === word.toLowerCase())?.id ?? named;
  }
}
