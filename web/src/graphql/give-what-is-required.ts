import { noteSetUpRequired } from '../session/set-up-required';
import type { Session } from '../session/session';
import { stepUp } from '../session/step-up';
import { readWantedProof } from './wanted-proof';

/** Looks after a refusal that asks more of a session. True when the refused mutation can be sent once more. Never rejects. */
export async function giveWhatIsRequired(session: Session, error: unknown): Promise<boolean> {
  const wanted = readWantedProof(error, 'STEP_UP_REQUIRED');
  if (wanted) return stepUp(session, wanted);
  noteSetUpRequired(session);
  return false;
}
