import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import { ApiKey } from '../../records/api-key.js';
import { CreateApiKeyInputType, CreateApiKeyPayload, RevokeApiKeyPayload } from './api-key.types.js';
import { createApiKey } from './create-api-key.js';
import { findApiKeys, findOwnApiKey, getApiKey } from './find-api-keys.js';
import { revokeApiKey } from './revoke-api-key.js';

export const ApiKeyResolver = rootFields({
  apiKeys: query(findApiKeys, {
    gives: [ApiKey],
    description: 'All API keys, the newest first, those that are over too.',
  }),
  apiKey: query(findOwnApiKey, {
    gives: ApiKey,
    nullable: true,
    description: 'The API key of this request; null for admins.',
  }),
  createApiKey: mutation(createApiKey, {
    gives: CreateApiKeyPayload,
    description: 'Makes an API key and gives its token this once.',
    input: { type: CreateApiKeyInputType, description: 'What it is for and what it may do.' },
    answer: async (ctx, { apiKeyId, token }, selection) => ({
      token,
      apiKey: 'apiKey' in selection ? await getApiKey(ctx, apiKeyId, below(selection, 'apiKey')) : undefined,
    }),
  }),
  revokeApiKey: mutation(revokeApiKey, {
    gives: RevokeApiKeyPayload,
    description: 'Ends an API key at once; one that is over stays so.',
    args: { apiKeyId: 'The key.' },
    answer: async (ctx, apiKeyId, selection) => ({
      apiKey: await getApiKey(ctx, apiKeyId, below(selection, 'apiKey')),
    }),
  }),
});
