/**
 * How long, in milliseconds, what is promised within so many may take. `npm run test:faults` has the computer to itself and holds each
 * promise. `npm test` runs several files at once on whatever computer there is: a wide factor fails what hangs and lets pass what is slow.
 */
export function promised(milliseconds: number): number {
  return process.env.TRAILCREW_FAULTS === 'all' ? milliseconds : 12 * milliseconds;
}
