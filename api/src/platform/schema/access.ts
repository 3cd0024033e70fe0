import { Extensions } from 'type-graphql';
import type { Audience, KeyAccess } from '../operation/viewer.js';

/**
 * Declares who may ask for a field, or for every field of a type. A field without any declaration is denied to everybody:
 * the door checks the whole document before it runs. `scope`: what an API key has to be allowed for it; without one no key may.
 */
export function AllowAccess(
  audience: Audience,
  scope?: KeyAccess,
): ClassDecorator & PropertyDecorator & MethodDecorator {
  return Extensions({ access: { audience, scope } satisfies Access });
}

/** Who may ask for a field: people of an audience, and keys with a scope. */
export interface Access {
  audience: Audience;
  scope?: KeyAccess;
}
