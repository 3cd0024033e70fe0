import { DomainError } from './domain-error.js';

/**
 * Refuses a change that was made looking at an older state, so that nothing is overwritten silently. Who names no version does not mind.
 * Error: CHANGED_MEANWHILE.
 */
export function checkVersion(current: number, seen: number | null | undefined): void {
  if (seen != null && seen !== current) throw new DomainError('CHANGED_MEANWHILE');
}
