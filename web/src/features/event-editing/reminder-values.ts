import { createEventInput } from '@trailcrew/api/contract/programme/event';
import { z } from 'zod';

/* When people are reminded, in forms: `7, 1` for 7 days and 1 day before. */

const days = createEventInput.shape.remindDaysBefore;

/** What is sent for what was typed; NaN stands for what is no number. */
export function remindersToSend(typed: string): number[] {
  return typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
}

/** The field of a form. */
export const reminderField = {
  reminders: z.string().superRefine((typed, context) => {
    const [issue] = days.safeParse(remindersToSend(typed)).error?.issues ?? [];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  }),
};

/** What the field shows of an event that is there. */
export function remindersOf({ remindDaysBefore }: { remindDaysBefore: readonly number[] | null }): string {
  return (remindDaysBefore ?? []).join(', ');
}
