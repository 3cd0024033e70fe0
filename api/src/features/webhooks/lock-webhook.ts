import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/** A webhook with what operations that change it need. */
export interface LockedWebhook {
  id: string;
  url: string;
  kinds: string[];
  eventId: string | null;
  secretNumber: number;
  isOn: boolean;
}

/** The one event whose webhooks the caller may manage; null for all. */
export function boundEvent(viewer: Viewer): string | null {
  return viewer.kind === 'key' ? viewer.boundTo : null;
}

/** A webhook, locked until the transaction ends. Error: WEBHOOK_NOT_FOUND, also for webhooks outside a key's event. */
export async function lockWebhook(ctx: RequestContext, webhookId: string): Promise<LockedWebhook> {
  const bound = boundEvent(ctx.viewer);
  const [webhook] = isId(webhookId)
    ? await ctx.execute<LockedWebhook>(
        `select id, url, kinds, event_id as "eventId", secret_number as "secretNumber", switched_off_at is null as "isOn"
         from webhook where id = ? and (?::uuid is null or event_id = ?::uuid) for update`,
        [webhookId, bound, bound],
      )
    : [];
  if (!webhook) throw new DomainError('WEBHOOK_NOT_FOUND');
  return webhook;
}
