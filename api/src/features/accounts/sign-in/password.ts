import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../platform/limits/concurrency-limit.js';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { ProductSettings } from '../../../platform/operation/request-context.js';

// argon2id, as OWASP advises: 19 MiB, two passes, one lane. Two at a time, so that sign-ins cannot exhaust the machine.
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

/** The owner of a password: what an attacker would try first. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
}

// Scoring takes quadratic time. A password that is easy to guess shows it in the beginning; a good beginning is good
// enough.
const scoredCharacters = 24;
const weakest = 1;

let scorer: Promise<ZxcvbnFactory> | undefined;

/** The lists of common passwords and words are some megabytes, and are loaded with the first password that is set. */
async function loadScorer(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Whether an attacker would find a password soon: zxcvbn scores it 0 or 1, knowing the owner's name and address and the
 * club's name.
 */
export async function isEasyToGuess(
  password: string,
  owner: PasswordOwner,
  { organisationName, productTitle }: Pick<ProductSettings, 'organisationName' | 'productTitle'>,
): Promise<boolean> {
  const [beforeAt = ''] = owner.email.split('@');
  const about = [
    owner.firstName,
    owner.lastName,
    `${owner.firstName}${owner.lastName}`,
    beforeAt,
    owner.email,
    organisationName,
    productTitle,
  ];
  // Each word by itself, and each text as a whole without the characters between the words.
  const words = about.flatMap((text) => [...text.split(/[^\p{L}\p{N}]+/u), text.replace(/[^\p{L}\p{N}]+/gu, ''), text]);
  const { score } = (await (scorer ??= loadScorer())).check(
    password.slice(0, scoredCharacters),
    words.filter((word) => word.length > 2),
  );
  return score <= weakest;
}

/** Refuses a password that is easy to guess. Error: INVALID_INPUT on `password`. */
export async function refuseEasyPassword(
  password: string,
  owner: PasswordOwner,
  settings: Pick<ProductSettings, 'organisationName' | 'productTitle'>,
): Promise<void> {
  if (!(await isEasyToGuess(password, owner, settings))) return;
  const message = 'This password is easy to guess. Please choose a longer one, such as three or four words.';
  throw new DomainError('INVALID_INPUT', { message, fields: { password: message } });
}
