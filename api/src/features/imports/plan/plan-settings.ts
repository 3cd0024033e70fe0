import { areOpeningsInOrder, openingsInOrder } from '../../../contract/programme/event.js';
import type { EventState } from '../../../contract/programme/event-state.js';
import type { ImportedRow } from '../../../contract/programme/import.js';
import { isId } from '../../../contract/text/fields.js';
import { findInstant, wallClock } from '../local-moment.js';
import { type ChangedSettings, refusedRow, rowAbout } from './import-plan.js';
import type { Programme } from './load-programme.js';
import { aboutSetting, settingWords, stateWords } from '../workbook/event-settings.js';
import { noneWord } from '../workbook/cells/read-minimum-age.js';
import { rowWords } from '../workbook/report-repeats.js';
import type { WorkbookSetting, SettingRow } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Setting = Programme['event'];
type Opening = 'signupsOpenAt' | 'signupsCloseAt';

/** How a file changes an event's settings; rows that change nothing are left out. */
interface PlannedSettings {
  changed: ChangedSettings;
  rows: ImportedRow[];
}

/**
 * Compares a workbook's settings of the event with the existing ones. The state is never changed, as that notifies people; it has buttons.
 * In the plan of another event, state and signup period are ignored.
 */
export function planSettings(event: Setting, settings: readonly SettingRow[]): PlannedSettings {
  const changed: ChangedSettings = {};
  const firstOf = new Map<string, SettingRow>();
  const isOfOther = settings.some(
    ({ setting }) => setting.name === 'eventId' && isId(setting.value) && setting.value !== event.id,
  );
  const openings: { row: SettingRow; at: number }[] = [];
  const rows: (ImportedRow | undefined)[] = settings.map((row, at) => {
    const { setting } = row;
    const first = firstOf.get(setting.name);
    if (first) return refused(row, `This is the same setting as in ${rowWords(first, row)}.`);
    firstOf.set(setting.name, row);
    if (isOfOther && (setting.name === 'state' || isOpening(setting.name))) return ofAnother(event, row);
    if (setting.name === 'state') return stateRow(event, row, setting.value);
    if (setting.name === 'eventId') return undefined;
    const taken = take(event, row, setting);
    if (!taken) return undefined;
    if ('reason' in taken) return refused(row, taken.reason);
    Object.assign(changed, taken.changed);
    if (isOpening(setting.name)) openings.push({ row, at });
    const change = { field: setting.name, from: wordsOf(event, setting.name), to: taken.to };
    const warnings = taken.warning ? [taken.warning] : [];
    return {
      ...rowAbout(row, aboutSetting(row.setting.name)),
      outcome: 'change' as const,
      changes: [change],
      warnings,
    };
  });
  if (!areOpeningsInOrder({ ...event, ...changed })) {
    for (const { row, at } of openings) {
      rows[at] = refused(row, `${openingsInOrder}.`);
      delete changed[row.setting.name as Opening];
    }
  }
  return { changed, rows: rows.filter((row) => row !== undefined) };
}

interface Taken {
  changed: ChangedSettings;
  to: string;
  warning?: string;
}

/** The new value of a setting; undefined if it does not change. */
function take(
  event: Setting,
  { setting: { name } }: SettingRow,
  setting: Exclude<WorkbookSetting, { name: 'state' | 'eventId' }>,
): Taken | { reason: string } | undefined {
  if (setting.name === 'waitlistEnabled')
    return setting.value === event.waitlistEnabled
      ? undefined
      : { changed: { waitlistEnabled: setting.value }, to: yesOrNo(setting.value) };
  if (setting.name === 'remindDaysBefore') {
    const to = daysWords(setting.value);
    return to === daysWords(event.remindDaysBefore) ? undefined : { changed: { remindDaysBefore: setting.value }, to };
  }
  // Compares texts, which do not contain seconds, nor which of two equal local times is meant.
  if (momentWords(event[setting.name], event.timeZone) === (setting.value ?? noneWord)) return undefined;
  if (setting.value === null) return { changed: { [setting.name]: null }, to: noneWord };
  const { label } = settingWords[name];
  const { instant, comesTwice } = findInstant(setting.value, event.timeZone);
  if (instant === undefined)
    return {
      reason: `${label} "${setting.value}" does not exist in the time zone of the event: clocks go forward that day.`,
    };
  const warning = comesTwice ? `${setting.value} comes twice, as the clocks go back: the first is meant.` : undefined;
  return { changed: { [setting.name]: instant }, to: setting.value, warning };
}

/** The report of a row with the state; undefined if it is the event's state. */
function stateRow(event: Setting, row: SettingRow, wanted: EventState): ImportedRow | undefined {
  if (wanted === event.state) return undefined;
  const button = {
    DRAFT: 'Back to Draft',
    PUBLISHED: event.state === 'CANCELLED' ? 'Reinstate Event' : 'Publish Event',
    CANCELLED: 'Cancel Event',
  }[wanted];
  return refused(
    row,
    `State "${stateWords[wanted]}": the event is ${event.state === 'DRAFT' ? 'a draft' : stateWords[event.state]}, and no file changes that. Use "${button}" on the page "Event Settings".`,
  );
}

function ofAnother(event: Setting, row: SettingRow): ImportedRow | undefined {
  const { setting } = row;
  const submitted = setting.name === 'state' ? stateWords[setting.value] : (setting.value ?? noneWord);
  if (submitted === wordsOf(event, setting.name)) return undefined;
  const warnings = ['This is the plan of another event: its state and when its signups open and close are left aside.'];
  return { ...rowAbout(row, aboutSetting(row.setting.name)), warnings };
}

function refused(row: SettingRow, reason: string): ImportedRow {
  return refusedRow(row, reason, [row.cell], aboutSetting(row.setting.name));
}

function isOpening(name: WorkbookSetting['name']): name is Opening {
  return name === 'signupsOpenAt' || name === 'signupsCloseAt';
}

/** The text of a setting in a workbook. */
export function wordsOf(event: Setting, name: WorkbookSetting['name']): string {
  switch (name) {
    case 'state':
      return stateWords[event.state];
    case 'signupsOpenAt':
    case 'signupsCloseAt':
      return momentWords(event[name], event.timeZone);
    case 'waitlistEnabled':
      return yesOrNo(event.waitlistEnabled);
    case 'remindDaysBefore':
      return daysWords(event.remindDaysBefore);
    case 'eventId':
      return event.id;
  }
}

function momentWords(instant: string | null, timeZone: string): string {
  return instant === null ? noneWord : wallClock(instant, timeZone);
}

function daysWords(days: readonly number[]): string {
  return days.join(', ') || noneWord;
}
