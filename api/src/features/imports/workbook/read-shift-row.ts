import { entriesOf, mapped } from '../../../contract/text/mapped.js';
import { cleanLine } from '../../../contract/text/names.js';
import { roleTexts, sheetTexts } from '../../../contract/text/role-texts.js';
import { isLonger } from '../../../contract/text/typed-texts.js';
import { dayNumber } from './cells/calendar-day.js';
import { cleanPlace, cleanRolePlace, cleanRoleText, cleanText, quote } from './cells/clean-text.js';
import type { ColumnField } from './match-headers.js';
import { type GroupAbove, longestPlace, readNames } from './cells/read-names.js';
import { readDate } from './cells/read-date.js';
import { readMinimumAge } from './cells/read-minimum-age.js';
import { readQuantity } from './cells/read-quantity.js';
import type { Reading } from './reading.js';
import { type ClockTime, formatTime, readTime } from './cells/read-time.js';
import { readYesOrNo } from './cells/yes-or-no.js';
import type { RowValues } from './row-values.js';
import { isUnsaved, type SheetCell, shownText, unsavedSentence } from './sheet-rows.js';
import type { WorkbookShift, ReadWorkbookOptions } from './workbook-plan.js';

// An end before the start means the next day. Beyond this length it is far more likely a mistake (AM for PM) than a night shift.
const longestNightShiftMinutes = 12 * 60;
const minutesPerDay = 1440;
const longestNote = 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The result of reading a row: a shift, or all of its problems. `group`: the names that rows below may inherit. */
export interface ReadShiftRow {
  shift?: WorkbookShift;
  problems: string[];
  /** The cells that the problems are about. */
  cells: string[];
  warnings: string[];
  group: GroupAbove;
  /** The cell with 'called off'. */
  calledOffCell?: string;
}

