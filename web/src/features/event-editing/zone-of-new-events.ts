import { publicSettings } from '../../app/settings';
import { zoneOfBrowser } from '../../formatting/zones';

/** The club's time zone; the browser's while the club has chosen none. An IANA name. */
export function zoneOfNewEvents(): string {
  const { timeZone, timeZoneIsChosen } = publicSettings();
  return timeZoneIsChosen ? timeZone : zoneOfBrowser() || timeZone;
}
