import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isDeepStrictEqual } from 'node:util';
import { z, type ZodType } from 'zod';
import { recordAnswers, type RecordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';

/** A JSON Schema in the form of OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

/** Writes the schemas of responses. Records are added to `schemas` once, by name, and referenced. */
export interface AnswerSchemas {
  schemas: Record<string, JsonSchema>;
  of(answer: ZodType): JsonSchema;
}

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Day: { type: 'string', format: 'date' },
  TimeOfDay: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  Instant: { type: 'string', format: 'date-time' },
};

/** Schemas over the types of `graphql`. Throws for a record with fields that its type lacks: the document would be wrong. */
export function answerSchemas(graphql: GraphQLSchema): AnswerSchemas {
  const schemas: Record<string, JsonSchema> = {};

  function of(answer: ZodType): JsonSchema {
    const { $schema: _, ...schema } = z.toJSONSchema(answer, {
      io: 'output',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const record = recordAnswers.get(zodSchema);
        if (record) Object.assign(jsonSchema, pointerTo(record));
      },
    }) as JsonSchema;
    return schema;
  }

  function pointerTo(record: RecordAnswer): JsonSchema {
    const type = graphql.getType(record.type);
    if (!isObjectType(type)) throw new Error(`There is no type ${record.type} to answer`);
    const schema = objectOf(type, record.fields, record.besides);
    const there = schemas[record.name];
    if (there && !isDeepStrictEqual(there, schema)) throw new Error(`Two different answers are called ${record.name}`);
    schemas[record.name] = schema;
    return { $ref: `#/components/schemas/${record.name}` };
  }

  function objectOf(
    type: GraphQLObjectType,
    selection: Selection | undefined,
    besides: Record<string, ZodType> = {},
  ): JsonSchema {
    const fields = type.getFields();
    const asked = Object.keys(selection ?? fields).filter((name) => !(name in besides));
    const properties: Record<string, JsonSchema> = {};
    for (const name of asked) {
      const field = fields[name];
      if (!field) throw new Error(`${type.name} has no field ${name}`);
      const below = selection?.[name];
      const schema = outputOf(field.type, below === true ? undefined : below);
      properties[name] = { ...schema, ...(field.description ? { description: field.description } : {}) };
    }
    const more = of(z.object(besides)) as { properties: Record<string, JsonSchema>; required?: string[] };
    return {
      type: 'object',
      ...(type.description ? { description: type.description } : {}),
      properties: { ...properties, ...more.properties },
      required: [...asked, ...(more.required ?? [])].sort(),
      additionalProperties: false,
    };
  }

  function outputOf(type: GraphQLOutputType, selection: Selection | undefined): JsonSchema {
    if (isNonNullType(type)) return presentOf(type.ofType, selection);
    const schema = presentOf(type, selection);
    if (Array.isArray(schema.enum))
      return { ...schema, type: [schema.type, 'null'], enum: [...(schema.enum as unknown[]), null] };
    return typeof schema.type === 'string' && !schema.properties && !schema.items
      ? { ...schema, type: [schema.type, 'null'] }
      : { anyOf: [schema, { type: 'null' }] };
  }

  function presentOf(type: GraphQLOutputType, selection: Selection | undefined): JsonSchema {
    if (isListType(type)) return { type: 'array', items: outputOf(type.ofType as GraphQLOutputType, selection) };
    const named = getNamedType(type);
    if (isObjectType(named)) return objectOf(named, selection);
    // REST returns the values themselves, GraphQL their names.
    if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ value }) => value as string) };
    const scalar = scalars[named.name];
    if (!scalar) throw new Error(`How REST writes a ${named.name} is not known`);
    return scalar;
  }

  return { schemas, of };
}
