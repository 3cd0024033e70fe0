import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { DomainError } from '../../platform/domain-error.js';
import { refusalOf } from '../../platform/authorize.js';
import type { Access } from '../../platform/open-to.js';
import { belongsTo, type Viewer } from '../../platform/viewer.js';

/**
 * Refuses a document that asks for a field the viewer may not see, before anything runs. Undeclared fields are denied to everybody;
 * the schema itself (introspection) is open to everybody in development, to staff and programs with a key in production.
 * Errors: NOT_SIGNED_IN, SESSION_EXPIRED, FORBIDDEN.
 */
export function guardFields(
  schema: GraphQLSchema,
  accesses: ReadonlyMap<string, Access>,
  options: { production: boolean },
  document: DocumentNode,
  viewer: Viewer,
): void {
  for (const field of fieldsAsked(schema, document)) {
    const introspection = field === 'Query.__schema' || field === 'Query.__type' || field.startsWith('__');
    if (introspection && mayIntrospect(viewer, options)) continue;
    const access = introspection ? schemaAccess : accesses.get(field);
    if (access && belongsTo(viewer, access.audience, access.scope)) continue;
    // What nobody may see is no question of signing in.
    throw access ? refusalOf(viewer, access.scope) : new DomainError('FORBIDDEN');
  }
}

const schemaAccess: Access = { audience: 'staff' };

/** Whether somebody may ask for the schema itself. */
export function mayIntrospect(viewer: Viewer, { production }: { production: boolean }): boolean {
  return !production || viewer.kind !== 'visitor';
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
