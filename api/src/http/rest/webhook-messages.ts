import { testKind, webhookKinds } from '../../contract/webhook.js';
import type { JsonSchema } from './answer-schema.js';

/** The messages to webhook receivers, by kind. */
export function webhookMessages() {
  const kinds: Record<string, string> = { ...webhookKinds, [testKind]: 'Somebody tries the receiver' };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, summary]) => [
      kind,
      {
        post: {
          operationId: kind.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
          summary,
          security: [],
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            ...{
              name,
              in: 'header',
              required: true,
              schema: { type: 'string' },
              description: 'As in Standard Webhooks.',
            },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } },
          },
          responses: {
            '2XX': { description: 'The message was taken.' },
            '410': { description: 'The receiver is gone: the webhook is switched off.' },
          },
        },
      },
    ]),
  );
}

/** A message, whatever its kind. */
export function messageSchema(): JsonSchema {
  const uuid = { type: 'string', format: 'uuid' };
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', enum: [...Object.keys(webhookKinds), testKind] },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: {
        type: 'object',
        description:
          'Ids alone: the record, what it lies within, and its place among what happened. Of a test: the webhook.',
        properties: {
          ...{ id: uuid, eventId: uuid, categoryId: uuid, shiftId: uuid },
          position: { type: 'string', description: 'A cursor of `/api/changes`.' },
          webhookId: uuid,
        },
      },
    },
  };
}
