import { type CreateUserInput, createUserInput } from '../../../contract/people/staff.js';
import type { Role } from '../../../contract/people/roles.js';
import type { OidcSettings } from '../../../platform/operation/request-context.js';
import type { ProviderAnswer } from './provider.js';

/** An account at the provider, by which somebody signs in. */
export interface Identity {
  issuer: string;
  subject: string;
  /** The role that the claim gives; null for none, and where no claim sets roles. */
  role: Role | null;
  /** Who it would be as a new user; null without an address. */
  person: Pick<CreateUserInput, 'firstName' | 'lastName' | 'email'> | null;
}

/** Stands for a last name where there is none. */
const noName = '–';

/** Who the provider says it is. */
export function readClaims({ issuer, subject, claims }: ProviderAnswer, { roles }: OidcSettings): Identity {
  return { issuer, subject, role: roles && roleIn(claims[roles.claim], roles), person: personIn(claims) };
}

/** The role in the value of a claim, a text or a list of texts; of several the higher one. */
function roleIn(value: unknown, { admin, lead }: NonNullable<OidcSettings['roles']>): Role | null {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.includes(admin)) return 'admin';
  return values.includes(lead) ? 'lead' : null;
}

/** Name and address: of the first claims that say a name as people may have it here. */
function personIn(claims: ProviderAnswer['claims']): Identity['person'] {
  const email = createUserInput.shape.email.safeParse(claims.email).data;
  if (!email) return null;
  const name = createUserInput.pick({ firstName: true, lastName: true });
  const [beforeAt = ''] = email.split('@');
  const names = [
    { firstName: claims.given_name, lastName: claims.family_name },
    splitName(typeof claims.name === 'string' ? claims.name.trim().split(/\s+/) : []),
    splitName(beforeAt.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
  ].map((one) => name.safeParse(one).data);
  return { firstName: noName, lastName: noName, ...names.find((one) => one !== undefined), email };
}

/** The last word is the last name. */
function splitName(words: string[]): { firstName: string; lastName: string } {
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words[1] ? (words.at(-1) ?? '') : noName,
  };
}
