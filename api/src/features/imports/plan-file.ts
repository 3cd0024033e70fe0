import { questionKindWords } from '../../contract/programme/answers.js';
import { entriesOf } from '../../contract/text/mapped.js';
import { sheetTexts, type SheetText } from '../../contract/text/role-texts.js';
import type { Download } from '../../platform/files/download.js';
import { tableFile } from '../../platform/files/table-file.js';
import type { Cell, Table, TableColumn } from '../../platform/files/table.js';
import { wholeText } from './whole-text.js';
import { boardSheets, type PlannedBoard } from './board-sheets.js';
import { settingHeaders, settingWords } from './workbook/event-settings.js';
import { choicesInCell, questionHeaders } from './workbook/question-columns.js';
import { roleHeaders } from './workbook/role-columns.js';
import { noneWord } from './workbook/cells/read-minimum-age.js';
import type { WorkbookQuestion, WorkbookRole, WorkbookSetting, WorkbookShift } from './workbook/workbook-plan.js';
import { yesOrNo } from './workbook/cells/yes-or-no.js';

const texts = entriesOf(sheetTexts).map(([name]) => name);
// Older sheets have two texts of a role, in the middle; later ones were added after all other columns.
const [described, further] = [texts.slice(0, 2), texts.slice(2)];
const columnOf = (name: SheetText): TableColumn => ({ header: sheetTexts[name].header, width: sheetTexts[name].width });

/** The columns of an import sheet; the product's specification fixes the first nine headers. */
const columns: TableColumn[] = [
  { header: 'Category', width: 22 },
  { header: 'Role/Position', width: 26 },
  ...described.map(columnOf),
  { header: 'Location (optional)', width: 22 },
  { header: 'Date', kind: 'day', width: 12 },
  { header: 'Start Time', kind: 'time', width: 11 },
  { header: 'End Time', kind: 'time', width: 11 },
  { header: 'Quantity/Slots', kind: 'number', width: 14 },
  ...further.map(columnOf),
];

/** Further columns of an exported plan, about shifts and, in a role's first row, the role. Empty or deleted columns change nothing on import. */
const shiftColumns: TableColumn[] = [
  { header: 'Shift note', width: 30 },
  { header: 'Closed (yes/no)', width: 14 },
  { header: 'Waitlist (yes/no)', width: 15 },
  { header: 'Called off (yes/no)', width: 17 },
  { header: 'Minimum age (of the role)', width: 23 },
  { header: 'Younger with consent (yes/no)', width: 27 },
  roleHeaders.standby,
  roleHeaders.roleLocation,
];

/** The ids of shifts in an exported plan. Without the column, rows are matched by their content. Narrow, as nobody reads it. */
const idColumn: TableColumn = { header: 'Trailcrew ID', width: 6 };

/** How many rows are written at once. */
const batchSize = 500;

/** The contents of a plan besides its shifts. */
export interface PlanContents {
  questions: readonly Required<WorkbookQuestion>[];
  /** Roles without shifts, and categories without roles: their role is ''. */
  roles?: readonly WorkbookRole[];
  /** The settings of an existing event. Without them, as in the template, the sheet of shifts has fewer columns. */
  settings?: Record<WorkbookSetting['name'], string>;
  /** The starts and posts of an existing event. */
  board?: PlannedBoard;
}

/**
 * An .xlsx in the format of the import: one row per shift, with real dates, times and numbers, and texts that are never formulas; a sheet
 * for roles without shifts, if there are any, one for questions, and for an existing event one for its starts, its posts and its settings each.
 */
export function planFile(
  name: string,
  shifts: readonly WorkbookShift[],
  { questions, roles = [], settings, board }: PlanContents,
): Download {
  const isOfEvent = settings !== undefined;
  const table = {
    title: 'Shifts',
    columns: isOfEvent ? [...columns, ...shiftColumns, idColumn] : columns,
    filtered: columns.length,
    batches: batchesOf(shifts, isOfEvent),
  };
  return tableFile('xlsx', name, table, [
    ...(roles.length > 0 ? [roleSheet(roles)] : []),
    questionSheet(questions),
    ...(board ? boardSheets(board) : []),
    ...(settings ? [settingSheet(settings)] : []),
  ]);
}

function roleSheet(roles: readonly WorkbookRole[]): Table {
  return {
    title: 'Roles without shifts',
    columns: entriesOf(roleHeaders).map(([, { header, width }]) => ({ header, width })),
    batches: [
      roles.map(({ category, role, minimumAge, youngerWithConsent, standby, roleLocation, ...roleTexts }) => [
        ...[category, role, ...texts.map((name) => roleTexts[name])].map(wholeText),
        ...[ageCell(minimumAge), mark(youngerWithConsent), mark(standby), wholeText(roleLocation)],
      ]),
    ],
  };
}

function questionSheet(questions: PlanContents['questions']): Table {
  return {
    title: 'Questions',
    columns: entriesOf(questionHeaders).map(([, { header, width }]) => ({ header, width })),
    batches: [
      questions.map(({ category, role, label, kind, choices, required, help, position, id }) => [
        ...[category, role, label].map(wholeText),
        ...[
          questionKindWords[kind],
          wholeText(choicesInCell(choices)),
          yesOrNo(required),
          wholeText(help),
          position,
          id,
        ],
      ]),
    ],
  };
}

function settingSheet(settings: Record<WorkbookSetting['name'], string>): Table {
  const { name, value, hint } = settingHeaders;
  return {
    title: 'Event',
    columns: [
      { header: name, width: 20 },
      { header: value, width: 40 },
      { header: hint, width: 100 },
    ],
    batches: [entriesOf(settingWords).map(([setting, words]) => [words.label, settings[setting], words.hint])],
  };
}

function* batchesOf(shifts: readonly WorkbookShift[], isOfEvent: boolean): Generator<Cell[][]> {
  for (let from = 0; from < shifts.length; from += batchSize)
    yield shifts
      .slice(from, from + batchSize)
      .map(
        ({
          category,
          role,
          location,
          date,
          startTime,
          endTime,
          quantity,
          notes,
          closed,
          waitlistEnabled,
          cancelled,
          minimumAge,
          youngerWithConsent,
          standby,
          roleLocation,
          id,
          ...roleTexts
        }) => [
          ...[category, role, ...described.map((name) => roleTexts[name]), location].map(wholeText),
          ...[date, startTime, endTime, quantity],
          ...further.map((name) => wholeText(roleTexts[name])),
          ...(isOfEvent
            ? [
                ...[wholeText(notes), mark(closed), mark(waitlistEnabled), mark(cancelled)],
                ...[ageCell(minimumAge), mark(youngerWithConsent), mark(standby), wholeText(roleLocation), id ?? null],
              ]
            : []),
        ],
      );
}

function ageCell(minimumAge: number | null | undefined): Cell {
  return minimumAge === null ? noneWord : (minimumAge ?? null);
}

function mark(value: boolean | undefined): string | null {
  return value === undefined ? null : yesOrNo(value);
}
