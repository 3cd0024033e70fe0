import { dayIn } from '../../platform/clock.js';
import { mutation, rootFields } from '../../platform/schema/root-fields.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Selection } from '../../platform/reading/selection.js';
import { below, bothOf } from '../../platform/reading/selection-of.js';
import { cancelSignup, cancelSignupByLink } from './cancel/cancel-signup.js';
import { busyAsSeen, readMove, readShiftsOfSignups, readSignup } from './read-signup.js';
import { confirmSignup } from './create/confirm-signup.js';
import { moveSignup } from './move/move-signup.js';
import { correctSignupEmail } from './staff/correct-signup-email.js';
import { type SignedUp, signUp } from './create/sign-up.js';
import { type HouseholdSignedUp, signUpHousehold } from './create/sign-up-household.js';
import { Signup } from '../../records/signup.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { AnswerInputType, HouseholdAnswerInputType } from '../questions/question.types.js';
import {
  householdPersonInput,
  householdPlaceInput,
  signUpHouseholdInput,
  signUpInput,
} from '../../contract/signups/signup.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Shift } from '../../records/shift.js';
import { Volunteer } from '../../records/volunteer.js';

/* Longer than most: the result types and the fields that return them, as one list. */

const shownToStaff =
  'Warnings for staff who created the signup: questions of the shift that nobody answered, and who is younger than the role needs. Empty for everybody else.';

@AllowAccess('public')
@ObjectType('SignUpResult', { description: 'The result of a signup.' })
class SignUpResult {
  @Field(() => Signup, { description: 'The new signup.' })
  signup!: Signup;

  @Field(() => Volunteer, { description: 'The person as typed.' })
  volunteer!: Volunteer;

  @Field(() => Boolean, {
    description:
      'Whether this person is in another shift that overlaps: for staff of any event, else one of `conflicts`.',
  })
  isBusy!: boolean;

  @Field(() => [Shift], {
    description:
      'Those shifts; for a lead who created the signup those of their own categories. Allowed, but worth showing a warning.',
  })
  conflicts!: Shift[];

  @Field(() => [String], { description: shownToStaff })
  warnings!: string[];
}

@AllowAccess('public')
@ObjectType('SignUpHouseholdResult', { description: 'The result of signing a household up.' })
class SignUpHouseholdResult {
  @Field(() => [Signup], { description: 'The new signups, in the order of the requested places; the people as typed.' })
  signups!: Signup[];

  @Field(() => [Shift], {
    description:
      'Shifts that overlap a new one and have the same person in them, including those of this response; allowed, but worth showing a warning.',
  })
  conflicts!: Shift[];
}

@AllowAccess('public')
@ObjectType('ConfirmedSignup', { description: "A signup that was answered with 'Still coming'." })
class ConfirmedSignup {
  @Field(() => Signup, { description: 'The signup as it is now.' })
  signup!: Signup;
}

@AllowAccess('public', 'write:signups')
@ObjectType('MoveSignupResult', { description: 'A signup that was moved to another shift.' })
export class MoveSignupResult {
  @Field(() => Signup, { description: 'The signup, with its new shift.' })
  signup!: Signup;

  @Field(() => Shift, {
    nullable: true,
    description: 'The shift that it had before, as it is now; null where it had the new one already.',
  })
  previousShift!: Shift | null;

  @Field(() => Boolean, {
    description:
      'Whether this person is in another shift that overlaps: for staff of any event, else one of `conflicts`.',
  })
  isBusy!: boolean;

  @Field(() => [Shift], {
    description:
      'Those shifts; for a lead who created the signup those of their own categories. Allowed, but worth showing a warning.',
  })
  conflicts!: Shift[];

  @Field(() => [String], { description: shownToStaff })
  warnings!: string[];
}

const SignUpInputType = inputType('SignUpInput', signUpInput, {
  description: 'A visitor and the shift they want.',
  types: { replaces: ID, answers: [AnswerInputType] },
});

const HouseholdPersonInputType = inputType('HouseholdPersonInput', householdPersonInput, {
  description: 'A member of a household that signs up together.',
});

const HouseholdPlaceInputType = inputType('HouseholdPlaceInput', householdPlaceInput, {
  description: 'A shift, and for whom.',
});

const SignUpHouseholdInputType = inputType('SignUpHouseholdInput', signUpHouseholdInput, {
  description: 'The people of a household, how they are reached, and the places that they request.',
  types: { people: [HouseholdPersonInputType], places: [HouseholdPlaceInputType], answers: [HouseholdAnswerInputType] },
});

