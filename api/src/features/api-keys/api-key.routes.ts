import { z } from 'zod';
import { createApiKeyInput } from '../../contract/people/api-key.js';
import { refusalOf } from '../../platform/operation/authorize.js';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { routesOf } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { createApiKey } from './create-api-key.js';
import { findOwnApiKey, getApiKey, listApiKeys } from './find-api-keys.js';
import { revokeApiKey } from './revoke-api-key.js';

const apiKeyFields: Selection = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  eventId: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
};

const apiKeyAnswer = recordAnswer('ApiKey', apiKeyFields);

/** Keys of programs, for admins. */
export const apiKeyRoutes = routesOf('API keys', [
  listRoute({
    path: '/api/admin/api-keys',
    summary: 'All API keys, the newest first, those that are over too',
    callers: ['staff'],
    list: listApiKeys,
    fields: apiKeyFields,
    schema: apiKeyAnswer,
  }),
  {
    method: 'get',
    path: '/api/key',
    id: 'getOwnApiKey',
    summary: 'The key of this request: its name, scopes and event, and when it ends',
    of: findOwnApiKey,
    callers: ['key'],
    answers: { 200: apiKeyAnswer },
    answer: async (ctx) => {
      const body = await ctx.run(findOwnApiKey, { selection: apiKeyFields });
      if (!body) throw refusalOf(ctx.viewer);
      return { body };
    },
  },
  {
    method: 'post',
    path: '/api/admin/api-keys',
    id: 'createApiKey',
    summary: 'Make an API key; its token is in this answer and nowhere else',
    of: createApiKey,
    callers: ['staff'],
    body: createApiKeyInput,
    answers: { 201: z.object({ apiKey: apiKeyAnswer, token: z.string() }) },
    answer: async (ctx, { body }) => {
      const { apiKeyId, token } = await ctx.run(createApiKey, body);
      return { status: 201, body: { apiKey: await getApiKey(ctx, apiKeyId, apiKeyFields), token } };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/api-keys/{id}',
    id: 'revokeApiKey',
    summary: 'Revoke an API key, at once',
    of: revokeApiKey,
    callers: ['staff'],
    answers: { 200: z.object({ apiKey: apiKeyAnswer }) },
    answer: async (ctx, { params }) => {
      const id = await ctx.run(revokeApiKey, { apiKeyId: params.id });
      return { body: { apiKey: await getApiKey(ctx, id, apiKeyFields) } };
    },
  },
]);
