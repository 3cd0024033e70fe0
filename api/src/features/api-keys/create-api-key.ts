import { apiKeyPrefix, createApiKeyInput } from '../../contract/people/api-key.js';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';

/** A new key and its token, which is never shown again. */
export interface CreatedApiKey {
  apiKeyId: string;
  token: string;
}

/**
 * Creates an API key and returns its token, which is shown only here: the database stores its hash. INVALID_INPUT: also
 * for an expiry in the past.
 */
export const createApiKey = operation(
  {
    access: 'admin',
    stepUp: true,
    input: createApiKeyInput,
    refuses: ['EVENT_NOT_FOUND'],
  },
  async function createApiKey(ctx, { name, scopes, eventId = null, expiresAt = null }): Promise<CreatedApiKey> {
    const { userId } = ctx.viewer;
    if (expiresAt && Date.parse(expiresAt) <= clock.now().getTime()) {
      throw new DomainError('INVALID_INPUT', { fields: { expiresAt: 'Please choose a moment to come' } });
    }
    if (eventId !== null && !isId(eventId)) throw new DomainError('EVENT_NOT_FOUND');
    const token = apiKeyPrefix + newToken();
    const [made] = await ctx.execute<{ id: string }>(
      `insert into api_key (name, prefix, token_hash, scopes, event_id, created_by_id, expires_at)
       select ?, ?, decode(?, 'hex'), ?::jsonb, w.event_id, ?::uuid, ?::timestamptz
       from (select ?::uuid as event_id) w where w.event_id is null or exists (select from event e where e.id = w.event_id)
       returning id`,
      [
        ...[name, token.slice(0, 8), hashToken(token).toString('hex'), JSON.stringify([...new Set(scopes)])],
        ...[userId, expiresAt, eventId],
      ],
    );
    if (!made) throw new DomainError('EVENT_NOT_FOUND');
    await recordAction(ctx, {
      action: 'api-key.created',
      recordId: made.id,
      eventId,
      summary: `${name} (${token.slice(0, 8)}…): ${scopes.join(', ')}`,
    });
    return { apiKeyId: made.id, token };
  },
);
