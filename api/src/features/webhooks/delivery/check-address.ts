import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { faultOfAddress } from './receiver-address.js';

/**
 * Rejects an address that could never be called. Returns the address as parsed, so that nothing else is called later.
 * Each delivery checks what its name resolves to. Error: INVALID_INPUT.
 */
export function checkAddress(ctx: RequestContext, address: string): string {
  const url = new URL(address);
  const fault = faultOfAddress(url, ctx.services.settings.webhooks);
  if (fault) throw new DomainError('INVALID_INPUT', { fields: { url: fault } });
  return url.href;
}

/**
 * How the audit log names a webhook: by the host alone, because the rest of the address may hold a secret of the
 * receiver.
 */
export function wordsOfWebhook({ url, kinds }: { url: string; kinds: readonly string[] }): string {
  return `${new URL(url).host}: ${kinds.join(', ')}`;
}
