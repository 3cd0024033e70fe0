import { browserStore } from './browser-store';

const key = 'wantedPage';
const goodForMilliseconds = 30 * 60_000;
/** Addresses that lead to a sign-in themselves. */
const waysIn = ['/admin', '/lead', '/dev-login', '/auth/magic', '/admin/auth', '/reset-password', '/set-up'];

/** Remembers, in this browser and for half an hour, which page somebody wanted who has to sign in first: path, query and fragment. */
export function keepWantedPage({ pathname, search, hash }: { pathname: string; search: string; hash: string }): void {
  browserStore.set(key, JSON.stringify({ path: `${pathname}${search}${hash}`, at: Date.now() }));
}

/** The remembered page, once; null for none, an old one, or what is no page of ours. */
export function takeWantedPage(): string | null {
  const stored = browserStore.get(key);
  forgetWantedPage();
  return stored ? readWantedPage(stored, Date.now()) : null;
}

/** Forgets the remembered page: whoever signs in next may be somebody else. */
export function forgetWantedPage(): void {
  browserStore.remove(key);
}

/** The page in a stored text, if it is a staff page of our own and not older than half an hour. */
export function readWantedPage(stored: string, now: number): string | null {
  try {
    const { path, at } = JSON.parse(stored) as { path?: unknown; at?: unknown };
    if (typeof path !== 'string' || typeof at !== 'number' || now - at > goodForMilliseconds) return null;
    const ours = 'https://ours.example';
    const { origin, pathname, search, hash } = new URL(path, ours);
    if (origin !== ours || !path.startsWith('/') || waysIn.includes(pathname)) return null;
    return `${pathname}${search}${hash}`;
  } catch (error) {
    console.warn('The page to go on with could not be read', error);
    return null;
  }
}
