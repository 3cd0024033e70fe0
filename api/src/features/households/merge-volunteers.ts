import { mergeVolunteersInput } from '../../contract/people/household.js';
import { triesOfHousehold } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { signupFact, volunteerFact } from '../../records/facts.js';
import { issueHouseholdLink, issueHouseholdLinks } from '../household-links/issue-household-link.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { mergeMarks } from '../attendance/merge-marks.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import { announceCancellations } from '../signups/cancel/write-cancellations.js';
import { completeKeptPlaces } from './complete-kept-place.js';
import { findComingSignups } from './find-coming-signups.js';
import { addressCorrected, volunteersMerged } from './household.announcements.js';
import { mayManageMember } from './household.policy.js';
import { lockMembers } from './lock-members.js';
import { renameWaiting } from './rename-waiting.js';

/**
 * Merges two people: the source's signups become the target's, and the source is deleted. In a shift that both are in, the source's signup
 * is cancelled after the target's got what it lacked. A household may merge its own people; an admin also those of two addresses, in which
 * case mails queued for the source's address go to the target's. Idempotent. Returns the target's id. INVALID_INPUT: also when the source
 * has an address and the target has none, as nobody could be mailed any more.
 */
export const mergeVolunteers = operation(
  {
    access: 'public',
    idempotent: true,
    input: mergeVolunteersInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) => ctx.services.limits.takeAll(triesOfHousehold('merge', ctx.ip, ctx.household?.emailKey)),
  },
  async function mergeVolunteers(ctx, input): Promise<string> {
    const [sourceId, targetId] = [input.sourceId.toLowerCase(), input.targetId.toLowerCase()];
    const members = await lockMembers(ctx, [sourceId, targetId]);
    const [source, target] = [members.get(sourceId), members.get(targetId)];
    if (!target || !mayManageMember(ctx.viewer, ctx.household, target)) throw new DomainError('VOLUNTEER_NOT_FOUND');
    if (!source && (await isMerged(ctx, sourceId, targetId))) return target.id;
    if (!source || !mayManageMember(ctx.viewer, ctx.household, source)) throw new DomainError('VOLUNTEER_NOT_FOUND');
    if (source.email !== null && target.email === null) {
      const message = 'The person who stays has no email address, but the other one has. Merge the other way round.';
      throw new DomainError('INVALID_INPUT', { message, fields: { targetId: message } });
    }
    const isOneAddress = source.emailKey === target.emailKey;

    // Moving a signup locks its household's link first, so none of the source's signups can move until the commit.
    const email = target.email ?? target.emailKey;
    const links = await issueHouseholdLinks(ctx, [source.email ?? source.emailKey, email]);
    const householdTokenId = links.get(target.emailKey) ?? (await issueHouseholdLink(ctx, email));
    await lockShiftsOf(ctx, source.id);
    const completed = await completeKeptPlaces(ctx, { sourceId: source.id, targetId: target.id });
    await renameWaiting(ctx, source, target.id);
    const doubled = await cancelDoubled(ctx, source.id, target.id);
    await mergeMarks(ctx, doubled, target.id);
    const moved = await moveSignups(ctx, source.id, target.id);
    await copyConsents(ctx, source.id, target.id);
    await moveVouchers(ctx, source.id, target.id);
    await keepLastWait(ctx, source, target.id);
    await ctx.execute('delete from volunteer where id = ?', [source.id]);
    const gotPhone =
      source.phone !== null &&
      source.phone !== target.phone &&
      (target.phone === null || source.madeAt > target.madeAt);
    if (gotPhone) await ctx.execute('update volunteer set phone = ? where id = ?', [source.phone, target.id]);
    await ctx.execute('insert into merged_volunteer (source_id, target_id) values (?, ?)', [source.id, target.id]);

    const dropped = (await findSignupFacts(ctx, doubled))
      // Nobody is notified about signups in a draft.
      .filter(({ eventState }) => eventState !== 'DRAFT')
      .map(({ fact }) => ({ ...fact, householdTokenId }));
    await announceCancellations(ctx, dropped, 'merge');
    if (!isOneAddress)
      await ctx.announce(addressCorrected, {
        ...{ email, householdTokenId, previousKey: source.emailKey, isFirst: false },
        person: { firstName: target.firstName, lastName: target.lastName },
        signups: await findComingSignups(ctx, target.id, householdTokenId),
      });
    // The mail about the address covers the rest, except a cancelled duplicate that is in a calendar.
    if (isOneAddress || doubled.length > 0)
      await ctx.announce(volunteersMerged, {
        email,
        householdTokenId,
        source: { firstName: source.firstName, lastName: source.lastName },
        target: { firstName: target.firstName, lastName: target.lastName },
        doubled: doubled.length,
        dropped,
      });
    await ctx.announce(recordsWritten, [
      ...moved.map((signup) => signupFact('changed', signup, { fields: ['volunteer'], volunteerWas: source.id })),
      ...completed.map((signup) => signupFact('changed', signup, { fields: ['answers'] })),
      volunteerFact('merged', source.id, { into: target.id }),
      ...(gotPhone ? [volunteerFact('changed', target.id, { fields: ['phone'] })] : []),
    ]);
    await recordAction(ctx, {
      action: 'volunteer.merged',
      recordId: target.id,
      eventId: null,
      summary: `${source.firstName} ${source.lastName} into ${target.firstName} ${target.lastName}`,
      detail: { sourceId, signupsGivenBack: doubled.length },
    });
    return target.id;
  },
);

