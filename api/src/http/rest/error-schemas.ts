import { errorCatalogue } from '../../contract/error-codes.js';
import { proofMethods } from '../../contract/people/second-factor.js';
import type { JsonSchema } from './answer-schema.js';

/** A refusal for programs that accept `application/problem+json` (RFC 9457). */
export function problemSchema(): JsonSchema {
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'code'],
    properties: {
      ...{ type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' } },
      detail: { type: 'string', description: 'A sentence for people.' },
      code: { type: 'string', enum: Object.keys(errorCatalogue) },
    },
  };
}

/** A refusal as JSON. `olderField`: an older name under which it has its message, too. */
export function errorSchema(olderField?: string): JsonSchema {
  const sentence = { type: 'string', description: 'A sentence for people.' };
  return {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: sentence,
      code: { type: 'string', enum: Object.keys(errorCatalogue) },
      ...(olderField
        ? { [olderField]: { ...sentence, description: 'An older name of `message`.', deprecated: true } }
        : {}),
      errors: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Field name to sentence, for bad input.',
      },
      changedBy: { type: 'string', description: 'Who changed it first, with CHANGED_MEANWHILE, where that is known.' },
      scope: { type: 'string', description: 'The scope that the API key lacks.' },
      path: { type: 'string', description: 'The path that needs that scope.' },
      challenge: {
        type: 'string',
        description: 'With SECOND_FACTOR_REQUIRED and STEP_UP_REQUIRED: sent back with the proof; good for 5 minutes.',
      },
      methods: {
        type: 'array',
        items: { type: 'string', enum: [...proofMethods] },
        description: 'With a challenge: the proofs that are accepted. `SIGN_IN`: signing in again.',
      },
      passkey: {
        type: 'string',
        description: 'With the method `PASSKEY`: WebAuthn’s options for `navigator.credentials.get`, JSON as text.',
      },
      mergeIds: {
        type: 'array',
        items: { type: 'string', format: 'uuid' },
        description: 'With NAME_TAKEN: the person, and who has the name already. They can be merged.',
      },
    },
    additionalProperties: false,
  };
}
