import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { Route } from '../../platform/schema/route.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/**
 * Refuses unknown body fields from API keys: a program would believe that it set something. From browsers and older clients they are
 * ignored. Error: INVALID_INPUT with a sentence for each field, or for a body that is not an object.
 */
export function refuseUnknownFields(
  { body, bodyIsOptional, method }: Route,
  sent: unknown,
  viewer: Viewer,
  isEmpty: boolean,
): void {
  if (!body || viewer.kind !== 'key') return;
  if (isEmpty && !bodyIsOptional && method !== 'post')
    throw new DomainError('INVALID_INPUT', { message: 'The request has no body. Please send a JSON object.' });
  if (isEmpty || Buffer.isBuffer(sent)) return;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new DomainError('INVALID_INPUT', { message: 'Please send a JSON object.' });
  const fields = Object.fromEntries(unknownIn(body, sent, ''));
  const [first] = Object.values(fields);
  if (first) throw new DomainError('INVALID_INPUT', { message: first, fields });
}

function unknownIn(schema: unknown, sent: unknown, path: string): [string, string][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unknownIn(schema.unwrap(), sent, path);
  if (schema instanceof z.ZodArray && Array.isArray(sent))
    return sent.flatMap((one, index) => unknownIn(schema.element, one, `${path}${index}.`));
  if (!(schema instanceof z.ZodObject) || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const shape = schema.shape as Record<string, unknown>;
  return Object.entries(sent).flatMap(([name, value]): [string, string][] =>
    Object.hasOwn(shape, name)
      ? unknownIn(shape[name], value, `${path}${name}.`)
      : [[path + name, `There is no field '${path}${name}' here. There are: ${Object.keys(shape).join(', ')}.`]],
  );
}
