import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { faultOfAddress } from './receiver-address.js';

/** Refuses an address that could never be called. What its name resolves to is looked at with each message. Error: INVALID_INPUT. */
export function checkAddress(ctx: RequestContext, url: string): void {
  const fault = faultOfAddress(new URL(url), ctx.services.settings.webhooks);
  if (fault) throw new DomainError('INVALID_INPUT', { fields: { url: fault } });
}

/** How the audit log names a webhook: the host alone, because the rest of an address may be a secret of the receiver's. */
export function wordsOfWebhook({ url, kinds }: { url: string; kinds: readonly string[] }): string {
  return `${new URL(url).host}: ${kinds.join(', ')}`;
}
