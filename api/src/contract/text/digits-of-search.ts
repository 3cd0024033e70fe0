/* Beside the letters of searches, because visitors' pages need only those. */

/**
 * The digits by which a search finds a phone number, however either is grouped and with or without a country code; null for a search that
 * is not a phone number. At most the last eight.
 */
export function digitsOfSearch(search: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^0+/, '').slice(-8);
  return digits.length >= 4 ? digits : null;
}
