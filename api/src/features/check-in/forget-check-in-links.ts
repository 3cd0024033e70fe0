import { cleanUpJob } from '../../platform/runner/clean-up.js';

/**
 * Deletes links with their phones, whose names are personal, and the other ids of signups, which say who walked in by which link, 30 days
 * after the last day of their event.
 */
export const cleanUpCheckInLinks = cleanUpJob('forget-check-in-links', { dailyAt: '03:45' }, [
  `delete from check_in_link l using event e
   where e.id = l.event_id and e.end_date < current_date - 30 and l.expires_at < now() - interval '30 days'`,
  `delete from signup_alias a using event e
   where e.id = a.event_id and e.end_date < current_date - 30
     and not exists (select from shift s where s.event_id = e.id and s.date >= current_date - 30)`,
]);
