import { looksLikeLink } from '../text/looks-like-link.js';

/** The longest message to people who might take over, in characters. */
export const longestReplacementMessage = 300;

/** The refusal of a message with a web address: it goes to many mailboxes. */
export const messageHoldsLink = 'Please leave out web and email addresses, and put a space after each full stop';

const emailAddress = /[^\s@]@[^\s@]+\.[^\s@]/u;
// Any top-level domain counts, since there are more than a thousand and a message has no degrees. 'Mag.Dr.' and 'a.m.' pass.
const bareAddress = /[\p{L}\d][\p{L}\p{M}\d-]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{M}\d])/u;

/** Whether a message contains a web or e-mail address, or what reads as one. */
export function holdsAddress(message: string): boolean {
  const plain = message.normalize('NFKC').replace(/[。｡]/g, '.');
  return looksLikeLink(plain) || emailAddress.test(plain) || bareAddress.test(plain);
}
