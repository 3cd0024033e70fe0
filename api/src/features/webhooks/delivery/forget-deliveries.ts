import { cleanUpJob } from '../../../platform/runner/clean-up.js';

/** The log of webhooks, after the 30 days that it is promised; what waits for a webhook that is off is kept. */
export const cleanUpDeliveries = cleanUpJob('forget-webhook-deliveries', { dailyAt: '03:50' }, [
  `delete from webhook_delivery where created_at < now() - interval '30 days' and state <> 'waiting'`,
]);
