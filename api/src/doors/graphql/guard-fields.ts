import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { DomainError } from '../../platform/domain-error.js';
import { type Audience, belongsTo, type Viewer } from '../../platform/viewer.js';

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

const known = new WeakMap<DocumentNode, ReadonlySet<string>>();

/** Every 'Type.field' of the schema that a document asks for, fragments included; worked out once per document. */
function fieldsAsked(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  let fields = known.get(document);
  if (!fields) {
    fields = collect(schema, document);
    known.set(document, fields);
  }
  return fields;
}

function collect(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const fields = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        if (parent && types.getFieldDef() && node.name.value !== '__typename')
          fields.add(`${parent.name}.${node.name.value}`);
      },
    }),
  );
  return fields;
}
