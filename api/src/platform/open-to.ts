import { Extensions } from 'type-graphql';
import type { Audience } from './viewer.js';

/**
 * Declares who may ask for a field, or for every field of a type. A field without any declaration is denied to everybody:
 * the door checks the whole document before it runs.
 */
export function OpenTo(audience: Audience): ClassDecorator & PropertyDecorator & MethodDecorator {
  return Extensions({ audience });
}
