import { cleanUpJob } from '../../../platform/runner/clean-up.js';

/** Deletes log entries after the promised 30 days. Messages waiting for a webhook that is off stay. */
export const cleanUpDeliveries = cleanUpJob('forget-webhook-deliveries', { dailyAt: '03:50' }, [
  `delete from webhook_delivery where created_at < now() - interval '30 days' and state <> 'waiting'`,
]);
