import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { recordActions } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { isReachable, keyOfErased } from '../../../platform/text/person-key.js';
import { volunteerFact } from '../../../records/facts.js';
import { peopleErased } from './erasure.announcements.js';
import { ledgerLine, proofOf } from './erasure-ledger.js';
import { eraseMails } from './erase-mails.js';
import { eraseRows } from './erase-rows.js';
import { giveBackComing, refuseOnAShift } from './give-back-coming.js';
import { lockPeople, type ErasedHousehold } from './lock-people.js';

const erasing = z.object({
  /** The erasure's id, which its line in the ledger has too: a second erasure of this id does nothing. */
  erasureId: z.string(),
  volunteerIds: z.array(z.string()),
  by: z.enum(['household', 'staff']),
  /** The request whose link was used. */
  requestId: z.string().optional(),
  /** Whether each address gets one last mail. */
  notify: z.boolean(),
  /** When it was first done, where the ledger repeats it: nobody is on a shift by mistake, nobody is notified, and the ledger has its line. */
  repeatedOf: z.date().optional(),
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
  async function eraseVolunteers(ctx, { erasureId, volunteerIds, by, requestId, notify, repeatedOf }): Promise<number> {
    const at = repeatedOf ?? clock.now();
    const households = await lockPeople(ctx, volunteerIds, repeatedOf);
    const people = households.flatMap((one) => one.people);
    if (!repeatedOf) await refuseOnAShift(ctx, people);
    if (requestId) await useRequest(ctx, requestId, people.length);
    const key = keyOfErased(erasureId);
    await giveBackComing(ctx, households, key);
    await eraseMails(ctx, households, key);
    await eraseRows(ctx, households, key, at);
    const proofs = people.map((person) => proofOf(ctx.services.secretKey, person));
    const known = await ctx.execute(
      `insert into erasure (id, erased_at, erased_by, volunteer_ids, proofs) values (?, ?, ?, ?::uuid[], ?::text[])
       on conflict do nothing returning id`,
      [erasureId, at.toISOString(), by, people.map(({ id }) => id), proofs],
    );
    if (known.length === 0 || people.length === 0) return 0;
    if (notify && !repeatedOf) await announceErased(ctx, households);
    await ctx.announce(
      recordsWritten,
      people.map(({ id }) => volunteerFact('erased', id)),
    );
    await recordActions(
      ctx,
      people.map(({ id }) => ({
        action: 'volunteer.erased' as const,
        ...{ recordId: id, eventId: null, summary: 'Removed person' },
      })),
    );
    if (!repeatedOf)
      await ctx.services.erasures.append(
        ledgerLine({ id: erasureId, at: at.toISOString(), by, people: people.map(({ id }) => id), proofs }),
      );
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
  for (const { email, people } of households)
    if (isReachable(email)) await ctx.announce(peopleErased, { email, count: people.length });
}
