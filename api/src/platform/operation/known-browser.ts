/** What a request knows and keeps of the browser that it came from, beside a household's pass. */
export interface BrowserMemory {
  /** The browser's random name when somebody signed in to this account with it before; nothing for strangers' browsers. */
  knownTo(emailKey: string): string | undefined;
  /** Remembers a successful sign-in to this account; inside a transaction from its commit on. */
  remember(emailKey: string): void;
}

/** Of callers that keep no cookies. */
export const noBrowser: BrowserMemory = { knownTo: () => undefined, remember: () => undefined };
