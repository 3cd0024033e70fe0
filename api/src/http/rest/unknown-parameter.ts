import { DomainError } from '../../platform/operation/domain-error.js';

/** The refusal of an unknown parameter; `known`: the path's parameters. */
export function unknownParameter(unknown: string, known: readonly string[] = []): DomainError {
  const words = known.length > 0 ? `There are: ${known.join(', ')}.` : 'There is none at all.';
  return new DomainError('BAD_REQUEST', { message: `There is no parameter '${unknown}' here. ${words}` });
}
