import { z } from 'zod';
import { email, newPassword, personName } from '../text/fields.js';

/** Staff sign-in with e-mail and password. */
export const signInInput = z.object({
  email: email('Please enter a valid email address'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, 'Please use at most 200 characters')
    .describe("Required: 'Password is required'."),
});

/** A parsed sign-in. */
export type SignInInput = z.infer<typeof signInInput>;

/** Setting a password with the link from a mail (reset or first set-up). */
export const setPasswordInput = z.object({
  token: z.string({ error: 'Required' }).min(1, 'Required').max(200).describe('The token of the link.'),
  password: newPassword.describe(
    "At least 8 characters ('Password must be at least 8 characters'), and none that is easy to guess.",
  ),
});

/** A parsed new password. */
export type SetPasswordInput = z.infer<typeof setPasswordInput>;

/** The first admin of a new installation, with the token of the printed set-up link. */
export const setUpFirstAdminInput = setPasswordInput.extend({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  email: email('Please enter a valid email address'),
});

/** A parsed first admin. */
export type SetUpFirstAdminInput = z.infer<typeof setUpFirstAdminInput>;

/** A request for a mailed link: to set a new password, or to sign in. */
export const requestLinkInput = z.object({ email: email('Please enter a valid email address') });
