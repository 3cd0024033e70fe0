/** What is known of the browser that a request came from, besides a household's pass. */
export interface BrowserMemory {
  /** The browser's random name if it signed in to this account before; undefined for unknown browsers. */
  knownTo(emailKey: string): string | undefined;
  /** Remembers a successful sign-in to this account; inside a transaction, from its commit. */
  remember(emailKey: string): void;
}

/** For callers without cookies. */
export const noBrowser: BrowserMemory = { knownTo: () => undefined, remember: () => undefined };
