import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

const known = new WeakMap<DocumentNode, ReadonlySet<string>>();

/** Every 'Type.field' of the schema that a document asks for, fragments included; worked out once per document. */
export function fieldsAsked(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
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
