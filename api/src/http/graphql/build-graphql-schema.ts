import { addResolversToSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import type { FieldAccess } from '../../platform/schema/access.js';
import { listKey } from '../../platform/reading/selection.js';
import { typeName, type NamedRow } from '../../platform/schema/union-type.js';
import { measuredAnswers } from './measured-answers.js';

/** The executable schema, and who may request each field. */
export interface BuiltSchema {
  schema: GraphQLSchema;
  /** 'Type.field' -> who may request it; a missing field is denied to everybody. */
  accesses: ReadonlyMap<string, FieldAccess>;
}

/** Builds the schema from the features' resolvers. Input is checked by the operations (zod), not here. */
export async function buildGraphqlSchema(resolvers: readonly (new () => object)[]): Promise<BuiltSchema> {
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
    validate: false,
    // Apollo asserts that the schema is valid; here it would be asked for everything that it has, at each start.
    skipCheck: true,
    // Subscriptions say themselves where they listen; the library asks for one all the same.
    pubSub: { publish: noTopics, subscribe: noTopics },
  });
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);
  addResolversToSchema({
    schema,
    resolvers: { ...listResolvers(schema), ...Object.fromEntries(roots.map((type) => [type.name, measured(type)])) },
    updateResolversInPlace: true,
  });
  // Compiled documents do not await a type, and type-graphql returns a promise.
  for (const type of Object.values(schema.getTypeMap()))
    if (isUnionType(type)) type.resolveType = (row) => (row as NamedRow)[typeName];
  return { schema, accesses: accessesOf(schema) };
}

function noTopics(topic: string): never {
  throw new Error(`Nothing is published under '${topic}'`);
}

/** The content of schema.graphql. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

function measured(type: GraphQLObjectType): ReturnType<typeof measuredAnswers> {
  const fields = Object.values(type.getFields());
  return measuredAnswers(Object.fromEntries(fields.map(({ name, resolve = defaultFieldResolver }) => [name, resolve])));
}

/** Lists with arguments are in their row under the document's alias. */
function listResolvers(schema: GraphQLSchema): Record<string, Record<string, GraphQLFieldResolver<Row, unknown>>> {
  const read: GraphQLFieldResolver<Row, unknown> = (row, _arguments, _context, { fieldName, fieldNodes }) =>
    row[listKey(fieldName, fieldNodes[0]?.alias?.value)] ?? row[fieldName];
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) return [];
      const lists = Object.values(type.getFields()).filter(({ args }) => args.length > 0);
      return lists.length > 0 ? [[type.name, Object.fromEntries(lists.map(({ name }) => [name, read]))]] : [];
    }),
  );
}

type Row = Record<string, unknown>;

function accessesOf(schema: GraphQLSchema): Map<string, FieldAccess> {
  const accesses = new Map<string, FieldAccess>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const access = (field.extensions.access ?? type.extensions.access) as FieldAccess | undefined;
      if (access) accesses.set(`${type.name}.${field.name}`, access);
    }
  }
  return accesses;
}
