import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FactorKind } from '../../../contract/people/second-factor.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { enumType } from '../../../platform/schema/enum-type.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';

const FactorKindName = enumType('FactorKind', 'The kinds of second factors.', {
  PASSKEY: ['PASSKEY', 'A passkey of a phone, computer or security key. It signs in without a password, too.'],
  TOTP: ['TOTP', 'An authenticator app that shows six digits.'],
});

@AllowAccess('staff', undefined, true)
@ObjectType('Factor', { description: 'Something of the caller that proves a sign-in beside the password.' })
export class Factor {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => FactorKindName, { description: 'Its kind.' })
  kind!: FactorKind;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => Instant, { description: 'When it was added.' })
  createdAt!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was last used; null for never.' })
  lastUsedAt!: string | null;
}

@AllowAccess('staff', undefined, true)
@ObjectType('Connection', { description: 'An account of an OpenID provider with which the caller signs in.' })
export class Connection {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The name of the provider.' })
  name!: string;

  @Field(() => Instant, { description: 'When it was connected.' })
  createdAt!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was last used; null for never.' })
  lastUsedAt!: string | null;
}

@AllowAccess('staff', undefined, true)
@ObjectType('Account', { description: 'The ways in which the caller signs in.' })
export class Account {
  @Field(() => String, { description: 'Their email address.' })
  email!: string;

  @Field(() => [Factor], { description: 'Their second factors, in the order in which they were added.' })
  factors!: Factor[];

  @Field(() => Int, { description: 'How many recovery codes are unused.' })
  recoveryCodesLeft!: number;

  @Field(() => [Connection], { description: 'Their accounts of an OpenID provider.' })
  connections!: Connection[];

  @Field(() => Boolean, { description: 'Whether they have to have a second factor.' })
  needsFactor!: boolean;

  @Field(() => Boolean, { description: 'Whether passkeys can be used at this address.' })
  offersPasskeys!: boolean;

  @Field(() => String, { nullable: true, description: 'The OpenID provider to connect with; null without one.' })
  connectsTo!: string | null;
}

@AllowAccess('public', undefined, true)
@ObjectType('SignInWays', { description: 'How staff sign in here.' })
export class SignInWays {
  @Field(() => Boolean, { description: 'Whether passkeys can be used at this address.' })
  passkeys!: boolean;

  @Field(() => String, { nullable: true, description: 'The name of the OpenID provider; null without one.' })
  provider!: string | null;

  @Field(() => Boolean, { description: 'Whether passwords and mailed links sign in admins alone.' })
  passwordsAreForAdmins!: boolean;
}

@AllowAccess('public', undefined, true)
@ObjectType('PasskeyOptions', { description: 'What a browser needs to make or use a passkey.' })
export class PasskeyOptions {
  @Field(() => String, { description: 'Sent back with the browser’s answer; good for 5 minutes.' })
  challenge!: string;

  @Field(() => String, { description: 'WebAuthn’s options, JSON as text.' })
  options!: string;
}

@AllowAccess('staff', undefined, true)
@ObjectType('NewTotp', { description: 'What an authenticator app needs.' })
export class NewTotp {
  @Field(() => String, { description: 'The secret as people type it: base32 in groups of four.' })
  secret!: string;

  @Field(() => String, { description: 'The `otpauth:` address.' })
  uri!: string;

  @Field(() => String, { description: 'The address as a QR code, SVG.' })
  qr!: string;
}

@AllowAccess('staff', undefined, true)
@ObjectType('AddFactorPayload', { description: 'A factor that was added.' })
export class AddFactorPayload {
  @Field(() => Factor, { description: 'The factor.' })
  factor!: Factor;

  @Field(() => [String], {
    nullable: true,
    description: 'With the first factor: ten recovery codes, shown this once. Otherwise null.',
  })
  recoveryCodes!: string[] | null;
}

@AllowAccess('staff', undefined, true)
@ObjectType('RecoveryCodesPayload', { description: 'New recovery codes; the earlier ones ended.' })
export class RecoveryCodesPayload {
  @Field(() => [String], { description: 'Ten codes `XXXXX-XXXXX`, each good once, shown this once.' })
  recoveryCodes!: string[];
}

@AllowAccess('staff')
@ObjectType('RemoveFactorPayload', { description: 'A factor that was removed.' })
export class RemoveFactorPayload {
  @Field(() => [Factor], { description: 'The factors that are left.' })
  factors!: Factor[];
}

@AllowAccess('staff', undefined, true)
@ObjectType('StepUpPayload', { description: 'A proof of who calls.' })
export class StepUpPayload {
  @Field(() => Instant, { description: 'Until when it counts.' })
  provenUntil!: string;
}
