import type { GraphQLScalarType } from 'graphql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';

/** The options of an input type besides its schema. */
interface Options<Name> {
  description: string;
  /** Fields that are not part of the input: ids that are separate arguments. */
  without?: readonly Name[];
  /** GraphQL types of fields that are more specific than their JSON types. */
  types?: Readonly<Record<string, GraphQLScalarType | object>>;
}

/** A property of a JSON schema, as far as an input type needs it. */
interface Property {
  type?: string | string[];
  description?: string;
  anyOf?: Property[];
  items?: Property;
}

/**
 * The GraphQL input type of a zod schema: a field for each of its fields, optional where the schema allows it. Ids are `ID`s. Every field
 * needs a description. The operation validates the input.
 */
export function inputType<Shape extends z.ZodRawShape>(
  name: string,
  schema: z.ZodObject<Shape>,
  { description, without = [], types }: Options<keyof Shape>,
): new () => z.input<z.ZodObject<Shape>> {
  const made = class {};
  for (const [field, { type, nullable, description: text }] of Object.entries(inputFields(schema))) {
    if (without.includes(field)) continue;
    if (!text) throw new Error(`${name}.${field} has no description`);
    Field(() => types?.[field] ?? type(), { nullable, description: text })(made.prototype, field);
  }
  InputType(name, { description })(made);
  return made as new () => z.input<z.ZodObject<Shape>>;
}

/** The fields of an input, from its schema: the GraphQL type of each, and whether it is optional. */
export function inputFields(schema: z.ZodType): Record<string, InputField> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  const fields = Object.entries(properties).map(([field, property]): [string, InputField] => [
    field,
    {
      type: () => typeOf(field, property),
      nullable: !required.includes(field),
      description: property.description,
    },
  ]);
  return Object.fromEntries(fields);
}

interface InputField {
  type: () => FieldType;
  nullable: boolean;
  description: string | undefined;
}

type ValueType = GraphQLScalarType | StringConstructor | BooleanConstructor;
type FieldType = ValueType | [ValueType];

function typeOf(field: string, { type, anyOf, items }: Property): FieldType {
  if (anyOf) return typeOf(field, anyOf.find((one) => one.type !== 'null') ?? {});
  if (Array.isArray(type)) return typeOf(field, { type: type.find((one) => one !== 'null') });
  if (type === 'array') return [typeOf(field.replace(/s$/, ''), items ?? {}) as ValueType];
  if (type === 'integer') return Int;
  if (type === 'boolean') return Boolean;
  if (type === 'string') return /^id$|Id$/.test(field) ? ID : String;
  throw new Error(`How an input type writes ${field} is not known`);
}
