import { createEventInput } from '@trailcrew/api/contract/programme/event';
import { z } from 'zod';

/* When people are reminded, as form values: `7, 1` means 7 days and 1 day before. */

const days = createEventInput.shape.remindDaysBefore;

/** The input of the mutation; NaN stands for text that is no number. */
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

/** The field's value for an existing event. */
export function remindersOf({ remindDaysBefore }: { remindDaysBefore: readonly number[] | null }): string {
  return (remindDaysBefore ?? []).join(', ');
}
