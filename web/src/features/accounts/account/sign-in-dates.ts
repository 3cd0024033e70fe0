import { publicSettings } from '../../../app/settings';
import { formatMoment } from '../../../formatting/times';

/** When something of a sign-in was added and last used, in words. */
export function datesOf({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string | null }): string {
  const { timeZone } = publicSettings();
  const used = lastUsedAt ? `last used ${formatMoment(lastUsedAt, timeZone)}` : 'not used yet';
  return `added ${formatMoment(createdAt, timeZone)} · ${used}`;
}
