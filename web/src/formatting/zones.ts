/** The browser's time zone: an IANA name, or empty where the browser names none. */
export function zoneOfBrowser(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || '';
}
