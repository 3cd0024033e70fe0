import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { ZodType } from 'zod';
import { day, instant, timeOfDay } from '../../contract/text/fields.js';

/** A calendar day without a time. */
export const Day = textScalar(
  'Day',
  'A calendar day, `YYYY-MM-DD`, without time zone.',
  day(),
  'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string',
);

/** A wall-clock time. */
export const TimeOfDay = textScalar(
  'TimeOfDay',
  'A wall-clock time `HH:MM` (00:00 to 23:59), by the clocks where it takes place.',
  timeOfDay(),
  'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string',
);

/** A moment in time. */
export const Instant: GraphQLScalarType<string, string> = new GraphQLScalarType<string, string>({
  name: 'Instant',
  description: 'A moment, ISO 8601 in UTC with milliseconds, e.g. `2027-02-18T07:30:00.000Z`.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  ...reading(instant()),
});

function textScalar(
  name: string,
  description: string,
  schema: ZodType<string>,
  specifiedByURL: string,
): GraphQLScalarType<string, string> {
  return new GraphQLScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: (value) => String(value),
    ...reading(schema),
  });
}

/** Parses sent values. Error: INVALID_INPUT. */
function reading(schema: ZodType<string>) {
  const parse = (value: unknown): string => {
    const result = schema.safeParse(value);
    if (!result.success) {
      throw new GraphQLError(result.error.issues[0]?.message ?? 'Not a valid value', {
        extensions: { code: 'INVALID_INPUT' },
      });
    }
    return result.data;
  };
  return {
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  };
}
