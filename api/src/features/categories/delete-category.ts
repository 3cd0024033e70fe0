import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { seenVersion } from '../../contract/seen-version.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { SignupsBelow } from '../events/removal/count-signups-below.js';
import { removeBranch } from '../events/removal/remove-branch.js';
import { mayChangeProgramme, programmePlaceOf } from './category.policy.js';
import { getLedCategory } from './get-led-category.js';

/**
 * Deletes a category with its roles, shifts and signups; with `tellPeople`, notifies the people in it. Returns the counts of what was
 * deleted with it. CATEGORY_NOT_FOUND: also for the second of two concurrent calls.
 */
export const deleteCategory = operation(
  {
    access: 'admin',
    keyScope: 'write:programme',
    input: z.object({ id: z.string(), tellPeople: z.boolean().nullish(), version: seenVersion }),
    refuses: ['CATEGORY_NOT_FOUND', 'ATTENDANCE_KEPT', 'CHANGED_MEANWHILE'],
  },
  async function deleteCategory(ctx, { id, tellPeople, version }): Promise<SignupsBelow> {
    const category = await getLedCategory(ctx, id, 'update').catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'CATEGORY_NOT_FOUND')
        throw new DomainError('CATEGORY_NOT_FOUND', {
          message: 'Category not found. Someone else may have deleted it already.',
        });
      throw error;
    });
    authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, programmePlaceOf(category)), 'CATEGORY_NOT_FOUND');
    await refuseStale(ctx, category, version);
    const gone = await removeBranch(ctx, { categoryId: category.id }, { eventId: category.event.id, tellPeople });
    await recordAction(ctx, {
      action: 'category.deleted',
      recordId: category.id,
      eventId: category.event.id,
      summary: `${category.name}, with ${count(gone.opportunities, 'role')}, ${count(gone.shifts, 'shift')} and ${count(gone.signups, 'signup')}`,
      detail: { ...gone, toldPeople: tellPeople === true },
    });
    return gone;
  },
);
