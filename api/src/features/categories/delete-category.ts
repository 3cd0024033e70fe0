import { z } from 'zod';
import { count } from '../../contract/counts.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { countSignupsBelow, type SignupsBelow } from '../events/count-signups-below.js';
import { lockBelow } from '../events/lock-below.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { branchRemoved, removalAhead } from '../events/removal.announcements.js';
import { getLedCategory } from './get-led-category.js';

/**
 * Deletes a category with its roles, shifts and signups, and tells the people in it when asked to. Gives what went with it. Of two at once
 * the second hears that it is gone. Errors: NOT_SIGNED_IN, FORBIDDEN for leads, CATEGORY_NOT_FOUND.
 */
export const deleteCategory = operation(
  {
    openTo: 'admin',
    input: z.object({ id: z.string(), tellPeople: z.boolean().nullish() }),
  },
  async function deleteCategory(ctx, { id, tellPeople }): Promise<SignupsBelow> {
    authorize(ctx.viewer, 'admin');
    const category = await getLedCategory(ctx, id, 'update').catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'CATEGORY_NOT_FOUND')
        throw new DomainError('CATEGORY_NOT_FOUND', {
          message: 'Category not found. Someone else may have deleted it already.',
        });
      throw error;
    });
    await lockBelow(ctx, { categoryId: category.id });
    if (tellPeople) await ctx.announce(removalAhead, { categoryId: category.id });
    const gone = await countSignupsBelow(ctx, { categoryId: category.id });
    await ctx.announce(branchRemoved, { categoryId: category.id });
    await ctx.execute('delete from category where id = ?', [category.id]);
    await ctx.announce(programmeChanged, { eventId: category.eventId, facts: [] });
    await recordAction(ctx, {
      action: 'category.deleted',
      recordId: category.id,
      eventId: category.eventId,
      summary: `${category.name}, with ${count(gone.opportunities, 'role')}, ${count(gone.shifts, 'shift')} and ${count(gone.signups, 'signup')}`,
      detail: { ...gone, toldPeople: tellPeople === true },
    });
    return gone;
  },
);
