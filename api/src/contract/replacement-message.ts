/** So long is what somebody says to whoever might take over, at most. */
export const longestReplacementMessage = 500;
