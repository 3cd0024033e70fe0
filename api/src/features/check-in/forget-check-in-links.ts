import { cleanUpJob } from '../../platform/runner/clean-up.js';

/** Deletes links with their phones 30 days after the end of their event: the names of phones are personal. */
export const cleanUpCheckInLinks = cleanUpJob('forget-check-in-links', { dailyAt: '03:45' }, [
  `delete from check_in_link l using event e
   where e.id = l.event_id and e.end_date < current_date - 30 and l.expires_at < now() - interval '30 days'`,
]);
