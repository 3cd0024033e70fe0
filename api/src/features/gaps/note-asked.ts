import { noteAskedInput } from '../../contract/signups/asked-person.js';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { isCandidate } from '../replacements/find-candidates.js';
import { getLedShift } from '../shifts/get-led-shift.js';
import { personAsked } from './gaps.announcements.js';

/**
 * Notes that a candidate was asked for a shift by phone, and what they answered; the last answer of each shift and person is kept. The same
 * answer within an hour is the same call, and changes nothing. VOLUNTEER_NOT_FOUND: also for people who did not agree to be asked.
 */
export const noteAsked = operation(
  { access: 'staff', input: noteAskedInput, refuses: ['SHIFT_NOT_FOUND', 'VOLUNTEER_NOT_FOUND'] },
  async function noteAsked(ctx, { shiftId, volunteerId, answer }): Promise<{ shiftId: string; volunteerId: string }> {
    const shift = await getLedShift(ctx, shiftId);
    const [candidate] = isId(volunteerId)
      ? await ctx.execute<{ id: string }>(isCandidate, [shift.id, null, volunteerId])
      : [];
    if (!candidate) throw new DomainError('VOLUNTEER_NOT_FOUND');
    const noted = await ctx.execute(
      `insert into asked_person as a (shift_id, volunteer_id, answer, asked_at, asked_by_id) values (?, ?, ?, ?, ?)
       on conflict (shift_id, volunteer_id) do update
         set answer = excluded.answer, asked_at = excluded.asked_at, asked_by_id = excluded.asked_by_id
         where a.answer <> excluded.answer or a.asked_at < excluded.asked_at - interval '1 hour'
       returning shift_id`,
      [shift.id, candidate.id, answer, clock.now(), ctx.viewer.userId],
    );
    const ids = { shiftId: shift.id, volunteerId: candidate.id };
    if (noted.length > 0) {
      const { id: categoryId } = shift.opportunity.category;
      await ctx.announce(personAsked, { ...ids, eventId: shift.event.id, categoryId, answer });
    }
    return ids;
  },
);
