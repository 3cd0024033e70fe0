/**
 * The half of a staff session that is in a cookie, where no script can read it. The other half is the bearer token. Each alone opens nothing.
 */
export interface SessionCookie {
  /** Whether one of our own pages asks: a session that starts then has two halves. Programs have sessions without a cookie. */
  isPage: boolean;
  /** The half that the caller sent, if any. */
  half: string | undefined;
  /** Stores a half in the browser for 7 days; inside a transaction, from its commit. */
  keep(half: string): void;
  /** Deletes it from the browser; inside a transaction, from its commit. */
  clear(): void;
}

/** For callers without cookies. */
export const noSessionCookie: SessionCookie = {
  ...{ isPage: false, half: undefined },
  keep: () => undefined,
  clear: () => undefined,
};
