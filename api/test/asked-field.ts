import { getNamedType, isEnumType, isScalarType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** A field as a document asks for it; objects are asked for their name. */
export function askedField(schema: GraphQLSchema, type: string, name: string): string {
  const field = (schema.getType(type) as GraphQLObjectType).getFields()[name];
  const kind = field && getNamedType(field.type);
  return isScalarType(kind) || isEnumType(kind) ? name : `${name} { __typename }`;
}
