import { forgetting } from '../platform/clean-up.js';

/** Mails that were sent 30 days ago: they hold personal facts and serve nothing any more. */
export const forgetSentMails = forgetting('forget-sent-mails', { everySeconds: 60 * 60 }, [
  `delete from outbox where state = 'sent' and sent_at < now() - interval '30 days'`,
]);
