import { cleanUpJob } from '../../../platform/runner/clean-up.js';

/** Deletes sessions that ended by their time or that no page claimed, challenges that are over, and mailed links of staff 30 days after their end. */
export const cleanUpSignIns = cleanUpJob('forget-sign-ins', { dailyAt: '03:55' }, [
  'delete from staff_session where expires_at < now()',
  'delete from staff_session where claim_until < now()',
  'delete from sign_in_challenge where expires_at < now()',
  `delete from magic_link where expires_at < now() - interval '30 days'`,
  `delete from password_reset_token where expires_at < now() - interval '30 days'`,
]);
