import { announcement } from '../../platform/operation/announcements.js';

/** An event of which a category lost its lead, who is no user any more. Told once the rows say so. */
export const leadRemoved = announcement<{ eventId: string }>('lead-removed');

/** An event of which a lead has another name. Told once the row says so. */
export const leadRenamed = announcement<{ eventId: string }>('lead-renamed');

/** Under this purpose the token of a link that sets a password is derived from its record's id. */
export const passwordLinkPurpose = 'password-link';

/** Under this purpose the token of a sign-in link is derived from its record's id. */
export const magicLinkPurpose = 'magic-link';

/** The staff member a mail goes to. */
export interface MailedUser {
  firstName: string;
  lastName: string;
  email: string;
}

/** A link that was made for somebody, known by its record alone: the address is derived when the mail is written. */
export interface IssuedLink {
  linkId: string;
  user: MailedUser;
}

/** Somebody asked for a link to set a new password. */
export const passwordResetRequested = announcement<IssuedLink>('password-reset-requested');

/** A new staff member got a link to set their first password, and perhaps categories to lead. */
export const setUpLinkIssued = announcement<IssuedLink & { categories: { name: string; eventName: string }[] }>(
  'set-up-link-issued',
);

/** Somebody asked for a sign-in link. */
export const magicLinkRequested = announcement<IssuedLink>('magic-link-requested');

/** A password was set with a mailed link, at a UTC instant. */
export const passwordChanged = announcement<{ user: MailedUser; at: string }>('password-changed');