/** What retention counts from: the last event that the source, or their household, waited for. */
async function keepLastWait(
  ctx: RequestContext,
  source: { id: string; emailKey: string },
  targetId: string,
): Promise<void> {
  await ctx.execute(
    `insert into waited_until as known (volunteer_id, day)
     select ?::uuid, day from (
       select day from waited_until where volunteer_id = ?
       union all select e.last_day from waitlist_entry w join event e on e.id = w.event_id where w.email_key = ?) waits
     order by day desc limit 1
     on conflict (volunteer_id) do update set day = greatest(known.day, excluded.day)`,
    [targetId, source.id, source.emailKey],
  );
}

/** Locks the shifts of a person's signups before the signups, which is also the order of deleting a shift. */
async function lockShiftsOf(ctx: RequestContext, volunteerId: string): Promise<void> {
  const rows = await ctx.execute<{ shift_id: string }>('select shift_id from signup where volunteer_id = ?', [
    volunteerId,
  ]);
  await lockShifts(
    ctx,
    rows.map((row) => row.shift_id),
  );
}

/** Moves the source's signups to the target; returns them with the records they belong to. */
function moveSignups(ctx: RequestContext, sourceId: string, targetId: string) {
  return ctx.execute<{ id: string; eventId: string; categoryId: string; shiftId: string }>(
    `update signup g set volunteer_id = ? from shift s join opportunity o on o.id = s.opportunity_id
     where s.id = g.shift_id and g.volunteer_id = ?
     returning g.id, s.event_id as "eventId", o.category_id as "categoryId", s.id as "shiftId"`,
    [targetId, sourceId],
  );
}

/** Cancels the source's signups in shifts that the target is in, too; returns their ids. */
async function cancelDoubled(ctx: RequestContext, sourceId: string, targetId: string): Promise<string[]> {
  const rows = await ctx.execute<{ id: string }>(
    `update signup set status = 'cancelled', cancelled_at = now()
     where volunteer_id = ? and status = 'active'
       and shift_id in (select shift_id from signup where volunteer_id = ? and status = 'active')
     returning id`,
    [sourceId, targetId],
  );
  return rows.map(({ id }) => id);
}

async function isMerged(ctx: RequestContext, sourceId: string, targetId: string): Promise<boolean> {
  const [merged] = await ctx.execute<{ source_id: string }>(
    'select source_id from merged_volunteer where source_id::text = ? and target_id = ?',
    [sourceId, targetId],
  );
  return merged !== undefined;
}

/** Copies the source's consent to be asked, and for which searches and shifts it was asked, to the target. */
async function copyConsents(ctx: RequestContext, sourceId: string, targetId: string): Promise<void> {
  await ctx.execute(
    `with notes as (
       insert into asked_person (shift_id, volunteer_id, answer, asked_at, asked_by_id)
       select shift_id, ?::uuid, answer, asked_at, asked_by_id from asked_person where volunteer_id = ?
       on conflict (shift_id, volunteer_id) do update
         set answer = excluded.answer, asked_at = excluded.asked_at, asked_by_id = excluded.asked_by_id
         where excluded.asked_at > asked_person.asked_at
     )
     insert into replacement_ask (replacement_id, volunteer_id, asked_at)
     select replacement_id, ?::uuid, asked_at from replacement_ask where volunteer_id = ? on conflict do nothing`,
    [targetId, sourceId, targetId, sourceId],
  );
  await ctx.execute(
    `update volunteer set may_be_asked = true where id = ? and not may_be_asked
       and exists (select from volunteer source where source.id = ? and source.may_be_asked)`,
    [targetId, sourceId],
  );
}

/** Gives the meal vouchers that the source used to the target. */
async function moveVouchers(ctx: RequestContext, sourceId: string, targetId: string): Promise<void> {
  await ctx.execute('update voucher_redemption set volunteer_id = ? where volunteer_id = ?', [targetId, sourceId]);
}
