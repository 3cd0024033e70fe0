import { FailureBox } from '../../../../forms/failure-box';
import type { RequestFailure } from '../../../../graphql/request-error';

/** The title of a failure of which nobody here knows whether the change was made. */
export const lostTitle = 'We do not know whether this was saved';

/** Whether a change that was sent may have been made though its answer did not come. */
export function isAnswerLost({ uncertain, code }: RequestFailure): boolean {
  return uncertain || code === 'SAVED_NOT_SHOWN';
}

/** Says that a second step may have been added, and how they get its recovery codes. */
export function LostAnswer() {
  return (
    <FailureBox title={lostTitle}>
      If it was, you see it as soon as you close this. Make new recovery codes then.
    </FailureBox>
  );
}
