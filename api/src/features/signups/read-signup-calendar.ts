import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { tryOf } from '../../contract/limit-table.js';
import { calendarFile } from '../../platform/calendar-file.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { findSignupFacts } from './find-signup-facts.js';
import { calendarEntryOf } from './signup.announcements.js';
import { opensCalendar } from './signup-calendar-pass.js';
import { mayCancelSignup } from './signup.policy.js';

/**
 * A signup as a calendar file, for whoever may see it: the household's browser, the one that just signed up, and staff, or by
 * the address that their pages show (`calendarPass`). A cancelled one takes
 * the entry out of the calendar, one in a cancelled event strikes it out while it is cancelled. Errors: SIGNUP_NOT_FOUND, for others' signups too; TOO_MANY_REQUESTS.
 */
export const readSignupCalendar = operation(
  {
    openTo: 'everyone',
    input: z.object({ id: z.string(), pass: z.string().optional() }),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('signup-calendar', ctx.ip)]),
  },
  async function readSignupCalendar(ctx, { id, pass }) {
    const [signup] = isId(id) ? await findSignupFacts(ctx, [id]) : [];
    const { settings, secretKey } = ctx.services;
    const isOpen = pass !== undefined && opensCalendar(secretKey, id, pass);
    if (!signup || !(isOpen || mayCancelSignup(ctx.viewer, ctx.household, signup)))
      throw new DomainError('SIGNUP_NOT_FOUND');
    const entry = calendarEntryOf(signup.fact, settings.publicUrl);
    const isCalledOff = entry.isCalledOff || signup.eventState === 'CANCELLED';
    return calendarFile([{ ...entry, isCalledOff }], {
      settings,
      cancelled: signup.status === 'cancelled',
    });
  },
);
