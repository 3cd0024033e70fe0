import { genericMessage, readRequestError } from '../../graphql/request-error';

/** Opens the household to this browser again; false when that was not wanted. */
export type RenewPass = () => Promise<boolean>;

/** The time in which the household was open to this browser is over, and was not renewed. */
class PassOver extends Error {}

/** What a household that is no longer open answers: as if the record did not exist. */
const overCodes = new Set(['SIGNUP_NOT_FOUND', 'VOLUNTEER_NOT_FOUND']);

/** Does the work; when the household is no longer open to this browser, opens it again and carries on. */
export async function withLivingPass<Answer>(work: () => Promise<Answer>, renew: RenewPass): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { code } = readRequestError(error);
    if (!code || !overCodes.has(code)) throw error;
    if (!(await renew())) throw new PassOver('The household is no longer open to this browser');
    return work();
  }
}

/** The sentence for a change of a household that failed. */
export function householdFailure(error: unknown): string {
  if (error instanceof PassOver) return 'Nothing was changed, because you did not confirm your email address.';
  return readRequestError(error).message ?? genericMessage;
}
