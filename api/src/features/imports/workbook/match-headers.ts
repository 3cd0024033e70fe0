import { mapped } from '../../../contract/mapped.js';
import { cleanLine } from '../../../contract/names.js';
import { sheetTexts, type SheetText } from '../../../contract/role-texts.js';
import { type SheetRow, shownText } from './sheet-rows.js';

/** What a column of an import sheet can hold. */
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
  /** The shift's own id, which our exported plan carries. */
  | 'shiftId';

/** A column of a sheet: where it is and what its header says. */
export interface Column {
  index: number;
  label: string;
}

/** Columns found in one row; a row is a header if none is missing. */
export interface HeaderMatch {
  columns: Map<ColumnField, Column>;
  /** Columns an import cannot do without, by the name a user knows them by. */
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

/** What a header may say, written without case, spaces and punctuation. */
const namesOf: Record<ColumnField, string> = {
  category: 'category categoryname volunteercategory area volunteerarea department section committee team',
  role: `roleposition role rolename roletitle position positionname positiontitle volunteerrole volunteerposition job jobtitle
    volunteerjob task duty assignment opportunity volunteeropportunity opportunityname`,
  ...mapped(sheetTexts, ({ header, alsoCalled }) => `${lettersOf(header.toLowerCase())} ${alsoCalled}`),
  location:
    'location locationoptional place where venue site spot meetingplace meetingpoint meetinglocation shiftlocation reportto',
  date: 'date shiftdate day shiftday dateofshift when',
  startTime:
    'starttime start starts startsat startingtime shiftstart timestart begin begins begintime from timefrom fromtime timein',
  endTime:
    'endtime end ends endsat endingtime shiftend timeend finishtime until to timeto totime timeout stoptime stop',
  quantity: `quantityslots quantity qty slots slot slotsneeded noofslots numberofslots quantityneeded qtyneeded qtyrequired quantityrequired
    volunteers volunteersneeded volunteersrequired noofvolunteers numberofvolunteers numvolunteers ofvolunteers volunteercount needed
    required howmany people peopleneeded noofpeople numberofpeople headcount spots spotsneeded places capacity count`,
  // Not plain 'notes': what organisers remark to each other there is not for visitors.
  notes: 'shiftnote shiftnotes noteontheshift',
  closed: 'closed closedyesno',
  waitlistEnabled: 'waitlist waitlistyesno',
  cancelled: 'calledoff calledoffyesno',
  minimumAge: 'minimumage minimumageoftherole',
  youngerWithConsent: 'youngerwithconsent youngerwithconsentyesno',
  shiftId: 'trailcrewid',
};

const fieldOfName = new Map<string, ColumnField>();
for (const field of Object.keys(namesOf) as ColumnField[]) {
  for (const name of namesOf[field].split(/\s+/)) {
    const other = fieldOfName.get(name);
    if (other && other !== field) throw new Error(`The header '${name}' would be ${other} and ${field}`);
    fieldOfName.set(name, field);
  }
}

/** Which column a header names, whatever its case, spacing, punctuation and remarks in brackets; undefined for any other text. */
export function fieldOfHeader(text: string): ColumnField | undefined {
  const line = cleanLine(text).toLowerCase();
  if (line.length > 80) return undefined;
  return fieldOfName.get(lettersOf(line)) ?? fieldOfName.get(lettersOf(line.replace(/\([^)]*\)|\[[^\]]*\]/g, '')));
}

/** Matches the texts of a row with the columns an import knows. Of two columns with one meaning, the first counts. */
export function matchHeaders(row: SheetRow): HeaderMatch {
  const columns = new Map<ColumnField, Column>();
  for (const [index, cell] of [...row.cells].sort(([a], [b]) => a - b)) {
    const field = cell.kind === 'text' ? fieldOfHeader(cell.text) : undefined;
    if (field && !columns.has(field)) columns.set(field, { index, label: cleanLine(shownText(cell)) });
  }
  return { columns, missing: requiredColumns.filter(([field]) => !columns.has(field)).map(([, name]) => name) };
}

/** How many columns two matches agree on: a header repeated further down agrees with the one above. */
export function columnsInCommon(a: HeaderMatch['columns'], b: HeaderMatch['columns']): number {
  return [...a].filter(([field, column]) => b.get(field)?.index === column.index).length;
}

/** A header without case, spaces and punctuation. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
