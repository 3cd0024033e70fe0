import { cleanUpJob } from '../../../platform/runner/clean-up.js';
import { ledgerDays } from './repeat-erasures.js';

/** Deletes requests that ended, and erasures that are older than any backup that the ledger covers. */
export const cleanUpErasures = cleanUpJob('forget-erasures', { dailyAt: '03:50' }, [
  `delete from erasure_request where expires_at < now() - interval '30 days'`,
  `delete from erasure where erased_at < now() - interval '${ledgerDays} days'`,
]);
