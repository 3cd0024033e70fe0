import { createUnionType, type ClassType } from 'type-graphql';

/** The key under which a row of a union holds its type's name, for the GraphQL layer. */
export const typeName = Symbol('the name of its GraphQL type');

/** A row of a union. */
export interface NamedRow {
  [typeName]: string;
}

/** A GraphQL union of record classes. */
export function unionType(name: string, description: string, types: () => readonly ClassType<object>[]) {
  return createUnionType({ name, description, types, resolveType: (row) => (row as NamedRow)[typeName] });
}
