import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { withIdempotencyKey, type RequestContext } from '../../platform/request-context.js';
import { below, bothOf, selectionOf } from '../../platform/selection-of.js';
import type { Shift } from '../programme/shift.type.js';
import { cancelSignup } from './cancel-signup.js';
import { cancelSignupByLink } from './cancel-signup-by-link.js';
import { readShiftsOfSignup } from './read-shifts-of-signup.js';
import { readSignup } from './read-signup.js';
import { signUp } from './sign-up.js';
import { Signup, SignUpInputType, SignUpResult } from './signup.types.js';

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
    @Arg('input', () => SignUpInputType, { description: 'Who signs up, and for which shift.' }) input: SignUpInputType,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'The same key and input within 24 hours give the first answer again. At most 200 characters.',
    })
    idempotencyKey?: string,
  ): Promise<SignUpResult> {
    const asked = idempotencyKey ? withIdempotencyKey(ctx, idempotencyKey) : ctx;
    const result = await asked.run(signUp, input);
    const selection = selectionOf(info);
    const wanted = bothOf(below(selection, 'signup', 'shift'), below(selection, 'conflicts'));
    const { shift, conflicts } = await readShiftsOfSignup(ctx, result, wanted);
    return { signup: { ...result.signup, shift: shift as Shift }, volunteer: result.volunteer, conflicts };
  }

  @OpenTo('everyone')
  @Mutation(() => Signup, {
    description:
      'Gives a place back: with the household cookie, that of the signup itself, or as staff. Twice is no error. Errors: SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async cancelSignup(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('signupId', () => ID, { description: "The signup. Others' are as good as unknown." }) signupId: string,
  ): Promise<Signup> {
    return readSignup(ctx, await ctx.run(cancelSignup, { signupId }), selectionOf(info));
  }

  @OpenTo('everyone')
  @Mutation(() => Signup, {
    description:
      'Gives a place back with a mailed household link. Twice is no error. Errors: LINK_NOT_FOUND, LINK_EXPIRED, SIGNUP_NOT_FOUND, TOO_MANY_REQUESTS.',
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
