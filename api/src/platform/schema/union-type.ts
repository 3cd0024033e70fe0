import { createUnionType, type ClassType } from 'type-graphql';

/** Where a row that may be of several types says the name of its own; the door asks for it. */
export const typeName = Symbol('the name of its GraphQL type');

/** A row of a union. */
export interface NamedRow {
  [typeName]: string;
}

/** A GraphQL union of record classes. */
export function unionType(name: string, description: string, types: () => readonly ClassType<object>[]) {
  return createUnionType({ name, description, types, resolveType: (row) => (row as NamedRow)[typeName] });
}
