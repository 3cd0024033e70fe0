import { z } from 'zod';
import { DomainError } from '../operation/domain-error.js';

const flag = z.stringbool();

/**
 * What a flag of a query string or a form says; undefined where it is absent. `1`, `yes` and `on` are true as well. Error: INVALID_INPUT for
 * anything that is neither true nor false.
 */
export function flagOf(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  const { success, data } = flag.safeParse(text);
  if (!success) throw new DomainError('INVALID_INPUT', { fields: { [name]: 'Please give true or false' } });
  return data;
}

/** Whether a parameter is a flag. */
export function isFlag(schema: z.ZodType | undefined): boolean {
  return schema instanceof z.ZodBoolean || (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodBoolean);
}
