import type { ZodType } from 'zod';
import type { JsonSchema } from './answer-schema.js';

/* Bodies by name, each with an example, so that generated clients have a type for each. */

/** Names a body after its first path: `createShift` takes a `CreateShiftBody`, whatever its address. */
export function bodySchemas(schemaOf: (body: ZodType) => JsonSchema) {
  const schemas: Record<string, JsonSchema> = {};
  const names = new Map<ZodType, string>();

  /** The reference to a body's schema, with an example. */
  function of(body: ZodType, operationId: string): JsonSchema {
    const name = names.get(body) ?? `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;
    names.set(body, name);
    const schema = (schemas[name] ??= defaultsInWords(schemaOf(body)) as JsonSchema);
    return { schema: { $ref: `#/components/schemas/${name}` }, example: exampleOf(schema) };
  }

  return { schemas, of };
}

/** Writes defaults as text: in a named schema, generators treat a field with a default as required. */
function defaultsInWords(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(defaultsInWords);
  if (typeof part !== 'object' || part === null) return part;
  const { default: preset, ...rest } = part as JsonSchema;
  const inside = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, defaultsInWords(value)]));
  if (preset === undefined) return inside;
  const words = [inside.description, `\`${JSON.stringify(preset)}\` unless sent.`].filter(Boolean).join(' ');
  return { ...inside, description: words };
}

const id = '3b1f8f5e-6a7c-4a53-9d0e-2f4f6c1f0a11';

/** Example values by field name; otherwise the schema suffices. */
const usual: Readonly<Record<string, unknown>> = {
  ...{
    firstName: 'Ada',
    lastName: 'Berg',
    email: 'ada@example.org',
    phone: '+47 900 00 000',
    password: 'three words and 7',
  },
  ...{ name: 'Loppet', slug: 'loppet', label: 'Shirt size', subject: 'Thank you', message: 'See you there.' },
  ...{
    date: '2027-02-20',
    day: '2027-02-20',
    startDate: '2027-02-20',
    endDate: '2027-02-21',
    startTime: '07:00',
    time: '09:00',
    endTime: '10:00',
  },
  ...{
    kind: 'bounced',
    messageId: '<1@club.example>',
    targetId: '9c2d7a44-0f6e-4f0b-8b36-5d1e7a90c2b7',
    timeZone: 'Europe/Oslo',
    url: 'https://club.example/hook',
    person: 0,
    days: 120,
    version: 3,
    notes: 'Bring a headlamp',
  },
};

/** An example body that is valid: the required fields, otherwise those with known examples, otherwise the first field. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { type: types, enum: options, properties, required = [], items, anyOf, allOf } = schema as Described;
  const type = Array.isArray(types) ? types.find((one) => one !== 'null') : types;
  if (options) return options[0];
  if ('const' in schema) return schema.const;
  if (Object.hasOwn(usual, name) && !properties && !items) {
    const value = usual[name];
    // A version can be a number here and a text there.
    if (!(type === 'string' && typeof value !== 'string')) return value;
  }
  const [first] = (anyOf ?? []).filter((one) => one.type !== 'null');
  if (first) return exampleOf(first, name);
  if (properties) {
    const names = Object.keys(properties);
    const known = names.filter((field) => Object.hasOwn(usual, field));
    const shown = [required, known].find(({ length }) => length > 0) ?? names.slice(0, 1);
    return Object.fromEntries(shown.map((field) => [field, exampleOf(properties[field] ?? {}, field)]));
  }
  if (items) return [exampleOf(items, name)];
  if (type === 'integer' || type === 'number') return Math.max(1, (schema.minimum as number | undefined) ?? 1);
  if (type === 'boolean') return true;
  if (allOf && !type) return exampleOf(allOf[0] ?? {}, name);
  if (/(^id|Id|Ids)$/.test(name)) return id;
  if (schema.format === 'date-time') return '2027-02-20T07:00:00.000Z';
  if (schema.format === 'date') return '2027-02-20';
  return name || 'text';
}

/** The parts of a schema that are read here. */
interface Described {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}