/** Reads one body row. Reports all of its problems at once, so that people can correct a sheet in one pass. */
export function readShiftRow(
  values: RowValues,
  above: GroupAbove | undefined,
  event: ReadWorkbookOptions,
  date1904: boolean,
): ReadShiftRow {
  const problems: string[] = [];
  const warnings: string[] = [];
  const blamed = new Set<string>();
  const label = (field: ColumnField) => values.labels.get(field) ?? field;
  function object(sentence: string, ...fields: ColumnField[]): void {
    problems.push(sentence);
    for (const field of fields) blamed.add(values.addresses.get(field) ?? '');
  }

  function take<T>(field: ColumnField, read: (cell: SheetCell) => Reading<T>): T | undefined {
    const cell = values.all.get(field);
    if (!cell) {
      object(`${label(field)} is empty.`, field);
      return undefined;
    }
    if (isUnsaved(cell)) {
      object(unsavedSentence(label(field)), field);
      return undefined;
    }
    const reading = read(cell);
    const about = `${label(field)} ${quote(shownText(cell))}`;
    if ('problem' in reading) {
      object(`${about} ${reading.problem}.`, field);
      return undefined;
    }
    if (reading.warning) warnings.push(`${about} ${reading.warning}.`);
    return reading.value;
  }

  function text(field: ColumnField, clean: (text: string) => string): string {
    const cell = values.all.get(field);
    if (cell && isUnsaved(cell)) object(unsavedSentence(label(field)), field);
    else if (cell?.kind === 'other') object(`${label(field)} ${quote(cell.shown)} is not a text.`, field);
    return cell ? clean(shownText(cell)) : '';
  }

  /** An optional flag; an unknown value is ignored with a warning. */
  function mark(
    field: 'closed' | 'waitlistEnabled' | 'cancelled' | 'youngerWithConsent' | 'standby',
  ): boolean | undefined {
    const cell = values.own.get(field);
    if (!cell) return undefined;
    const value = readYesOrNo(cell);
    if (isUnsaved(cell)) warnings.push(unsavedSentence(label(field)));
    else if (value === undefined)
      warnings.push(`${label(field)} ${quote(shownText(cell))} is neither yes nor no: it is left aside.`);
    return value;
  }

  function shiftId(): string | undefined {
    const cell = values.own.get('shiftId');
    const id = cell ? cleanLine(shownText(cell)) : '';
    if (uuid.test(id)) return id.toLowerCase();
    if (id) warnings.push(`${label('shiftId')} ${quote(id)} is no id of a shift: it is left aside.`);
    return undefined;
  }

  const names = readNames(values, above, label);
  for (const { field, sentence } of names.problems) object(sentence, field);
  warnings.push(...names.warnings);
  function place(field: 'location' | 'roleLocation', clean: (text: string) => string): string {
    const written = text(field, clean);
    if (isLonger(written, longestPlace)) object(`${label(field)} is longer than ${longestPlace} characters.`, field);
    return written;
  }
  const [location, roleLocation] = [place('location', cleanPlace), place('roleLocation', cleanRolePlace)];
  const notes = text('notes', cleanText);
  if (isLonger(notes, longestNote)) object(`${label('notes')} is longer than ${longestNote} characters.`, 'notes');
  const texts = mapped(sheetTexts, (_sheet, name) => {
    const written = text(name, (typed) => cleanRoleText(name, typed));
    const { atMost } = roleTexts[name];
    if (isLonger(written, atMost))
      warnings.push(`${label(name)} is longer than ${atMost} characters: shorten it when you next edit the role.`);
    return written;
  });
  const id = shiftId();
  // An exported plan may contain all that forms allow, and people edit it like a form.
  const isPlan = values.labels.has('shiftId');
  const isOurs = id !== undefined && !!event.shiftIds?.has(id);
  const startCell = values.all.get('startTime');
  const startRead = startCell && readTime(startCell, date1904);
  const startMinutes = startRead && 'value' in startRead ? startRead.value.minutes : undefined;
  const date = take('date', (cell) => readDate(cell, event, date1904, { start: startMinutes, isOurs }));
  const start = take('startTime', (cell) => readTime(cell, date1904));
  const end = take('endTime', (cell) => readTime(cell, date1904));
  const quantity = take('quantity', readQuantity);
  const minimumAge = values.own.has('minimumAge') ? take('minimumAge', readMinimumAge) : undefined;
  if (date && start && end) {
    for (const sentence of problemsOfTimes(date, start, end, isPlan ? minutesPerDay : longestNightShiftMinutes, label))
      object(sentence, 'startTime', 'endTime');
  }
  const cells = [...blamed].filter(Boolean);
  const flags = {
    closed: mark('closed'),
    waitlistEnabled: mark('waitlistEnabled'),
    cancelled: mark('cancelled'),
    youngerWithConsent: mark('youngerWithConsent'),
    standby: mark('standby'),
  };

  const { category, role } = names.group;
  if (problems.length > 0 || !category || !role || !date || !start || !end || !quantity)
    return { problems, cells, warnings, group: names.group };
  const [startTime, endTime] = [formatTime(start.minutes), formatTime(end.minutes)];
  if (start.minutes === minutesPerDay) warnings.push(`${label('startTime')} was read as 00:00, when ${date} begins.`);
  if (endTime < startTime && endTime !== '00:00')
    warnings.push(`${label('endTime')} ${endTime} is before ${startTime}: the shift ends the next day.`);
  if (date < event.eventStartDate || date > event.eventEndDate) {
    warnings.push(`${label('date')} ${date} is outside the event (${event.eventStartDate} to ${event.eventEndDate}).`);
  }
  if (values.row.isHidden)
    warnings.push('This row is hidden in the sheet (by a filter or by hand); it is imported all the same.');
  const shift = {
    category,
    role,
    ...texts,
    location: location || null,
    date,
    startTime,
    endTime,
    quantity,
    ...(notes ? { notes } : {}),
    ...(minimumAge === undefined ? {} : { minimumAge }),
    ...(roleLocation ? { roleLocation } : {}),
    ...Object.fromEntries(entriesOf(flags).filter(([, value]) => value !== undefined)),
    ...(id ? { id } : {}),
  };
  const calledOffCell = flags.cancelled === undefined ? undefined : values.addresses.get('cancelled');
  return { shift, problems, cells, warnings, group: names.group, calledOffCell };
}

function problemsOfTimes(
  date: string,
  start: ClockTime,
  end: ClockTime,
  longestNight: number,
  label: (field: ColumnField) => string,
): string[] {
  const [startLabel, endLabel] = [label('startTime'), label('endTime')];
  const startTime = formatTime(start.minutes);
  const endTime = formatTime(end.minutes);
  if (startTime === endTime) return [`${endLabel} must differ from ${startLabel} (${startTime}).`];
  const nextDay = endTime < startTime;
  if (nextDay && (end.minutes - start.minutes + minutesPerDay) % minutesPerDay > longestNight) {
    return [`${endLabel} ${endTime} is before ${startLabel} ${startTime}.`];
  }
  const daysAfter = (day: string | undefined) => (day === undefined ? undefined : dayNumber(day) - dayNumber(date));
  const [startDays = 0, endDays] = [daysAfter(start.day), daysAfter(end.day)];
  const problems: string[] = [];
  if (startDays !== 0) problems.push(`${startLabel} is on ${start.day}, but the date is ${date}.`);
  if (endDays !== undefined && endDays !== (nextDay ? 1 : 0))
    problems.push(`${endLabel} is on ${end.day}, but the date is ${date}.`);
  return problems;
}
