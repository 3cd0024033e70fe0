import { recordsBy, writtenRecord } from '../../platform/find-records.js';
import { ApiKey } from '../../records/api-key.js';

/** All API keys, the newest first, those that are over too. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export const { find: findApiKeys, list: listApiKeys } = recordsBy({
  name: 'ApiKeys',
  openTo: 'admin',
  record: ApiKey,
  isUndated: true,
});

/** A key that was just written. Error: API_KEY_NOT_FOUND when it is gone again. */
export const getApiKey = writtenRecord(ApiKey, 'API_KEY_NOT_FOUND');
