import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { readOneOfShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { Event } from '../../records/event.js';

/** One event by its id or its slug, with the fields of `selection`; null when there is none. Error: BAD_REQUEST without exactly one of the two. */
export const findEvent = operation(
  {
    openTo: 'everyone',
    input: z.object({ id: z.string().nullish(), slug: z.string().nullish(), selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findEvent(ctx, { id, slug, selection }): Promise<Event | null> {
    if ((id == null) === (slug == null))
      throw new DomainError('BAD_REQUEST', { message: 'Name the event by either id or slug.' });
    if (id != null && !isId(id)) return null;
    const key = id == null ? 'slug' : 'id';
    return readOneOfShape(ctx.services, Event, selection, {
      where: (e) => `${e}.${key} = $1`,
      values: [id ?? slug],
    });
  },
);
