import { z } from 'zod';
import { day } from './text/fields.js';

/** The shifts of a report: all, or those of one event or day, optionally narrowed by words. */
export const reportFilter = z.object({
  eventId: z.string().nullish(),
  /** A form sends an empty text for every day. */
  date: z.union([z.literal(''), day()]).nullish(),
  search: z.string().max(200, 'Please use at most 200 characters').nullish(),
});

/** The formats of exported tables. */
export const exportFormats = ['csv', 'xlsx'] as const;

/** Levels of how full something is, in the order green, orange, red. */
export type FillTone = 'good' | 'warm' | 'danger';

/** For totals: 100 % or more is good, 75 % or more needs attention, less is in danger. */
export function overallFillTone(percent: number): FillTone {
  if (percent >= 100) return 'good';
  return percent >= 75 ? 'warm' : 'danger';
}

/** For a single shift: 100 % or more is good, 50 % or more needs attention, less is in danger. */
export function rowFillTone(percent: number): FillTone {
  if (percent >= 100) return 'good';
  return percent >= 50 ? 'warm' : 'danger';
}
