import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import type { Selection } from '../../platform/shape.js';
import type { Category } from './category.type.js';
import { findCategories } from './find-categories.js';

/** The categories that the viewer leads, by name, of one event if asked; all of them for an admin. Error: NOT_SIGNED_IN. */
export const findMyCategories = operation({
  name: 'findMyCategories',
  openTo: 'staff',
  input: z.object({ eventId: z.string().nullish(), selection: z.custom<Selection>() }),
  kind: 'reads',
  run: (ctx, { eventId, selection }): Promise<Category[]> => {
    const { role, userId } = authorize(ctx.viewer, 'staff');
    return ctx.run(findCategories, { eventId, leadId: role === 'admin' ? null : userId, selection });
  },
});
