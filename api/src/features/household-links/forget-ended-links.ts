import { cleanUpJob } from '../../platform/runner/clean-up.js';

/**
 * Deletes links of households 30 days after they expired or were closed. Cookies that a closing ended are over long before: they last a day
 * at most.
 */
export const cleanUpHouseholdLinks = cleanUpJob('forget-household-links', { dailyAt: '03:50' }, [
  `delete from household_token where least(expires_at, revoked_at) < now() - interval '30 days'`,
]);
