import { announcement } from '../../platform/operation/announcements.js';

/** A category of this event lost its lead, whose account was deleted. Announced once the rows are written. */
export const leadRemoved = announcement<{ eventId: string }>('lead-removed');

/** A lead in this event was renamed. Announced once the row is written. */
export const leadRenamed = announcement<{ eventId: string }>('lead-renamed');

/** The purpose under which the token of a password link is derived from its record's id. */
export const passwordLinkPurpose = 'password-link';

/** The purpose under which the token of a sign-in link is derived from its record's id. */
export const magicLinkPurpose = 'magic-link';

/** The staff member a mail goes to. */
export interface MailedUser {
  firstName: string;
  lastName: string;
  email: string;
}

/** A link for somebody, identified by its record alone: the address is derived when the mail is rendered. */
export interface IssuedLink {
  linkId: string;
  user: MailedUser;
}

/** Somebody requested a link to set a new password. */
export const passwordResetRequested = announcement<IssuedLink>('password-reset-requested');

/** A new staff member got a link to set their first password, and perhaps categories to lead. */
export const setUpLinkIssued = announcement<IssuedLink & { categories: { name: string; eventName: string }[] }>(
  'set-up-link-issued',
);

/** Somebody requested a sign-in link. */
export const magicLinkRequested = announcement<IssuedLink>('magic-link-requested');

/** A password was set with a mailed link, at a UTC instant. */
export const passwordChanged = announcement<{ user: MailedUser; at: string }>('password-changed');

/** What changed about somebody's ways in. `name`: what they call the factor, or that of the OpenID provider; `left`: unused recovery codes. */
export interface SignInChange {
  user: MailedUser;
  change:
    | 'passkey-added'
    | 'totp-added'
    | 'factor-removed'
    | 'factors-reset'
    | 'codes-renewed'
    | 'code-used'
    | 'connected'
    | 'disconnected';
  name: string | null;
  left: number | null;
  /** A UTC instant. */
  at: string;
}

/** Somebody's ways in changed: they should know. */
export const signInChanged = announcement<SignInChange>('sign-in-changed');
