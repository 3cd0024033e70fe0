/** The letter of a page in an address with a code: of tickets, and of meal vouchers. */
export type CodePage = 't' | 'v';

/**
 * The address of the page of a code. In capitals where nothing in it distinguishes them, because a QR code has smaller room for small letters:
 * scheme, host and the page's own path do not; the folder of an installation below one may.
 */
export function codeAddress(publicUrl: string, page: CodePage, code: string): string {
  const { protocol, host, pathname } = new URL(publicUrl);
  return pathname === '/' ? `${protocol}//${host}/${page}/${code}`.toUpperCase() : `${publicUrl}/${page}/${code}`;
}
