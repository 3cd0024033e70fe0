import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';

/** Ends a key: from its commit on, no server lets it in. One that was revoked before stays as it is. Gives its id. */
export const revokeApiKey = operation(
  {
    access: 'admin',
    input: z.object({ apiKeyId: z.string() }),
    refuses: ['API_KEY_NOT_FOUND'],
  },
  async function revokeApiKey(ctx, { apiKeyId }): Promise<string> {
    const [key] = isId(apiKeyId)
      ? await ctx.execute<{ name: string; prefix: string; event_id: string | null; was_revoked: boolean }>(
          `select name, prefix, event_id, revoked_at is not null as was_revoked from api_key where id = ? for update`,
          [apiKeyId],
        )
      : [];
    if (!key) throw new DomainError('API_KEY_NOT_FOUND');
    if (key.was_revoked) return apiKeyId;
    await ctx.execute('update api_key set revoked_at = now() where id = ?', [apiKeyId]);
    await recordAction(ctx, {
      action: 'api-key.revoked',
      recordId: apiKeyId,
      eventId: key.event_id,
      summary: `${key.name} (${key.prefix}…)`,
    });
    return apiKeyId;
  },
);
