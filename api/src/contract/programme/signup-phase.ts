/** Whether an event takes signups: not yet, now, or no longer. */
export type SignupPhase = 'before' | 'open' | 'after';

/** Whether an event takes signups at a moment, by its opening and closing times (ISO 8601 or null), regardless of its state. */
export function signupPhase(
  { signupsOpenAt, signupsCloseAt }: { signupsOpenAt?: string | null; signupsCloseAt?: string | null },
  now: Date,
): SignupPhase {
  if (signupsOpenAt && now.getTime() < Date.parse(signupsOpenAt)) return 'before';
  return signupsCloseAt && now.getTime() >= Date.parse(signupsCloseAt) ? 'after' : 'open';
}
