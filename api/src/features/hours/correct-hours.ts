import { correctHoursInput } from '../../contract/hours.js';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { endOfShift, hoursOf } from '../../records/parts/hours-sql.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { hoursCorrected } from './hours.announcements.js';

/**
 * Sets the minutes that count for a signup whose shift is over, or takes that back. The reason is kept in the history. Gives the signup's id;
 * the same minutes again change nothing. Errors: SIGNUP_NOT_FOUND, also for other leads' signups; INVALID_INPUT while the shift is not over.
 */
export const correctHours = operation(
  { access: 'staff', input: correctHoursInput, refuses: ['SIGNUP_NOT_FOUND', 'INVALID_INPUT'] },
  async function correctHours(ctx, { signupId, minutes = null, reason }): Promise<string> {
    const signup = await getSignup(ctx, signupId);
    if (minutes === signup.correctedMinutes) return signup.id;
    if (!signup.isOver)
      throw new DomainError('INVALID_INPUT', {
        fields: { minutes: 'This shift is not over yet. Correct it afterwards.' },
      });
    await ctx.execute('update signup set corrected_minutes = ? where id = ?', [minutes, signup.id]);
    await ctx.announce(hoursCorrected, signup);
    const to = minutes === null ? 'correction taken back' : `${words(signup.minutes)} → ${words(minutes)}`;
    await recordAction(ctx, {
      action: 'hours.corrected',
      recordId: signup.id,
      eventId: signup.eventId,
      summary: `${signup.person}, ${signup.role}: ${to}. ${reason}`,
      detail: { from: signup.minutes, to: minutes, reason },
    });
    return signup.id;
  },
);

function words(minutes: number | null): string {
  return minutes === null ? 'no hours' : `${minutes / 60} h`;
}

interface SignupToCorrect {
  id: string;
  eventId: string;
  categoryId: string;
  shiftId: string;
  leadId: string | null;
  person: string;
  role: string;
  isOver: boolean;
  correctedMinutes: number | null;
  minutes: number | null;
}

async function getSignup(ctx: RequestContext, id: string): Promise<SignupToCorrect> {
  const [signup] = isId(id) ? await ctx.execute<SignupToCorrect>(statement, [id]) : [];
  if (!signup || !mayWorkInCategory(ctx.viewer, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
  return signup;
}

const statement = `
  select g.id, g.event_id as "eventId", o.category_id as "categoryId", g.shift_id as "shiftId", c.lead_id as "leadId",
    v.first_name || ' ' || v.last_name as person, o.name as role,
    ${endOfShift} <= now() as "isOver", g.corrected_minutes as "correctedMinutes", h.minutes
  from signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id join event e on e.id = s.event_id
    join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id cross join lateral ${hoursOf('g')} h
  where g.id = ? for no key update of g`;
