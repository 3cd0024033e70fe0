import { genericMessage, readRequestError } from '../../graphql/request-error';

/** Opens the household to this browser again; false when the person declined. */
export type RenewPass = () => Promise<boolean>;

/** The household's session in this browser has expired and was not renewed. */
class HouseholdClosed extends Error {}

/** The codes for a household that is no longer open: as if the record did not exist. */
const closedCodes = new Set(['SIGNUP_NOT_FOUND', 'VOLUNTEER_NOT_FOUND']);

/** Runs the work. If the household's session has expired, opens the household again and runs the work once more. */
export async function withLivingPass<Answer>(work: () => Promise<Answer>, renew: RenewPass): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { code } = readRequestError(error);
    if (!code || !closedCodes.has(code)) throw error;
    if (!(await renew())) throw new HouseholdClosed('The household is no longer open to this browser');
    return work();
  }
}

/** The sentence for a failed change of a household. */
export function householdFailure(error: unknown): string {
  if (error instanceof HouseholdClosed) return 'Nothing was changed, because you did not confirm your email address.';
  return readRequestError(error).message ?? genericMessage;
}
