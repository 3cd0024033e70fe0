import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { recordActions } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { isReachable } from '../../../platform/text/person-key.js';
import { volunteerFact } from '../../../records/facts.js';
import { countGone } from '../retention/count-gone.js';
import { peopleErased } from './erasure.announcements.js';
import { erasedBy, ledgerLine, proofOf } from './erasure-ledger.js';
import { eraseMails } from './erase-mails.js';
import { eraseLog } from './erase-log.js';
import { eraseRows } from './erase-rows.js';
import { removedPerson } from './removed-name.js';
import { giveBackComing, refuseOnAShift } from './give-back-coming.js';
import { allIdsOf, lockPeople, peopleOf, type ErasedHousehold } from './lock-people.js';

const erasing = z.object({
  /** The erasure's id, which its line in the ledger has too: a second erasure of this id does nothing. */
  erasureId: z.string(),
  volunteerIds: z.array(z.string()),
  by: z.enum(erasedBy),
  /** The request whose link was used, and the address that it was mailed to: who left that address since is not erased by it. */
  request: z.object({ id: z.string(), emailKey: z.string() }).optional(),
  /** Whether each address gets one last mail. */
  notify: z.boolean(),
  /** The nightly run of a day, by retention: who took part in something since the cutoff, or does by now, stays. */
  night: z.object({ day: z.string(), cutoff: z.object({ day: z.string(), moment: z.string() }) }).optional(),
  /** What the ledger has of it, where it is done again after a restore: then households are not notified, and no line is written. */
  repeats: z.object({ at: z.date(), people: z.array(z.string()), proofs: z.array(z.string()) }).optional(),
});

/**
 * Erases people, in one transaction: their coming spots are given back, they leave waitlists, and what the register calls theirs goes. A
 * nameless row stays, so that hours and counts are as before. Who is erased already, or is unknown, is left out. Returns the number of people
 * erased. The last step writes the line of the ledger, before COMMIT. Errors: ON_A_SHIFT; ERASURE_OVER for a request that was used meanwhile.
 */
export const eraseVolunteers = operation(
  {
    access: 'internal',
    input: erasing,
    refuses: ['ON_A_SHIFT', 'ERASURE_OVER'],
  },
  async function eraseVolunteers(
    ctx,
    { erasureId, volunteerIds, by, request, notify, night, repeats },
  ): Promise<number> {
    const at = repeats?.at ?? clock.now();
    const households = await lockPeople(ctx, {
      ...{ erasureId, ids: volunteerIds, before: repeats?.at, emailKey: request?.emailKey, idleSince: night?.cutoff },
    });
    const people = peopleOf(households);
    if (!repeats) await refuseOnAShift(ctx, people);
    if (request) await useRequest(ctx, request.id, people.length);
    if (people.length === 0 && !repeats) return 0;
    const ids = repeats?.people ?? allIdsOf(households);
    const proofs = repeats?.proofs ?? people.map((person) => proofOf(ctx.services.secretKey, person));
    const known = await ctx.execute(
      `insert into erasure (id, erased_at, erased_by, volunteer_ids, proofs) values (?, ?, ?, ?::uuid[], ?::text[])
       on conflict do nothing returning id`,
      [erasureId, at.toISOString(), by, ids, proofs],
    );
    if (known.length === 0 || people.length === 0) return 0;
    // Long searches come before shifts are locked, for which visitors would wait.
    await eraseLog(ctx, households);
    await eraseMails(ctx, households, { areIdle: night !== undefined });
    await giveBackComing(ctx, households);
    await eraseRows(ctx, households, at);
    if (night) await countGone(ctx, night.day, 'NAMES', people.length);
    if (notify && !repeats) await announceErased(ctx, households);
    await ctx.announce(
      recordsWritten,
      people.map(({ id }) => volunteerFact('erased', id)),
    );
    await recordActions(
      ctx,
      people.map(({ id }) => ({
        action: 'volunteer.erased' as const,
        ...{ recordId: id, eventId: null, summary: removedPerson },
      })),
    );
    if (!repeats)
      await ctx.services.erasures.append(ledgerLine({ id: erasureId, at: at.toISOString(), by, people: ids, proofs }));
    return people.length;
  },
);

/** Of two browsers with the same link one erases. Error: ERASURE_OVER. */
async function useRequest(ctx: RequestContext, requestId: string, count: number): Promise<void> {
  const used = await ctx.execute(
    'update erasure_request set used_at = ?, erased_count = ? where id = ? and used_at is null returning id',
    [clock.now().toISOString(), count, requestId],
  );
  if (used.length === 0) throw new DomainError('ERASURE_OVER');
}

async function announceErased(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<void> {
  for (const { email, people, isWhole } of households)
    if (isReachable(email)) await ctx.announce(peopleErased, { email, count: people.length, isWhole });
}
