import { renameUserInput } from '../../../contract/people/staff.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { describeChanges } from '../../../platform/operation/describe-changes.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { userFact } from '../../../records/facts.js';
import { leadRenamed } from '../account.announcements.js';
import { getUserToChange } from './get-user-to-change.js';

/** Corrects the name and phone number of a staff member, oneself included. Returns their id. */
export const renameUser = operation(
  {
    access: 'admin',
    stepUp: true,
    input: renameUserInput,
    refuses: ['INVALID_INPUT', 'USER_NOT_FOUND'],
  },
  async function renameUser(ctx, { userId, phone, ...name }): Promise<string> {
    const user = await getUserToChange(ctx, userId);
    const { summary, detail } = describeChanges(user, name);
    const isCalledElsewhere = phone !== undefined && phone !== user.phone;
    if (!summary && !isCalledElsewhere) return user.id;
    const before = `${user.firstName} ${user.lastName}`;
    Object.assign(user, name, isCalledElsewhere ? { phone } : {});
    await ctx.em.flush();
    const fields = [...Object.keys(detail), ...(isCalledElsewhere ? ['phone'] : [])];
    await ctx.announce(recordsWritten, [userFact('changed', user.id, { fields })]);
    await recordAction(ctx, {
      action: 'user.renamed',
      recordId: user.id,
      eventId: null,
      // The number itself is in no log.
      summary: `${before}: ${[summary, ...(isCalledElsewhere ? ['phone number changed'] : [])].filter(Boolean).join(', ')}`,
    });
    if (!summary) return user.id;
    const led = await ctx.execute<{ id: string }>(
      'select distinct event_id as id from category where lead_id = ? order by 1',
      [user.id],
    );
    // Last, because mails are locked after records.
    for (const { id } of led) await ctx.announce(leadRenamed, { eventId: id });
    return user.id;
  },
);
