import type { DocumentNode, GraphQLSchema } from 'graphql';
import { DomainError } from '../../platform/domain-error.js';
import { belongsTo, type Audience, type Viewer } from '../../platform/viewer.js';
import { fieldsAsked } from './fields-asked.js';

/**
 * Refuses a document that asks for a field the viewer may not see, before anything runs. Undeclared fields are denied to everybody;
 * the schema itself (introspection) is open to everybody in development and to staff in production.
 * Errors: NOT_SIGNED_IN, SESSION_EXPIRED, FORBIDDEN.
 */
export function guardFields(
  schema: GraphQLSchema,
  audiences: ReadonlyMap<string, Audience>,
  options: { production: boolean },
  document: DocumentNode,
  viewer: Viewer,
): void {
  for (const field of fieldsAsked(schema, document)) {
    const introspection = field === 'Query.__schema' || field === 'Query.__type' || field.startsWith('__');
    const audience = introspection ? (options.production ? 'staff' : 'everyone') : audiences.get(field);
    if (audience && belongsTo(viewer, audience)) continue;
    if (viewer.kind !== 'staff' && audience)
      throw new DomainError(viewer.sessionEnded ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
    throw new DomainError('FORBIDDEN');
  }
}
