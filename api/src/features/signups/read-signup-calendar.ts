import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { tryOf } from '../../platform/limits/tries.js';
import { calendarFile } from '../../platform/files/calendar-file.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { findSignupFacts } from './find-signup-facts.js';
import { calendarEntryOf } from './signup.announcements.js';
import { opensCalendar } from './signup-calendar-pass.js';
import { mayCancelSignup } from './signup.policy.js';

/** The most signups of one file: as many as a household can sign up for at once. */
const mostSignups = 100;

/**
 * A signup as a calendar file, for the household's browser, the browser that just signed up, and staff, or by the address that their pages
 * show (`calendarPass`). `also` adds further signups, each as 'id' or 'id.pass', such as a family's. A cancelled signup removes the entry
 * from the calendar; one in a cancelled event marks it as cancelled. Among several, cancelled ones are left out.
 */
export const readSignupCalendar = operation(
  {
    access: 'public',
    input: z.object({ id: z.string(), pass: z.string().optional(), also: z.string().optional() }),
    refuses: ['SIGNUP_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('signup-calendar', ctx.ip)]),
  },
  async function readSignupCalendar(ctx, { id, pass, also }) {
    const { settings, secretKey } = ctx.services;
    const passes = new Map([...furtherSignups(also), [id.toLowerCase(), pass]]);
    const ids = [...passes.keys()];
    const found = ids.length <= mostSignups && ids.every(isId) ? await findSignupFacts(ctx, ids) : [];
    const opens = (signup: (typeof found)[number]) => {
      const submitted = passes.get(signup.id);
      const isOpen = submitted !== undefined && opensCalendar(secretKey, signup.id, submitted);
      return isOpen || mayCancelSignup(ctx.viewer, ctx.household, signup);
    };
    if (found.length < ids.length || !found.every(opens)) throw new DomainError('SIGNUP_NOT_FOUND');
    const active = found.filter(({ status }) => status !== 'cancelled');
    const shown = active.length > 0 ? active : found;
    const entries = shown.map(({ fact, eventState }) => {
      const entry = calendarEntryOf(fact, settings.publicUrl);
      return { ...entry, isCalledOff: entry.isCalledOff || eventState === 'CANCELLED' };
    });
    return calendarFile(entries, { settings, cancelled: active.length === 0 });
  },
);

/** Parses `also`: the id and the pass of each further signup. */
function furtherSignups(also = ''): [id: string, pass: string | undefined][] {
  return also
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [id = '', ...pass] = one.split('.');
      return [id.toLowerCase(), pass.length > 0 ? pass.join('.') : undefined];
    });
}
