import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { faultOfAddress } from './receiver-address.js';

/**
 * Refuses an address that could never be called, and gives it as it was understood, so that nothing else is called later. What its name
 * resolves to is looked at with each message. Error: INVALID_INPUT.
 */
export function checkAddress(ctx: RequestContext, address: string): string {
  const url = new URL(address);
  const fault = faultOfAddress(url, ctx.services.settings.webhooks);
  if (fault) throw new DomainError('INVALID_INPUT', { fields: { url: fault } });
  return url.href;
}

/** How the audit log names a webhook: the host alone, because the rest of an address may be a secret of the receiver's. */
export function wordsOfWebhook({ url, kinds }: { url: string; kinds: readonly string[] }): string {
  return `${new URL(url).host}: ${kinds.join(', ')}`;
}