export const SignupResolver = rootFields({
  signUp: mutation(signUp, {
    gives: SignUpResult,
    description: 'Takes a spot in a shift, without an account.',
    input: { type: SignUpInputType, description: 'The person and the shift.' },
    takesKey: true,
    answersWithCommit: true,
    answer: signedUp,
  }),
  signUpHousehold: mutation(signUpHousehold, {
    gives: SignUpHouseholdResult,
    description:
      'Takes spots for several people of a household at once, without an account: all or none, with one mail. A refusal names each refused one, such as `places.2`, in its `errors`.',
    input: { type: SignUpHouseholdInputType, description: 'The people and the places.' },
    takesKey: true,
    answersWithCommit: true,
    answer: householdSignedUp,
  }),
  correctSignupEmail: mutation(correctSignupEmail, {
    gives: SignUpResult,
    description:
      'Moves a signup to the same name under another address and mails the confirmation there, for the browser that made it: within 30 minutes, at most twice. Repeating it is no error.',
    args: {
      signupId: 'The signup. Those that this browser did not create are reported as unknown.',
      email: 'The right address.',
    },
    answer: signedUp,
  }),
  confirmSignup: mutation(confirmSignup, {
    gives: ConfirmedSignup,
    description:
      "Records 'Still coming' after the plan changed, with the household cookie or as staff. Repeating it is no error.",
    args: { signupId: 'The signup. Those of other households are reported as unknown.' },
    answer: async (ctx, id, selection) => ({ signup: await readSignup(ctx, id, below(selection, 'signup')) }),
  }),
  moveSignup: mutation(moveSignup, {
    gives: MoveSignupResult,
    description:
      'Moves a signup to another shift of the same event in one step, with the household cookie, the cookie of the signup itself, or as staff of both categories. Repeating it is no error.',
    args: {
      signupId: 'The signup. Those of other households are reported as unknown.',
      shiftId: 'The new shift, of the same event.',
      answers: 'Answers to questions that the new role asks and the previous shift did not. Left out: none.',
      guardianName: 'The adult of the household who agrees where somebody is younger than the role needs.',
    },
    types: { signupId: ID, shiftId: ID, answers: [AnswerInputType] },
    answer: readMove,
  }),
  cancelSignup: mutation(cancelSignup, {
    gives: Signup,
    description:
      'Cancels a signup, with the household cookie, the cookie of the signup itself, or as staff. Repeating it is no error.',
    args: { signupId: 'The signup. Those of other households are reported as unknown.' },
    answer: readSignup,
  }),
  cancelSignupByLink: mutation(cancelSignupByLink, {
    gives: Signup,
    description: 'Cancels a signup with a mailed household link. Repeating it is no error.',
    args: { token: 'The last part of the mailed address.', signupId: 'A signup of the household.' },
    answer: readSignup,
  }),
});

/** The result of a signup: the person as typed, never as stored. */
interface SignUpAnswer extends TypedPerson, Pick<SignUpResult, 'isBusy' | 'conflicts' | 'warnings'> {
  signup: SignedUp['signup'] & TypedPerson & Pick<Signup, 'shift'> & { signedUpOn?: string };
}

interface TypedPerson {
  volunteer: SignedUp['volunteer'] & { erased: false };
}

function asTyped({ volunteer }: SignedUp): TypedPerson['volunteer'] {
  return { ...volunteer, erased: false };
}

/** The GraphQL result of a signup. */
export async function signedUp(ctx: RequestContext, result: SignedUp, selection: Selection): Promise<SignUpAnswer> {
  const { signups, conflicts } = await answersOf(ctx, [result], below(selection, 'signup'), selection);
  const { warnings = [] } = result;
  return {
    signup: signups[0]!,
    volunteer: asTyped(result),
    isBusy: busyAsSeen(ctx, result.isBusy, conflicts),
    conflicts,
    warnings,
  };
}

function householdSignedUp(ctx: RequestContext, { places }: HouseholdSignedUp, selection: Selection) {
  return answersOf(ctx, places, below(selection, 'signups'), selection);
}

async function answersOf(
  ctx: RequestContext,
  results: readonly SignedUp[],
  requested: Selection,
  selection: Selection,
) {
  const zone: Selection = requested.signedUpOn ? { event: { timeZone: true } } : {};
  const wanted = bothOf(bothOf(below(requested, 'shift'), zone), below(selection, 'conflicts'));
  const { shifts, conflicts } = await readShiftsOfSignups(ctx, results, wanted);
  const signups = results.map((result, at): SignUpAnswer['signup'] => {
    const { signup } = result;
    const shift = shifts[at]!;
    const signedUpOn = requested.signedUpOn ? dayIn(shift.event.timeZone, new Date(signup.createdAt)) : undefined;
    return { ...signup, signedUpOn, shift, volunteer: asTyped(result) };
  });
  return { signups, conflicts };
}
