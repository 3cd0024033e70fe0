import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';
import { CheckInDevice } from '../../records/check-in/check-in-device.js';
import { CheckInLink } from '../../records/check-in/check-in-link.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { postWords } from './post-words.js';

/**
 * Revokes a link: from its commit on, none of its phones is accepted, and none can join. One that was revoked before stays as it is. Returns
 * its id. CHECK_IN_LINK_NOT_FOUND: also for one of another lead's category.
 */
export const revokeCheckInLink = operation(
  {
    access: 'staff',
    input: z.object({ linkId: z.string() }),
    refuses: ['CHECK_IN_LINK_NOT_FOUND'],
  },
  async function revokeCheckInLink(ctx, { linkId }): Promise<string> {
    const link = await lockLink(ctx, linkId);
    if (link.revokedAt !== null) return link.id;
    link.revokedAt = clock.now().toISOString();
    await ctx.em.flush();
    await record(ctx, 'check-in-link.revoked', link.id, link);
    return link.id;
  },
);

/**
 * Signs one phone off: from its commit on, it is not accepted, and another may join in its place. One that was signed off before stays as
 * it is. Returns its id. CHECK_IN_LINK_NOT_FOUND: where there is no such phone, or it is at another lead's post.
 */
export const revokeCheckInDevice = operation(
  {
    access: 'staff',
    input: z.object({ deviceId: z.string() }),
    refuses: ['CHECK_IN_LINK_NOT_FOUND'],
  },
  async function revokeCheckInDevice(ctx, { deviceId }): Promise<string> {
    const device = isId(deviceId) ? await ctx.em.findOne(CheckInDevice, deviceId) : null;
    const link = await lockLink(ctx, device?.link.id ?? '');
    if (!device) throw new DomainError('CHECK_IN_LINK_NOT_FOUND');
    // As it is behind the lock of its link, under which devices join and leave.
    await ctx.em.refresh(device);
    if (device.revokedAt !== null) return device.id;
    device.revokedAt = clock.now().toISOString();
    await ctx.em.flush();
    // Without the name: what a helper calls their phone is kept in one place alone.
    await record(ctx, 'check-in-device.revoked', device.id, link);
    return device.id;
  },
);

/** Locks a link and loads its category. Error: CHECK_IN_LINK_NOT_FOUND, also for one of another lead. */
async function lockLink(ctx: RequestContext, id: string): Promise<CheckInLink> {
  const link = isId(id) ? await ctx.em.findOne(CheckInLink, id, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  const category = link && (await ctx.em.findOneOrFail(Category, link.category.id, { populate: ['lead'] }));
  if (!category || !mayWorkInCategory(ctx.viewer, { leadId: category.lead?.id ?? null }))
    throw new DomainError('CHECK_IN_LINK_NOT_FOUND');
  return link;
}

function record(
  ctx: RequestContext,
  action: 'check-in-link.revoked' | 'check-in-device.revoked',
  recordId: string,
  { event, category, place, day }: CheckInLink,
): Promise<void> {
  const summary = postWords({ category: category.name, place, day });
  return recordAction(ctx, { action, recordId, eventId: event.id, summary });
}
