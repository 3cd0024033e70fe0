import {
  addPasskeyInput,
  addTotpInput,
  completeSignInInput,
  stepUpInput,
} from '../../../contract/people/second-factor.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { User } from '../../../records/user.js';
import { SessionType, withUser } from '../sign-in/account.resolver.js';
import { findSignInWays } from '../sign-in/sign-in-ways.js';
import { getUser } from '../users/find-users.js';
import { type AddedFactor, addPasskey, passkeyOptions } from './add-passkey.js';
import { addTotp, beginTotp } from './add-totp.js';
import { completeSignIn, passkeySignInOptions } from './complete-sign-in.js';
import { readAccount } from './read-account.js';
import { newRecoveryCodes, removeFactor, resetSecondFactor } from './remove-factor.js';
import {
  Account,
  AddFactorPayload,
  NewTotp,
  PasskeyOptions,
  RecoveryCodesPayload,
  RemoveFactorPayload,
  SignInWays,
  StepUpPayload,
} from './second-factor.types.js';
import { stepUp } from './step-up.js';

const CompleteSignInInputType = inputType('CompleteSignInInput', completeSignInInput, {
  description: 'A proof for a challenge: one of the fields beside it.',
});
const StepUpInputType = inputType('StepUpInput', stepUpInput, {
  description: 'A proof for a challenge: one of the fields beside it.',
});
const AddPasskeyInputType = inputType('AddPasskeyInput', addPasskeyInput, { description: 'A passkey.' });
const AddTotpInputType = inputType('AddTotpInput', addTotpInput, { description: 'An authenticator app.' });

export const SecondFactorResolver = rootFields({
  signInWays: query(findSignInWays, { gives: SignInWays, description: 'How staff sign in here.' }),
  me: query(readAccount, { gives: Account, description: 'The ways in which the caller signs in.' }),
  passkeySignInOptions: mutation(passkeySignInOptions, {
    gives: PasskeyOptions,
    description: 'Begins to sign in with a passkey alone; `completeSignIn` ends it.',
  }),
  completeSignIn: mutation(completeSignIn, {
    gives: SessionType,
    description:
      'Signs in with the second step after SECOND_FACTOR_REQUIRED, or with a passkey alone. A wrong proof leaves the challenge as it is.',
    input: { type: CompleteSignInInputType, description: 'The challenge and the proof.' },
    answer: withUser,
  }),
  stepUp: mutation(stepUp, {
    gives: StepUpPayload,
    description: 'Proves once more who is signed in, after STEP_UP_REQUIRED; counts for 10 minutes.',
    input: { type: StepUpInputType, description: 'The challenge and the proof.' },
  }),
  passkeyOptions: mutation(passkeyOptions, {
    gives: PasskeyOptions,
    description: 'Begins to add a passkey; `addPasskey` ends it.',
  }),
  addPasskey: mutation(addPasskey, {
    gives: AddFactorPayload,
    description: 'Adds a passkey to the caller.',
    input: { type: AddPasskeyInputType, description: 'The challenge, the browser’s answer and a name.' },
    answer: added,
  }),
  beginTotp: mutation(beginTotp, {
    gives: NewTotp,
    description: 'Begins to add an authenticator app; `addTotp` ends it within 5 minutes.',
  }),
  addTotp: mutation(addTotp, {
    gives: AddFactorPayload,
    description: 'Adds the authenticator app that was begun.',
    input: { type: AddTotpInputType, description: 'The code that it shows, and a name.' },
    answer: added,
  }),
  newRecoveryCodes: mutation(newRecoveryCodes, {
    gives: RecoveryCodesPayload,
    description: 'Replaces the caller’s recovery codes.',
    answer: (_ctx, recoveryCodes) => ({ recoveryCodes }),
  }),
  removeFactor: mutation(removeFactor, {
    gives: RemoveFactorPayload,
    description:
      'Removes one of the caller’s factors and signs them out elsewhere; recovery codes go with the last one.',
    args: { id: 'The factor.' },
    answer: async (ctx) => ({ factors: (await ctx.run(readAccount, {})).factors }),
  }),
  resetSecondFactor: mutation(resetSecondFactor, {
    gives: User,
    description:
      'Drops the factors, recovery codes and connected sign-ins of a user who lost them, and signs them out everywhere.',
    args: { userId: 'The staff member.' },
    answer: getUser,
  }),
});

async function added(ctx: RequestContext, { factorId, recoveryCodes }: AddedFactor): Promise<AddFactorPayload> {
  const { factors } = await ctx.run(readAccount, {});
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) throw new Error('A factor that was just added is gone');
  return { factor, recoveryCodes };
}
