import type { ZodType } from 'zod';
import { DomainError } from './domain-error.js';
import { faultOfInput } from './input-faults.js';

/** Parses a request's input; unknown fields are dropped. Error: INVALID_INPUT with one sentence per field. */
export function parseInput<Input>(schema: ZodType<Input>, raw: unknown): Input {
  const result = schema.safeParse(raw ?? {}, { error: faultOfInput });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'input';
    fields[field] ??= issue.message;
  }
  const sentences = Object.values(fields);
  throw new DomainError('INVALID_INPUT', { fields, message: sentences.length === 1 ? sentences[0] : undefined });
}
