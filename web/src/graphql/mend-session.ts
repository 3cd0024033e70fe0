import { OperationTypeNode } from 'graphql';
import type { Session } from '../session/session';
import { noteSetUpRequired } from '../session/set-up-required';
import { noteSessionEnd, signInAgain } from '../session/sign-in-again';
import { stepUp } from '../session/step-up';
import { isSessionEnd } from './request-error';
import { readWantedProof } from './wanted-proof';

export { signInAgainIfEnded } from '../session/sign-in-again';

/** Asks for what a refused session lacks. True when the refused mutation can be sent once more. Never rejects. */
export async function mendSession(session: Session, error: unknown, operation: OperationTypeNode): Promise<boolean> {
  if (isSessionEnd(error)) {
    noteSessionEnd(session);
    return operation === OperationTypeNode.MUTATION && signInAgain(session);
  }
  const wanted = readWantedProof(error, 'STEP_UP_REQUIRED');
  if (wanted) return stepUp(session, wanted);
  noteSetUpRequired(session);
  return false;
}
