import { z } from 'zod';
import { LockMode } from '@mikro-orm/core';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { ApiKey } from '../../records/api-key.js';

/**
 * Revokes a key: from its commit on, no server accepts it. One that was revoked before stays as it is. Returns its id.
 */
export const revokeApiKey = operation(
  {
    access: 'admin',
    stepUp: true,
    input: z.object({ apiKeyId: z.string() }),
    refuses: ['API_KEY_NOT_FOUND'],
  },
  async function revokeApiKey(ctx, { apiKeyId }): Promise<string> {
    const key = isId(apiKeyId)
      ? await ctx.em.findOne(ApiKey, apiKeyId, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!key) throw new DomainError('API_KEY_NOT_FOUND');
    if (key.revokedAt !== null) return apiKeyId;
    key.revokedAt = clock.now().toISOString();
    await ctx.em.flush();
    await recordAction(ctx, {
      action: 'api-key.revoked',
      recordId: apiKeyId,
      eventId: key.event?.id ?? null,
      summary: `${key.name} (${key.prefix}…)`,
    });
    return apiKeyId;
  },
);
