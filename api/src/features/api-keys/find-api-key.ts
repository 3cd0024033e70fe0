import { createHash } from 'node:crypto';
import type { ApiKeyScope } from '../../contract/api-key.js';
import type { Rows } from '../../platform/rows.js';
import { hashToken } from '../../platform/secrets.js';
import type { KeyViewer } from '../../platform/viewer.js';

/**
 * The program behind a key's token, in one statement; null for a token that is unknown, revoked or expired. It also notes the use, once a
 * minute, and writes into the audit log when the key comes from a network for the first time.
 */
export async function findApiKey(rows: Rows, token: string, network: string): Promise<KeyViewer | null> {
  const [row] = await rows.read<Omit<KeyViewer, 'kind'>>({
    name: 'api-key',
    text: `with used as (
        select id, name, prefix, scopes, event_id, last_used_at from api_key
        where token_hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())
      ), touched as (
        update api_key set last_used_at = now()
        where id = (select id from used where last_used_at is null or last_used_at < now() - interval '1 minute')
      ), seen as (
        insert into api_key_network (api_key_id, network_hash)
        select id, $2 from used where not exists (select from api_key_network n where n.api_key_id = used.id and n.network_hash = $2)
        on conflict do nothing returning api_key_id
      ), noted as (
        insert into audit_entry (actor_name, action, record_type, record_id, event_id, summary, detail)
        select used.name, 'api-key.used', 'api-key', used.id, used.event_id,
          used.name || ' (' || used.prefix || '…): first use from ' || $3::text, '{}'
        from used join seen on seen.api_key_id = used.id
      )
      select id as "keyId", name, scopes, event_id as "boundTo" from used`,
    values: [hashToken(token), createHash('sha256').update(network).digest(), network],
  });
  return row ? { kind: 'key', ...row, scopes: withWhatTheyOpen(row.scopes) } : null;
}

/** Whoever may change the programme may read it. */
function withWhatTheyOpen(scopes: readonly ApiKeyScope[]): readonly ApiKeyScope[] {
  const reads = scopes.includes('write:programme') && !scopes.includes('read:programme');
  return reads ? [...scopes, 'read:programme'] : scopes;
}
