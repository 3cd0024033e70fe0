import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { withIdempotencyKey, type RequestContext } from '../../platform/request-context.js';
import { below, bothOf, selectionOf } from '../../platform/selection-of.js';
import type { Shift } from '../programme/shift.type.js';
import { readShiftsOfSignup } from './read-shifts-of-signup.js';
import { signUp } from './sign-up.js';
import { SignUpInputType, SignUpResult } from './signup.types.js';

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
}
