import { useIsWaiting } from './waiting-records';

/** The key that marks a shift as about to be called off, as opposed to about to be deleted. */
export function callingOff(shiftId: string): string {
  return `call-off:${shiftId}`;
}

/** Whether a shift is about to be called off. */
export function useIsCallingOff(shiftId: string): boolean {
  return useIsWaiting(callingOff(shiftId));
}
