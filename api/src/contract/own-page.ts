const longestAddress = 500;
const control = /\p{Cc}/u;

/**
 * The address of a page of our own site (path, query and anchor), as somebody wants to see it after signing in; null for other sites, also
 * for what browsers take for one: `//host`, backslashes, dots before a second slash.
 */
export function ownPage(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || address.length > longestAddress) return null;
  if (address.includes('\\') || control.test(address)) return null;
  const nowhere = 'http://own.invalid';
  if (!URL.canParse(address, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(address, nowhere);
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : null;
}
