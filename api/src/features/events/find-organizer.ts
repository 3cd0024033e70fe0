import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** Checks that an event's organizer is a user. Returns the id, or null if none is given. Error: INVALID_INPUT. */
export async function findOrganizer(
  ctx: RequestContext,
  organizerId: string | null | undefined,
): Promise<string | null> {
  if (!organizerId) return null;
  const [user] = isId(organizerId)
    ? await ctx.execute<{ id: string }>('select id from app_user where id = ? for key share', [organizerId])
    : [];
  if (user) return user.id;
  const message = 'The organizer is not a known user';
  throw new DomainError('INVALID_INPUT', { message, fields: { organizerId: message } });
}
