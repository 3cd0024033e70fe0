import { webhookSecretPrefix } from '../../contract/webhook.js';
import { derivedToken, signatureOf } from '../../platform/operation/secrets.js';

/** Which secret a webhook signs with; `number` counts them from 1. */
export interface SecretPlace {
  webhookId: string;
  number: number;
}

/** A webhook's secret, `whsec_…`. Derived from the server's secret, so that the database holds none. */
export function webhookSecret(secretKey: Buffer, place: SecretPlace): string {
  return webhookSecretPrefix + keyOf(secretKey, place).toString('base64');
}

/**
 * The headers with which Standard Webhooks signs a message. Secrets replaced within a day (`earlier`) sign too. `at`:
 * seconds since 1970.
 */
export function signedHeaders(
  secretKey: Buffer,
  { webhookId, number, earlier }: SecretPlace & { earlier: readonly number[] },
  { messageId, at, body }: { messageId: string; at: number; body: string },
): Record<string, string> {
  const signatures = [...new Set([number, ...earlier])].map(
    (one) => `v1,${signatureOf(keyOf(secretKey, { webhookId, number: one }), `${messageId}.${at}.${body}`)}`,
  );
  return { 'webhook-id': messageId, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}

function keyOf(secretKey: Buffer, { webhookId, number }: SecretPlace): Buffer {
  return Buffer.from(derivedToken(secretKey, 'webhook', `${webhookId}:${number}`), 'base64url');
}
