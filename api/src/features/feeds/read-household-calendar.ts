import type { FeedFormat } from '../../contract/feed.js';
import { tryOf } from '../../platform/limits/tries.js';
import { calendarFile } from '../../platform/files/calendar-file.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { householdCalendarPurpose } from '../household-links/issue-household-link.js';
import { openSealedId } from '../../platform/operation/secrets.js';
import { Signup } from '../../records/signup.js';
import { entryOfSignup } from './feed-calendar.js';
import { tagOf, type FeedFile } from './feed-file.js';
import { signupSelection } from './feed-source.js';

/**
 * A household's own calendar: all its signups, the cancelled ones as cancelled. Its address belongs to a mailed link
 * and is closed with it. Null for an address that is no household's. Errors: FEED_NOT_FOUND for another format,
 * LINK_EXPIRED, TOO_MANY_REQUESTS.
 */
export async function readHouseholdCalendar(
  ctx: RequestContext,
  token: string,
  format: FeedFormat,
): Promise<FeedFile | null> {
  const { services } = ctx;
  const { settings } = services;
  const linkId = openSealedId(services.secretKey, householdCalendarPurpose, token);
  if (linkId === null) return null;
  if (format !== 'ics') throw new DomainError('FEED_NOT_FOUND');
  await services.limits.takeAll([tryOf('feed', linkId)]);
  const [link] = await services.rows.read<{ emailKey: string; isLive: boolean }>({
    name: 'household-calendar',
    text: `select email_key as "emailKey", revoked_at is null and expires_at > now() as "isLive"
      from household_token where id = $1`,
    values: [linkId],
  });
  if (!link) throw new DomainError('FEED_NOT_FOUND');
  if (!link.isLive) throw new DomainError('LINK_EXPIRED');
  // Only this household, whatever else the caller may see.
  const source = { ...services, accessScope: { everything: false, as: { household: link.emailKey } } };
  const signups = await readRecords<Signup>(source, Signup, signupSelection, { onlyFor: ['household'] });
  const people = new Set(signups.map(({ volunteerId }) => volunteerId));
  const entries = signups.map((signup) => {
    const entry = entryOfSignup(signup, settings.publicUrl);
    return people.size > 1 ? { ...entry, title: `${signup.volunteer.firstName}: ${entry.title}` } : entry;
  });
  const name = `Volunteering, ${settings.organisationName}`;
  const { contentType, content } = calendarFile(entries, { settings, name });
  return {
    tag: tagOf('ics', [name, entries]),
    contentType,
    fileName: 'volunteering.ics',
    content: Buffer.from(content),
  };
}
