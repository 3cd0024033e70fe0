import { looksLikeLink } from '../text/looks-like-link.js';

/** So long is what somebody says to those who might take over, at most. */
export const longestReplacementMessage = 300;

/** What is said of a message with a web address: it goes to many mailboxes. */
export const messageHoldsLink = 'Please leave out web and email addresses, and put a space after each full stop';

const emailAddress = /[^\s@]@[^\s@]+\.[^\s@]/u;
// Whatever ends stands behind the dot: there are more than a thousand, and a message has no degrees. 'Mag.Dr.' and 'a.m.' pass.
const bareAddress = /[\p{L}\d][\p{L}\p{M}\d-]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{M}\d])/u;

/** Whether a message holds an address of the web or of a mailbox, or what reads as one. */
export function holdsAddress(message: string): boolean {
  const plain = message.normalize('NFKC').replace(/[。｡]/g, '.');
  return looksLikeLink(plain) || emailAddress.test(plain) || bareAddress.test(plain);
}
