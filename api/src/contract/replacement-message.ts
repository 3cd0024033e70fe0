/** So long is what somebody says to whoever might take over, at most. */
export const longestReplacementMessage = 300;

/** What is said of a message with a web address: it goes to many mailboxes. */
export const messageHoldsLink = 'Please leave out web and email addresses';
