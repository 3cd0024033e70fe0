import { Field, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../../platform/schema/access.js';
import { mutation, rootFields } from '../../../platform/schema/root-fields.js';
import { below } from '../../../platform/reading/selection-of.js';
import { Signup } from '../../../records/signup.js';
import { readSignup } from '../../signups/read-signup.js';
import { sendOn } from './send-on.js';

@AllowAccess('staff')
@ObjectType('SendOnPayload', { description: 'Somebody who was sent to another post.' })
class SendOnPayload {
  @Field(() => Signup, { description: 'The signup that they left; it keeps its hours.' })
  left!: Signup;

  @Field(() => Signup, { description: 'Their signup at the other post.' })
  signup!: Signup;
}

export const SendOnResolver = rootFields({
  sendOn: mutation(sendOn, {
    gives: SendOnPayload,
    description:
      'Sends somebody who is here to another post, over capacity if need be. They are on the way until somebody there marks them. Repeating it is no error.',
    args: { signupId: 'The signup by which they are here.', shiftId: 'The shift to go to, of the same event.' },
    answer: async (ctx, { leftId, signupId }, selection) => ({
      left: 'left' in selection ? await readSignup(ctx, leftId, below(selection, 'left')) : undefined,
      signup: 'signup' in selection ? await readSignup(ctx, signupId, below(selection, 'signup')) : undefined,
    }),
  }),
});
