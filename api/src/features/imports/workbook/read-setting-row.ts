import { updateEventInput } from '../../../contract/programme/event.js';
import { entriesOf } from '../../../contract/text/mapped.js';
import { cleanLine } from '../../../contract/text/names.js';
import { quote } from './cells/clean-text.js';
import { aboutSetting, settingHeaders, settingWords, stateWords } from './event-settings.js';
import { lettersOf } from './match-headers.js';
import { columnsOf, type ColumnsOf } from './columns-of.js';
import { saysNone } from './cells/read-minimum-age.js';
import { readMoment } from './cells/read-moment.js';
import { notUnderstood, type Reading, understood } from './reading.js';
import { columnLetters } from './row-values.js';
import { type SheetCell, type SheetRow, shownText } from './sheet-rows.js';
import type { PlannedRow, WorkbookSetting, ReadWorkbookOptions } from './workbook-plan.js';
import { readYesOrNo } from './cells/yes-or-no.js';

type SettingColumn = 'name' | 'value';

/** The columns, if the row is the header of the event's settings; else undefined. */
export function settingColumns(row: SheetRow): ColumnsOf<SettingColumn> | undefined {
  return columnsOf<SettingColumn>(
    row,
    (text) => (['name', 'value'] as const).find((one) => settingHeaders[one].toLowerCase() === text),
    ['name', 'value'],
  );
}

/** Reads a row with a setting of the event. An empty value changes nothing. */
export function readSettingRow(
  place: { sheet: string; row: number },
  row: SheetRow,
  columns: ColumnsOf<SettingColumn>,
  event: ReadWorkbookOptions,
  date1904: boolean,
): PlannedRow {
  const [nameAt, valueAt] = [columns.get('name') ?? 0, columns.get('value') ?? 0];
  const [named, cell] = [row.own.get(nameAt), row.own.get(valueAt)];
  if (!cell) return { ...place, outcome: 'skip' };
  const addressOf = (index: number) => `${columnLetters(index)}${row.number}`;
  const written = named ? cleanLine(shownText(named)) : '';
  const name = entriesOf(settingWords).find(([, { label }]) => foldLabel(label) === foldLabel(written))?.[0];
  if (!name) {
    const known = entriesOf(settingWords)
      .map(([, { label }]) => label)
      .join(', ');
    const reason = written
      ? `${quote(written)} is no setting of the event. There are: ${known}.`
      : 'Event setting is empty.';
    return { ...place, outcome: 'error', reason, cells: [addressOf(nameAt)] };
  }
  const reading = readSetting(name, cell, event, date1904);
  if ('problem' in reading) {
    const reason = `${settingWords[name].label} ${quote(shownText(cell))} ${reading.problem}.`;
    return { ...place, outcome: 'error', reason, cells: [addressOf(valueAt)], about: aboutSetting(name) };
  }
  return { ...place, outcome: 'setting', setting: reading.value, cell: addressOf(valueAt) };
}

function foldLabel(label: string): string {
  return lettersOf(label.toLowerCase().replace(/\([^)]*\)/g, ''));
}

function readSetting(
  name: WorkbookSetting['name'],
  cell: SheetCell,
  event: ReadWorkbookOptions,
  date1904: boolean,
): Reading<WorkbookSetting> {
  switch (name) {
    case 'state': {
      const word = cleanLine(shownText(cell)).toLowerCase();
      const value = entriesOf(stateWords).find(([, words]) => words === word)?.[0];
      return value ? understood({ name, value }) : notUnderstood('is not draft, published or cancelled');
    }
    case 'signupsOpenAt':
    case 'signupsCloseAt': {
      const reading = readMoment(cell, event, date1904);
      return 'problem' in reading ? reading : understood({ name, value: reading.value });
    }
    case 'waitlistEnabled': {
      const value = readYesOrNo(cell);
      return value === undefined ? notUnderstood('is neither yes nor no') : understood({ name, value });
    }
    case 'remindDaysBefore': {
      const value = readDays(cell);
      return value
        ? understood({ name, value })
        : notUnderstood('is no list of days from 1 to 60 such as 7, 1, five at most, and not none');
    }
    case 'eventId':
      return understood({ name, value: cleanLine(shownText(cell)).toLowerCase() });
  }
}

/** Numbers of days that are valid for an event; undefined otherwise. */
function readDays(cell: SheetCell): number[] | undefined {
  if (saysNone(cell)) return [];
  if (cell.kind === 'other' || (cell.kind === 'number' && cell.isDate)) return undefined;
  const typed = cleanLine(shownText(cell))
    .split(/(?:[\s,;]|\band\b)+/)
    .filter(Boolean);
  const days = updateEventInput.shape.remindDaysBefore.safeParse(typed.map(Number));
  return typed.length > 0 && days.success ? days.data : undefined;
}
