/**
 * How long what is promised within so many milliseconds may take. `npm run test:faults` has the computer to itself and
 * holds the promises of its tests; `npm test` runs several files at once on whatever computer there is, so that what
 * hangs is distinguished from what is slow.
 */
export function promised(milliseconds: number): number {
  return process.env.TRAILCREW_FAULTS === 'all' ? milliseconds : 4 * milliseconds;
}
