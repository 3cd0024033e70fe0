/** Whether this is `npm run test:faults`, the full form; `npm test` does a short one of each fault. */
export const full = process.env.TRAILCREW_FAULTS === 'all';

/** How often a fault is done. Of the full form a part can be asked for: `npm run test:faults -- --part 0.3`. */
export function rounds(inShort: number, inFull: number): number {
  return full ? Math.max(1, Math.round(inFull * Number(process.env.TRAILCREW_FAULTS_PART || 1))) : inShort;
}

/** Prints what became of a numbered fault, and fails the test that calls it when anything was violated. */
export function reportFault(fault: string, done: string, violations: readonly string[], besides = ''): void {
  const many = violations.length === 1 ? '1 violation' : `${violations.length} violations`;
  process.stdout.write(`Fault ${fault}: ${done}, ${many}${besides && `; ${besides}`}\n`);
  expect(violations.slice(0, 20)).toEqual([]);
}

/** The middle one and the 95th of a hundred, of times in milliseconds. */
export function spreadOf(times: readonly number[]): { middle: number; slow: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { middle: at(0.5), slow: at(0.95) };
}
