import { announcement } from '../../platform/operation/announcements.js';
import { signupFact } from '../../records/facts.js';

/** The signup whose hours were corrected. */
interface Corrected {
  id: string;
  eventId: string;
  categoryId: string;
  shiftId: string;
}

/** Somebody's hours were corrected. Quiet: no public page depends on them (decision 058). */
export const hoursCorrected = announcement<Corrected>('hours-corrected', ({ id, eventId, categoryId, shiftId }) => [
  { ...signupFact('changed', { id, eventId, categoryId, shiftId }, { fields: ['minutes'] }), quiet: true },
]);
