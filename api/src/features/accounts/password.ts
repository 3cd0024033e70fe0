import { hash, verify } from '@node-rs/argon2';
import { createLane } from '../../platform/lane.js';

// argon2id, as OWASP advises: 19 MiB, two passes, one lane. Two at a time, so that sign-ins cannot eat the machine.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const inTurn = createLane(2);
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

const commonest = new Set(
  'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 qwertyui qwertyuiop qwerty123 11111111 00000000 iloveyou sunshine princess football baseball superman trustno1 welcome1 letmein1 abc12345 abcd1234 1q2w3e4r 1qaz2wsx monkey123 dragon123 changeme whatever starwars computer internet michelle jennifer volunteer trailcrew'.split(
    ' ',
  ),
);

/** Whether a password is among the commonest, which everybody tries first. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase());
}
