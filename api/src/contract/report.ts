import { z } from 'zod';
import { day } from './text/fields.js';

/** Which shifts a report is about: all, those of one event or day, and of these such as match some words. */
export const reportFilter = z.object({
  eventId: z.string().nullish(),
  /** A form sends an empty text for every day. */
  date: z.union([z.literal(''), day()]).nullish(),
  search: z.string().max(200, 'Please use at most 200 characters').nullish(),
});

/** The forms a table can be taken out in. */
export const exportFormats = ['csv', 'xlsx'] as const;

/** How well places are filled, in the order green, orange, red. */
export type FillTone = 'good' | 'warm' | 'danger';

/** Of everything together: 100 % or more is good, 75 % or more needs attention, less is in danger. */
export function overallFillTone(percent: number): FillTone {
  if (percent >= 100) return 'good';
  return percent >= 75 ? 'warm' : 'danger';
}

/** Of a single shift: 100 % or more is good, 50 % or more needs attention, less is in danger. */
export function rowFillTone(percent: number): FillTone {
  if (percent >= 100) return 'good';
  return percent >= 50 ? 'warm' : 'danger';
}
