/** The settings that the server sends to the web client with the page. */
export interface PublicSettings {
  /** Title in the header and in the browser's tab. */
  productTitle: string;
  /** The club's name, shown in the footer. */
  organisationName: string;
  /** The address that visitors write to. */
  contactEmail: string;
  /** The phone number for visitors; null without one. */
  contactPhone: string | null;
  /** The club's own page about privacy; null for ours. */
  privacyUrl: string | null;
  /** The IANA time zone of events without their own. */
  timeZone: string;
  /** Whether the club configured that zone; otherwise new events are offered the browser's. */
  timeZoneIsChosen: boolean;
  /** `link`: the lookup page mails a link instead of showing names. */
  lookupMode: 'open' | 'link';
  /** Whether the development pages (`/dev-login`, `/dev/mail`) exist. */
  development: boolean;
}
