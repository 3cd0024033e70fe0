import { z } from 'zod';

/** How somebody proves who they are beside their password, or instead of it. */
export const proofMethods = ['PASSKEY', 'TOTP', 'RECOVERY_CODE', 'PASSWORD', 'SIGN_IN'] as const;

/** One of these ways. */
export type ProofMethod = (typeof proofMethods)[number];

/** The kinds of factors. */
export const factorKinds = ['PASSKEY', 'TOTP'] as const;

/** A factor's kind. */
export type FactorKind = (typeof factorKinds)[number];

const challenge = z.string().min(1).max(200).describe('The challenge that came with the refusal or the options.');
const code = z
  .string()
  .trim()
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''));
const totp = code.nullish().describe('Six digits of an authenticator app.');
const recoveryCode = z.string().trim().max(40).nullish().describe('A recovery code, `XXXXX-XXXXX`.');
const response = z.string().max(20_000);
const passkey = response.nullish().describe('WebAuthn’s answer of `navigator.credentials.get`, JSON as text.');
const name = z
  .string({ error: 'Please give it a name' })
  .trim()
  .min(1, 'Please give it a name')
  .max(60, 'Please use at most 60 characters')
  .refine((text) => !/\p{Cc}/u.test(text), 'Please use one line')
  .describe('What its owner calls it, such as “My phone”; 1 to 60 characters.');

/** The second step of a sign-in: one of the proofs. */
export const completeSignInInput = z.object({ challenge, totp, recoveryCode, passkey });

/** Another proof by somebody who is signed in: one of them. */
export const stepUpInput = completeSignInInput.extend({
  password: z.string().max(200).nullish().describe('The password, where there is no second factor.'),
});

/** A parsed proof. */
export type StepUpInput = z.infer<typeof stepUpInput>;

/** A passkey to add. */
export const addPasskeyInput = z.object({
  challenge,
  response: response.min(1).describe('WebAuthn’s answer of `navigator.credentials.create`, JSON as text.'),
  name,
});

/** An authenticator app to add. */
export const addTotpInput = z.object({
  code: code.pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits')).describe('Six digits of the app.'),
  name,
});
