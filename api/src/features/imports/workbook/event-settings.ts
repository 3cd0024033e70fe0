import type { EventState } from '../../../contract/programme/event-state.js';
import type { WorkbookSetting } from './workbook-plan.js';

/* The words of a plan's sheet with the event's settings, one per line, for writing and reading it. */

/** Its headers. */
export const settingHeaders = { name: 'Event setting', value: 'Value', hint: 'What it may say' } as const;

/** A setting's name for people, and the values they may write. */
interface SettingWords {
  label: string;
  hint: string;
}

/** Every setting, in the order of the sheet. */
export const settingWords: Record<WorkbookSetting['name'], SettingWords> = {
  state: {
    label: 'State',
    hint: 'draft, published or cancelled. Only to read: it is changed by the buttons on the page "Event Settings".',
  },
  signupsOpenAt: {
    label: 'Signing up opens',
    hint: 'A day and time in the time zone of the event, such as 2027-02-14 08:00; none: at once.',
  },
  signupsCloseAt: {
    label: 'Signing up closes',
    hint: 'A day and time in the time zone of the event, such as 2027-02-14 08:00; none: when a shift begins.',
  },
  waitlistEnabled: { label: 'Waitlist', hint: 'yes or no: whether people can wait for places in full shifts.' },
  remindDaysBefore: {
    label: 'Reminders',
    hint: 'So many days before their first shift people are reminded, such as 7, 1; none: never.',
  },
  eventId: { label: 'Event ID', hint: 'Which event this plan is of. Please leave it as it is.' },
};

/** The names of the states in the sheet. */
export const stateWords: Record<EventState, string> = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  CANCELLED: 'cancelled',
};

/** The subject of a row with a setting, for its report. */
export function aboutSetting(name: WorkbookSetting['name']): string {
  return `The event: ${settingWords[name].label}`;
}
