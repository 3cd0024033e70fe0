import { DomainError } from './domain-error.js';

/** Refuses a change that was made on an older state of the record. Callers that know no version may leave it out. Error: CHANGED_MEANWHILE. */
export function refuseStale(seen: number | null | undefined, current: number): void {
  if (seen != null && seen !== current) throw new DomainError('CHANGED_MEANWHILE');
}
