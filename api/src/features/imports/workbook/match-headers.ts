import { mapped } from '../../../contract/text/mapped.js';
import { cleanLine } from '../../../contract/text/names.js';
import { sheetTexts, type SheetText } from '../../../contract/text/role-texts.js';
import { type SheetRow, shownText } from './sheet-rows.js';

/** The fields of an import sheet. */
export type ColumnField =
  | 'category'
  | 'role'
  | SheetText
  | 'location'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'quantity'
  | 'notes'
  | 'closed'
  | 'waitlistEnabled'
  | 'cancelled'
  | 'minimumAge'
  | 'youngerWithConsent'
  | 'standby'
  | 'roleLocation'
  /** The shift's id, which an exported plan contains. */
  | 'shiftId';

/** A column of a sheet: its index, its header, and how plain the header is (0: plainest). */
export interface Column {
  index: number;
  label: string;
  rank: number;
}

/** Columns found in one row, several for a field if several have the same meaning. A row is a header if none is missing. */
export interface HeaderMatch {
  columns: Map<ColumnField, Column[]>;
  /** Missing required columns, by the names that users know. */
  missing: string[];
}

const requiredColumns: [ColumnField, string][] = [
  ['category', 'Category'],
  ['role', 'Role/Position'],
  ['date', 'Date'],
  ['startTime', 'Start Time'],
  ['endTime', 'End Time'],
  ['quantity', 'Quantity/Slots'],
];

/** Accepted headers, in lower case without spaces and punctuation. The plainest comes first; it is preferred among several columns. */
const namesOf: Record<ColumnField, string> = {
  category: 'category categoryname volunteercategory area volunteerarea department section committee team',
  role: `roleposition role rolename roletitle position positionname positiontitle volunteerrole volunteerposition job jobtitle
    volunteerjob task duty assignment opportunity volunteeropportunity opportunityname`,
  ...mapped(sheetTexts, ({ header, alsoCalled }) => `${lettersOf(header.toLowerCase())} ${alsoCalled}`),
  location:
    'location locationoptional shiftlocation meetingpoint meetingplace meetinglocation reportto place where spot site venue',
  date: 'date shiftdate dateofshift when shiftday day',
  startTime:
    'starttime start starts startsat startingtime shiftstart timestart begin begins begintime from timefrom fromtime timein',
  endTime:
    'endtime end ends endsat endingtime shiftend timeend finishtime until to timeto totime timeout stoptime stop',
  quantity: `quantityslots quantity qty quantityneeded quantityrequired qtyneeded qtyrequired slotsneeded spotsneeded volunteersneeded
    volunteersrequired peopleneeded needed required howmany noofslots numberofslots slots slot spots places capacity noofvolunteers
    numberofvolunteers numvolunteers ofvolunteers noofpeople numberofpeople volunteers volunteercount people headcount count`,
  // Not plain 'notes': organisers write remarks to each other there, which are not for visitors.
  notes: 'shiftnote shiftnotes noteontheshift',
  closed: 'closed closedyesno',
  waitlistEnabled: 'waitlist waitlistyesno',
  cancelled: 'calledoff calledoffyesno',
  minimumAge: 'minimumage minimumageoftherole',
  youngerWithConsent: 'youngerwithconsent youngerwithconsentyesno',
  standby: 'standby standbyyesno',
  roleLocation: 'locationoftherole',
  shiftId: 'trailcrewid',
};

const meaningOfName = new Map<string, { field: ColumnField; rank: number }>();
for (const field of Object.keys(namesOf) as ColumnField[]) {
  for (const [rank, name] of namesOf[field].split(/\s+/).entries()) {
    const other = meaningOfName.get(name)?.field;
    if (other && other !== field) throw new Error(`The header '${name}' would be ${other} and ${field}`);
    if (!other) meaningOfName.set(name, { field, rank });
  }
}

/** The field of a header, ignoring case, spacing, punctuation and remarks in brackets; undefined for any other text. */
export function fieldOfHeader(text: string): ColumnField | undefined {
  return meaningOfHeader(text)?.field;
}

function meaningOfHeader(text: string): { field: ColumnField; rank: number } | undefined {
  const line = cleanLine(text).toLowerCase();
  if (line.length > 80) return undefined;
  return meaningOfName.get(lettersOf(line)) ?? meaningOfName.get(lettersOf(line.replace(/\([^)]*\)|\[[^\]]*\]/g, '')));
}

/** Matches the texts of a row with the known columns, left to right. */
export function matchHeaders(row: SheetRow): HeaderMatch {
  const columns: HeaderMatch['columns'] = new Map();
  for (const [index, cell] of [...row.cells].sort(([a], [b]) => a - b)) {
    const meaning = cell.kind === 'text' ? meaningOfHeader(cell.text) : undefined;
    if (!meaning) continue;
    const column = { index, label: cleanLine(shownText(cell)), rank: meaning.rank };
    columns.set(meaning.field, [...(columns.get(meaning.field) ?? []), column]);
  }
  return { columns, missing: requiredColumns.filter(([field]) => !columns.has(field)).map(([, name]) => name) };
}

/** How many columns two matches have in common. A header that is repeated further down has the same columns as the first. */
export function columnsInCommon(a: HeaderMatch['columns'], b: HeaderMatch['columns']): number {
  return [...a].filter(([field, columns]) => columns.some(({ index }) => isAt(index, b.get(field)))).length;
}

/** Whether two headers have the same columns at the same places. */
export function isSameLayout(a: HeaderMatch['columns'], b: HeaderMatch['columns']): boolean {
  return (
    a.size === b.size &&
    [...a].every(([field, columns]) => {
      const others = b.get(field);
      return others?.length === columns.length && columns.every(({ index }) => isAt(index, others));
    })
  );
}

function isAt(index: number, columns: readonly Column[] | undefined): boolean {
  return !!columns?.some((column) => column.index === index);
}

/** A header without case, spaces and punctuation. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
