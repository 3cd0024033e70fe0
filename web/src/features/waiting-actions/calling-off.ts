import { useIsWaiting } from './waiting-records';

/** What marks a shift that is about to be called off, beside those that are about to be deleted. */
export function callingOff(shiftId: string): string {
  return `call-off:${shiftId}`;
}

/** Whether a shift is about to be called off. */
export function useIsCallingOff(shiftId: string): boolean {
  return useIsWaiting(callingOff(shiftId));
}
