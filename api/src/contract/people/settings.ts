/** What the server tells the web client with the page: the club's own words, read from the settings. */
export interface PublicSettings {
  /** Title in the header and in the browser's tab. */
  productTitle: string;
  /** The club's name, shown in the footer. */
  organisationName: string;
  /** Where visitors write to. */
  contactEmail: string;
  /** Whom visitors call; null where nobody can be called. */
  contactPhone: string | null;
  /** IANA time zone of events that name none of their own. */
  timeZone: string;
  /** Whether the club chose that zone; otherwise new events are offered the browser's. */
  timeZoneIsChosen: boolean;
  /** `link`: the lookup page mails a link instead of showing names. */
  lookupMode: 'open' | 'link';
  /** Whether the development pages (`/dev-login`, `/dev/mail`) exist. */
  development: boolean;
}
