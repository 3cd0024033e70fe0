import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ProofMethod } from '@trailcrew/api/contract/people/second-factor';
import type { WantedProof } from '../session/step-up';
import { codeOfFailure } from './request-error';

/** How somebody proves who they are, in a refusal with this code; null for any other. */
export function readWantedProof(
  error: unknown,
  code: 'SECOND_FACTOR_REQUIRED' | 'STEP_UP_REQUIRED',
): WantedProof | null {
  if (!CombinedGraphQLErrors.is(error) || codeOfFailure(error) !== code) return null;
  const { challenge, methods, passkey } = error.errors[0]?.extensions ?? {};
  if (typeof challenge !== 'string' || !Array.isArray(methods)) return null;
  return { challenge, methods: methods as ProofMethod[], passkey: typeof passkey === 'string' ? passkey : null };
}
