import { z } from 'zod';
import { recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord } from '../../platform/reading/read-records.js';
import type { Selection } from '../../platform/reading/selection.js';
import { ApiKey } from '../../records/api-key.js';

/** All API keys, newest first, including revoked and expired ones. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export const { find: findApiKeys, list: listApiKeys } = recordsBy({
  name: 'ApiKeys',
  access: 'admin',
  record: ApiKey,
  isUndated: true,
});

/** A key that was just written. Error: API_KEY_NOT_FOUND when it was deleted meanwhile. */
export const getApiKey = writtenRecord(ApiKey, 'API_KEY_NOT_FOUND');

/** The key of this request; null for other callers. */
export const findOwnApiKey = operation(
  { access: 'admin', keyScope: 'any', input: z.object({ selection: z.custom<Selection>() }), transaction: false },
  async function findOwnApiKey({ services, viewer }, { selection }): Promise<ApiKey | null> {
    if (viewer.kind !== 'key') return null;
    return readRecord(services, ApiKey, selection, { equals: { id: viewer.keyId } });
  },
);
