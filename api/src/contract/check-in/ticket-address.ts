/**
 * The address of a ticket's page. In capitals where nothing in it distinguishes them, because a QR code has smaller room for small letters:
 * scheme, host and the page's own path do not; the folder of an installation below one may.
 */
export function ticketAddress(publicUrl: string, ticket: string): string {
  const { protocol, host, pathname } = new URL(publicUrl);
  return pathname === '/' ? `${protocol}//${host}/T/${ticket}`.toUpperCase() : `${publicUrl}/t/${ticket}`;
}
