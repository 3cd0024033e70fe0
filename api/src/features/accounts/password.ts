import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.js';

// argon2id, as OWASP advises: 19 MiB, two passes, one lane. Two at a time, so that sign-ins cannot eat the machine.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const inTurn = createConcurrencyLimit(2);
const nobody = inTurn(() => hash('nobody has this password', options));

/** The hash of a new password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Whether the password is right. An unknown user (no hash) costs the same time and is always wrong. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const right = await inTurn(() => verify(against, password));
  return right && stored !== null;
}
