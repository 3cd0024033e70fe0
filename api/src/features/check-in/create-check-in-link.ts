import { createCheckInLinkInput } from '../../contract/check-in/check-in-link.js';
import { clock } from '../../platform/clock.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';
import { mayWorkInCategory, programmePlaceOf } from '../categories/category.policy.js';
import { getLedCategory } from '../categories/get-led-category.js';
import { findHoursOfPost, type CheckInHours } from './hours-of-post.js';
import { momentWords, postWords } from './post-words.js';

/** A new link and its address, which is never shown again. */
export interface CreatedCheckInLink {
  linkId: string;
  address: string;
}

/**
 * Creates a link by which helpers mark who is here, and returns its address, which is shown only here: the database stores the hash of its
 * token. CATEGORY_NOT_FOUND: also for one of another event, or of another lead. INVALID_INPUT: also where no shift takes place.
 */
export const createCheckInLink = operation(
  {
    access: 'staff',
    input: createCheckInLinkInput,
    refuses: ['CATEGORY_NOT_FOUND'],
  },
  async function createCheckInLink(ctx, input): Promise<CreatedCheckInLink> {
    const { eventId, place, day, withPhones, canRedeem, maxDevices } = input;
    const category = await getLedCategory(ctx, input.categoryId);
    const isOfEvent = category.event.id === eventId.toLowerCase();
    const may = isOfEvent && mayWorkInCategory(ctx.viewer, programmePlaceOf(category));
    authorizeRecord(ctx.viewer, may, 'CATEGORY_NOT_FOUND');
    const post = { eventId, categoryId: category.id, place, day };
    const hours = await findHoursOfPost(ctx, post);
    if (!hours) throw nothingThere(place);
    const timeZone = category.event.ownTimeZone ?? ctx.services.settings.timeZone;
    const expiresAt = endWithin(hours, input.expiresAt ?? null, timeZone);
    const token = newToken();
    const [made] = await ctx.execute<{ id: string }>(
      `insert into check_in_link (event_id, category_id, place, day, token_hash, starts_at, expires_at, with_phones,
         can_redeem, max_devices, created_by_id)
       values (?, ?, ?, ?, decode(?, 'hex'), ?::timestamptz, ?::timestamptz, ?, ?, ?, ?) returning id`,
      [
        ...[eventId, category.id, place, day, hashToken(token).toString('hex'), hours.startsAt, expiresAt],
        ...[withPhones, canRedeem, maxDevices, ctx.viewer.userId],
      ],
    );
    if (!made) throw new Error('The database made no link');
    await recordAction(ctx, {
      action: 'check-in-link.created',
      recordId: made.id,
      eventId,
      summary: postWords({ category: category.name, place, day }),
      detail: { expiresAt, withPhones, canRedeem, maxDevices },
    });
    return { linkId: made.id, address: `${ctx.services.settings.publicUrl}/check-in#k=${token}` };
  },
);

function nothingThere(place: string | null): DomainError {
  return new DomainError('INVALID_INPUT', {
    fields: {
      [place === null ? 'day' : 'place']: `No shift takes place ${place === null ? '' : 'there '}on this day`,
    },
  });
}

/** The chosen end, or the latest one. Error: INVALID_INPUT for one that is over or too late. */
function endWithin({ endsAt }: CheckInHours, chosen: string | null, timeZone: string): string {
  const now = clock.now().getTime();
  if (Date.parse(endsAt) <= now) throw new DomainError('INVALID_INPUT', { fields: { day: 'This day is over' } });
  if (chosen === null) return endsAt;
  if (Date.parse(chosen) <= now)
    throw new DomainError('INVALID_INPUT', { fields: { expiresAt: 'Please choose a moment to come' } });
  if (Date.parse(chosen) > Date.parse(endsAt)) {
    const words = momentWords(endsAt, timeZone);
    throw new DomainError('INVALID_INPUT', { fields: { expiresAt: `Please choose ${words} or earlier` } });
  }
  return new Date(chosen).toISOString();
}
