import { browserStore } from './browser-store';

const key = 'wantedPage';
const goodForMilliseconds = 30 * 60_000;
/** Addresses that lead to a sign-in themselves. */
const wayIn = /^\/(admin|admin\/auth|lead|dev-login|auth\/.*|reset-password|set-up)$/;

/** Stores, in this browser and for half an hour, which page to open after the sign-in: path, query and fragment. */
export function keepWantedPage({ pathname, search, hash }: { pathname: string; search: string; hash: string }): void {
  browserStore.set(key, JSON.stringify({ path: `${pathname}${search}${hash}`, at: Date.now() }));
}

/** The stored page, once; null for none, an old one, or an address of another site. */
export function takeWantedPage(): string | null {
  const stored = browserStore.get(key);
  forgetWantedPage();
  return stored ? readWantedPage(stored, Date.now()) : null;
}

/** Deletes the stored page: the next person to sign in may be somebody else. */
export function forgetWantedPage(): void {
  browserStore.remove(key);
}

/** The page in a stored text, if it is a staff page of ours and not older than half an hour. */
export function readWantedPage(stored: string, now: number): string | null {
  try {
    const { path, at } = JSON.parse(stored) as { path?: unknown; at?: unknown };
    if (typeof path !== 'string' || typeof at !== 'number' || now - at > goodForMilliseconds) return null;
    const ours = 'https://ours.example';
    const { origin, pathname, search, hash } = new URL(path, ours);
    if (origin !== ours || !path.startsWith('/') || wayIn.test(pathname)) return null;
    return `${pathname}${search}${hash}`;
  } catch (error) {
    console.warn('The page to go on with could not be read', error);
    return null;
  }
}
