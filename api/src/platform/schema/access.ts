import { Extensions } from 'type-graphql';
import type { Audience, KeyAccess } from '../operation/viewer.js';

/**
 * Declares who may request a field, or every field of a type. A field without a declaration is denied to everybody: the GraphQL layer
 * checks the whole document before it runs. `scope`: the scope that an API key needs; without one no key has access. `duringSetUp`: also
 * for staff who have to set up a second factor first.
 */
export function AllowAccess(
  audience: Audience,
  scope?: KeyAccess,
  duringSetUp?: true,
): ClassDecorator & PropertyDecorator & MethodDecorator {
  return Extensions({ access: { audience, scope, duringSetUp } satisfies FieldAccess });
}

/** Who may request a field: people of an audience, keys with a scope, and those who set up a second factor. */
export interface FieldAccess {
  audience: Audience;
  scope?: KeyAccess;
  duringSetUp?: true;
}
