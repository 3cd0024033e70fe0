import { randomUUID } from 'node:crypto';
import { signUpHouseholdInput, type SignUpHouseholdInput } from '../../../contract/signups/signup.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { nameKey } from '../../../platform/text/person-key.js';
import { submittedByEach } from '../../questions/submitted-answers.js';
import { getShiftsToGive } from '../move/get-shifts-to-give.js';
import { createSignups } from './create-signups.js';
import { personOf } from './person-to-place.js';
import { notifyOfAttempt } from './notify-of-attempt.js';
import {
  countTries,
  fakeSignup,
  regrantAccess,
  grantAccess,
  refuseOtherEvents,
  toSignupResult,
  type SignedUp,
} from './sign-up.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { answerRefusals } from '../../questions/answer-refusals.js';
import { shiftRefusals } from '../../shifts/shift-refusals.js';

/** The result of signing a household up: the signups in the order requested. */
export interface HouseholdSignedUp {
  places: SignedUp[];
}

/**
 * Signs several people of a household up at once, all or none, with one mail. Every caller counts as a visitor. ALREADY_SIGNED_UP is
 * reported only if nothing else is wrong, so that a shift that is full anyway reveals nothing about an address to a stranger. A refusal has
 * a sentence for each refused signup under `places.N`.
 */
export const signUpHousehold = operation(
  {
    access: 'public',
    keyScope: 'any',
    input: signUpHouseholdInput,
    refuses: [...shiftRefusals, ...answerRefusals, 'SHIFT_FULL', 'ALREADY_SIGNED_UP', 'TOO_MANY_REQUESTS'],
    idempotent: true,
    again: (ctx, { places }: HouseholdSignedUp) => places.forEach((place) => regrantAccess(ctx, place)),
    // The first shift in lock order; for the others requests wait in the database.
    queue: (_ctx, { places }) => places.map(({ shiftId }) => shiftId.toLowerCase()).sort()[0],
    prepare: (ctx, { email, places }) =>
      countTries(
        ctx,
        email,
        places.map(({ shiftId }) => shiftId),
      ),
    refused: async (ctx, { email, people, places }, { code }) => {
      const names = people.map(({ firstName, lastName }) => nameKey(firstName, lastName));
      const asked = places.map(({ shiftId, person }) => ({ shiftId, name: names[person] ?? '' }));
      if (code === 'ALREADY_SIGNED_UP') await ctx.run(notifyOfAttempt, { email, asked });
    },
  },
  async function signUpHousehold(ctx, input): Promise<HouseholdSignedUp> {
    refuseSameNames(input);
    await refuseOtherEvents(
      ctx,
      input.places.map(({ shiftId }) => shiftId),
    );
    const typed = input.places.map(({ person }) => personAt(input, person));
    const submitted = submittedByEach(input.people, input);
    const created = input.website
      ? await fakeResult(ctx, input)
      : await createSignups(
          ctx,
          input.places.map(({ shiftId, person }, at) => ({
            shiftId,
            person: personOf(typed[at]!),
            submitted: submitted[person],
          })),
          false,
          { several: true },
        );
    return { places: created.map((place, at) => grantAccess(ctx, toSignupResult(place, typed[at]!))) };
  },
);

function personAt({ people, email, phone, mayBeAsked }: SignUpHouseholdInput, person: number) {
  const name = people[person];
  if (!name) throw new Error('A place names nobody');
  return { ...name, email, phone, mayBeAsked };
}

/** Two people of one name would count as one person with two spots. Error: INVALID_INPUT. */
function refuseSameNames({ people }: SignUpHouseholdInput): void {
  const keys = people.map(({ firstName, lastName }) => nameKey(firstName, lastName));
  const again = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (again < 0) return;
  const sentence = 'Two people here have the same name';
  throw new DomainError('INVALID_INPUT', { message: sentence, fields: { [`people.${again}.firstName`]: sentence } });
}

/** The response to a honeypot hit. Error: SHIFT_NOT_FOUND. */
async function fakeResult(ctx: RequestContext, { people, places }: SignUpHouseholdInput) {
  await getShiftsToGive(
    ctx,
    places.map(({ shiftId }) => shiftId),
  );
  const ids = people.map(() => randomUUID());
  return places.map(({ shiftId, person }) => fakeSignup(shiftId.toLowerCase(), ids[person]!));
}
