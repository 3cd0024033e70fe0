import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { DomainError } from '../../platform/operation/domain-error.js';
import { refusalOf } from '../../platform/operation/authorize.js';
import type { FieldAccess } from '../../platform/schema/access.js';
import { belongsTo, type Viewer } from '../../platform/operation/viewer.js';

/**
 * Refuses a document that requests a field the viewer may not see, before anything runs. Undeclared fields are denied to everybody. The
 * schema itself (introspection) is open to everybody in development, to staff and API keys in production. Devices speak REST
 * alone. Errors: NOT_SIGNED_IN, SESSION_EXPIRED, FORBIDDEN.
 */
export function guardFields(
  schema: GraphQLSchema,
  accesses: ReadonlyMap<string, FieldAccess>,
  options: { production: boolean },
  document: DocumentNode,
  viewer: Viewer,
): void {
  if (viewer.kind === 'device') throw refusalOf(viewer);
  for (const { field, path, isPublicResult } of fieldsAsked(schema, accesses, document)) {
    const introspection = field === 'Query.__schema' || field === 'Query.__type' || field.startsWith('__');
    if (introspection && mayIntrospect(viewer, options)) continue;
    const access = introspection ? schemaAccess : accesses.get(field);
    if (access && belongsTo(viewer, access.audience, access.scope)) continue;
    if (isPublicResult && viewer.kind === 'key') continue;
    if (access?.duringSetUp && viewer.kind === 'enrolling') continue;
    // What nobody may see does not become visible by signing in.
    throw access ? refusalOf(viewer, access.scope, { field, path }) : new DomainError('FORBIDDEN');
  }
}

const schemaAccess: FieldAccess = { audience: 'staff' };

/** Whether a viewer may read the schema itself. */
export function mayIntrospect(viewer: Viewer, { production }: { production: boolean }): boolean {
  return !production || viewer.kind === 'staff' || viewer.kind === 'key';
}

/** A field that a document requests. */
interface AskedField {
  /** 'Type.field'. */
  field: string;
  /** Its path in the response, such as `event.shifts.id`. */
  path: string;
  /**
   * Whether it belongs to a result that any visitor gets, such as their own signup: it and its ancestors are open to everybody, and the
   * root field to every key. A key may read that, too.
   */
  isPublicResult: boolean;
}

const known = new WeakMap<DocumentNode, readonly AskedField[]>();

/** Every field of the schema that a document requests, including fragments; computed once per document. */
function fieldsAsked(
  schema: GraphQLSchema,
  accesses: ReadonlyMap<string, FieldAccess>,
  document: DocumentNode,
): readonly AskedField[] {
  let fields = known.get(document);
  if (!fields) {
    fields = collect(schema, accesses, document);
    known.set(document, fields);
  }
  return fields;
}

/** The position of the walk: the type, its path, and whether all ancestors belong to a public result; undefined at the root. */
interface Place {
  type: GraphQLNamedType | undefined;
  path: string;
  isPublicResult?: boolean;
}

function collect(
  schema: GraphQLSchema,
  accesses: ReadonlyMap<string, FieldAccess>,
  document: DocumentNode,
): readonly AskedField[] {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  // Each field occurs twice at most, however often it is requested: within public results, and elsewhere.
  const fields = new Map<string, AskedField>();
  const visited = new Set<string>();
  const walk = (set: SelectionSetNode, at: Place): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const type = node.typeCondition ? schema.getType(node.typeCondition.name.value) : at.type;
        walk(node.selectionSet, { ...at, type });
      } else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        const visit = `${node.name.value} ${at.isPublicResult}`;
        if (!fragment || visited.has(visit)) continue;
        visited.add(visit);
        walk(fragment.selectionSet, { ...at, type: schema.getType(fragment.typeCondition.name.value) });
      } else if (at.type && node.name.value !== '__typename') {
        const name = node.name.value;
        const declared = isObjectType(at.type) || isInterfaceType(at.type) ? at.type.getFields()[name] : undefined;
        if (!declared && !name.startsWith('__')) continue;
        const field = `${at.type.name}.${name}`;
        const path = at.path ? `${at.path}.${name}` : name;
        const access = accesses.get(field);
        const isPublicResult = (at.isPublicResult ?? access?.scope === 'any') && access?.audience === 'public';
        if (!fields.has(`${field} ${isPublicResult}`))
          fields.set(`${field} ${isPublicResult}`, { field, path, isPublicResult });
        if (node.selectionSet)
          walk(node.selectionSet, { type: declared && getNamedType(declared.type), path, isPublicResult });
      }
    }
  };
  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION)
      walk(one.selectionSet, { type: schema.getRootType(one.operation) ?? undefined, path: '' });
  return [...fields.values()];
}
