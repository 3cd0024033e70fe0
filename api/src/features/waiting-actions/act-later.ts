import { z } from 'zod';
import { cancelMessage } from '../../contract/programme/event.js';
import type { EventState } from '../../contract/programme/event-state.js';
import { cancelSignupsInput } from '../../contract/signups/signup-table.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { getRow } from '../../platform/reading/get-row.js';
import { operation } from '../../platform/operation/operation.js';
import { mayChangeProgramme, programmePlaceOf } from '../categories/category.policy.js';
import { refuseOtherMessage } from '../events/state/change-state.js';
import { getLedCategory } from '../categories/get-led-category.js';
import { getLedOpportunity } from '../opportunities/get-led-opportunity.js';
import { getLedShift } from '../shifts/get-led-shift.js';
import { refusedFor, selectCancellable } from '../signups/cancel/cancel-signups.js';
import type { RefusedCancellation } from '../signups/staff/staff-signup.types.js';
import { findWaiting, letWait, type Waiting } from './waiting-action.js';

/**
 * Cancels signups in ten seconds, unless undone: until then no signup, mail or waitlist changes. Names those that
 * cannot be cancelled at once. SIGNUP_NOT_FOUND: when none of them exists.
 */
export const cancelSignupsLater = operation(
  { access: 'staff', input: cancelSignupsInput, refuses: ['INVALID_INPUT', 'SIGNUP_NOT_FOUND'] },
  async function cancelSignupsLater(
    ctx,
    { signupIds, notify },
  ): Promise<{ action: Waiting | null; signupIds: string[]; refused: RefusedCancellation[] }> {
    const { active, refused } = await selectCancellable(ctx, signupIds);
    const waiting = await findWaiting(ctx);
    const again = active.filter(({ id }) => waiting.has(id));
    const first = active.filter(({ id }) => !waiting.has(id));
    const ids = first.map(({ id }) => id);
    const shiftIds = first.map(({ fact }) => fact.shift.id);
    return {
      action: ids.length > 0 ? await letWait(ctx, 'cancelSignups', { signupIds: ids, shiftIds, notify }) : null,
      signupIds: ids,
      refused: [...refused, ...again.map((signup) => refusedFor(signup, 'This signup is being cancelled already.'))],
    };
  },
);

const removal = z.object({
  categoryId: z.string().nullish(),
  opportunityId: z.string().nullish(),
  shiftId: z.string().nullish(),
  tellPeople: z.boolean().nullish(),
});

/** Deletes a category (admins), role or shift in ten seconds, unless undone; exactly one of the three is named. */
export const deleteLater = operation(
  {
    access: 'staff',
    input: removal,
    refuses: ['BAD_REQUEST', 'CATEGORY_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND', 'ACTION_WAITS'],
  },
  async function deleteLater(ctx, { categoryId, opportunityId, shiftId, tellPeople }): Promise<Waiting> {
    const [id, ...others] = [categoryId, opportunityId, shiftId].filter((one) => one != null);
    if (id === undefined || others.length > 0)
      throw new DomainError('BAD_REQUEST', { message: 'Name one category, volunteer role or shift.' });
    const input = { id, tellPeople };
    if (shiftId != null) {
      await getLedShift(ctx, id);
      return letWait(ctx, 'deleteShift', input);
    }
    if (opportunityId != null) {
      await getLedOpportunity(ctx, id);
      return letWait(ctx, 'deleteOpportunity', input);
    }
    const waiting = await letWait(ctx, 'deleteCategory', input);
    const place = programmePlaceOf(await getLedCategory(ctx, id));
    authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, place), 'CATEGORY_NOT_FOUND');
    return waiting;
  },
);

/** Cancels an event in ten seconds, unless undone. EVENT_CANCELLED: for another message about a cancelled one. */
export const cancelEventLater = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string(), message: cancelMessage }),
    refuses: ['INVALID_INPUT', 'EVENT_NOT_FOUND', 'EVENT_CANCELLED', 'EVENT_IS_DRAFT', 'ACTION_WAITS'],
  },
  async function cancelEventLater(ctx, { eventId, message }): Promise<Waiting> {
    const event = await getRow<{ state: EventState; cancelMessage: string | null }>(
      ctx,
      'EVENT_NOT_FOUND',
      'select state, cancel_message as "cancelMessage" from event where id = ?',
      eventId,
    );
    refuseOtherMessage(event, message);
    if (event.state === 'DRAFT') throw new DomainError('EVENT_IS_DRAFT');
    return letWait(ctx, 'cancelEvent', { eventId, message });
  },
);
