import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { dayIn } from '../../platform/clock.js';
import { OpenTo } from '../../platform/open-to.js';
import { withIdempotencyKey, type RequestContext } from '../../platform/request-context.js';
import { replayAnswer } from '../../platform/replay-answer.js';
import type { Selection } from '../../platform/shape.js';
import { below, bothOf, selectionOf } from '../../platform/selection-of.js';
import { cancelSignup } from './cancel-signup.js';
import { cancelSignupByLink } from './cancel-signup-by-link.js';
import { readShiftsOfSignup } from './read-shifts-of-signup.js';
import { readSignup } from './read-signup.js';
import { correctSignupEmail } from './correct-signup-email.js';
import { signUp, type SignedUp } from './sign-up.js';
import { SignUpInputType, SignUpResult } from './signup.types.js';
import { Signup } from '../../records/signup.js';

@Resolver()
export class SignupResolver {
  @OpenTo('everyone')
  @Mutation(() => SignUpResult, {
    description:
      'Takes a place in a shift, without an account. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, SHIFT_STARTED, ALREADY_SIGNED_UP, SHIFT_FULL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS.',
  })
  async signUp(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SignUpInputType, { description: 'The person and the shift.' }) input: object,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'The same key and input within 24 hours give the first answer again. At most 200 characters.',
    })
    idempotencyKey?: string,
  ): Promise<SignUpAnswer> {
    const asked = idempotencyKey ? withIdempotencyKey(ctx, idempotencyKey) : ctx;
    return replayAnswer(asked, ['signUp', input, selectionOf(info)], async () =>
      signedUp(ctx, info, await asked.run(signUp, input)),
    );
  }

  @OpenTo('everyone')
  @Mutation(() => SignUpResult, {
    description:
      'Moves a signup to the same name under another address and mails the confirmation there, for the browser that made it: within 30 minutes, at most twice. Repeating it is no error. Errors: INVALID_INPUT, SIGNUP_NOT_FOUND, CORRECTED_TWICE, ALREADY_SIGNED_UP, TOO_MANY_REQUESTS.',
  })
  async correctSignupEmail(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('signupId', () => ID, {
      description: 'The signup. Those that this browser did not make are answered as unknown.',
    })
    signupId: string,
    @Arg('email', () => String, { description: 'The right address.' }) email: string,
  ): Promise<SignUpAnswer> {
    return signedUp(ctx, info, await ctx.run(correctSignupEmail, { signupId, email }));
  }

  @OpenTo('everyone')
  @Mutation(() => Signup, {
    description:
      'Cancels a signup, with the household cookie, the cookie of the signup itself, or as staff. Repeating it is no error. Errors: SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async cancelSignup(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('signupId', () => ID, { description: 'The signup. Those of other households are answered as unknown.' })
    signupId: string,
  ): Promise<Signup> {
    return readSignup(ctx, await ctx.run(cancelSignup, { signupId }), selectionOf(info));
  }

  @OpenTo('everyone')
  @Mutation(() => Signup, {
    description:
      'Cancels a signup with a mailed household link. Repeating it is no error. Errors: LINK_NOT_FOUND, LINK_EXPIRED, SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async cancelSignupByLink(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('token', () => String, { description: 'The last part of the mailed address.' }) token: string,
    @Arg('signupId', () => ID, { description: 'A signup of the household.' }) signupId: string,
  ): Promise<Signup> {
    return readSignup(ctx, await ctx.run(cancelSignupByLink, { token, signupId }), selectionOf(info));
  }
}

/** The result of a signup: what was typed, never what is stored. */
interface SignUpAnswer extends Pick<SignedUp, 'volunteer'>, Pick<SignUpResult, 'conflicts'> {
  signup: SignedUp['signup'] & Pick<SignedUp, 'volunteer'> & Pick<Signup, 'shift'> & { signedUpOn?: string };
}

async function signedUp(ctx: RequestContext, info: GraphQLResolveInfo, result: SignedUp): Promise<SignUpAnswer> {
  const selection = selectionOf(info);
  const asked = below(selection, 'signup');
  const zone: Selection = asked.signedUpOn ? { event: { timeZone: true } } : {};
  const wanted = bothOf(bothOf(below(asked, 'shift'), zone), below(selection, 'conflicts'));
  const { shift, conflicts } = await readShiftsOfSignup(ctx, result, wanted);
  const { volunteer } = result;
  const signedUpOn = asked.signedUpOn ? dayIn(shift.event.timeZone, new Date(result.signup.createdAt)) : undefined;
  return { signup: { ...result.signup, signedUpOn, shift, volunteer }, volunteer, conflicts };
}
