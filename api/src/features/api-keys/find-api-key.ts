import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ApiKeyScope } from '../../contract/people/api-key.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';
import type { KeyViewer } from '../../platform/operation/viewer.js';

/** How old the last recorded use is before the next is recorded. */
const notedEvery = `interval '1 minute'`;

/**
 * The program behind a key's token, in one statement; null for a token that is unknown, revoked or expired. Records the
 * use once a minute, and in the audit log when the key comes from a network for the first time.
 */
export async function findApiKey(ctx: RequestContext, token: string): Promise<KeyViewer | null> {
  const [row] = await ctx.services.rows.read<Omit<KeyViewer, 'kind'> & { isToNote: boolean }>({
    name: 'api-key',
    text: `select id as "keyId", name, scopes, event_id as "boundTo",
        last_used_at is null or last_used_at < now() - ${notedEvery}
          or not exists (select from api_key_network n where n.api_key_id = k.id and n.network_hash = $2) as "isToNote"
      from api_key k where token_hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    values: [hashToken(token), hashOf(ctx.ip)],
  });
  if (!row) return null;
  const { isToNote, ...key } = row;
  if (isToNote) await ctx.run(noteKeyUse, { keyId: key.keyId });
  return { kind: 'key', ...key, scopes: withWhatTheyOpen(key.scopes) };
}

/**
 * Records that a key was just used, and from where if that is new; of several at once one does. Not reachable by
 * GraphQL or REST.
 */
const noteKeyUse = operation(
  {
    access: 'internal',
    input: z.object({ keyId: z.string() }),
  },
  async function noteKeyUse(ctx, { keyId }): Promise<void> {
    await ctx.execute(
      `with touched as (
        update api_key set last_used_at = now()
        where id = $1::uuid and (last_used_at is null or last_used_at < now() - ${notedEvery})
      ), seen as (
        insert into api_key_network (api_key_id, network_hash) values ($1::uuid, decode($2, 'hex'))
        on conflict do nothing returning api_key_id
      )
      insert into audit_entry (actor_name, action, record_type, record_id, event_id, summary, detail)
      select k.name, 'api-key.used', 'api-key', k.id, k.event_id,
        k.name || ' (' || k.prefix || '…): first use from ' || $3::text, '{}'
      from api_key k join seen on seen.api_key_id = k.id`,
      [keyId, hashOf(ctx.ip).toString('hex'), ctx.ip],
    );
  },
);

function hashOf(network: string): Buffer {
  return createHash('sha256').update(network).digest();
}

/** Scopes to write include the scopes to read the same. */
function withWhatTheyOpen(scopes: readonly ApiKeyScope[]): readonly ApiKeyScope[] {
  const read = scopes.flatMap((scope) => opens[scope] ?? []);
  return [...new Set([...scopes, ...read])];
}

const opens: Partial<Record<ApiKeyScope, ApiKeyScope>> = {
  'write:programme': 'read:programme',
  'write:signups': 'read:signups',
};
