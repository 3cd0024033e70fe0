import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { Queue } from '../../../platform/runner/runner.js';
import { eraseVolunteers } from './erase-volunteers.js';
import { entriesOf, ledgerLine, proofOf, type LedgerEntry } from './erasure-ledger.js';

/** For how many days an erasure is remembered: a backup that is older brings its people back. */
export const ledgerDays = 400;

/**
 * Makes database and ledger know the same erasures: what only the ledger knows, after a restore, is done again, by id and by proof; what only
 * the database knows, of another server, gets a line. Returns how many erasures met people who were back.
 */
export const repeatErasures = operation(
  { access: 'internal', input: z.object({}), transaction: false },
  async function repeatErasures(ctx): Promise<number> {
    const since = clock.now().getTime() - ledgerDays * 24 * 60 * 60_000;
    const entries = entriesOf(await ctx.services.erasures.read()).filter(({ at }) => Date.parse(at) > since);
    const stored = await ctx.services.rows.read<Omit<LedgerEntry, 'at'> & { at: Date }>({
      name: '',
      text: 'select id, erased_at as at, erased_by as by, volunteer_ids as people, proofs from erasure',
      values: [],
    });
    const [inDatabase, inLedger] = [new Set(stored.map(({ id }) => id)), new Set(entries.map(({ id }) => id))];
    for (const one of stored)
      if (!inLedger.has(one.id)) await ctx.services.erasures.append(ledgerLine({ ...one, at: one.at.toISOString() }));
    const forgotten = entries.filter(({ id }) => !inDatabase.has(id));
    return forgotten.length === 0 ? 0 : repeat(ctx, forgotten);
  },
);

const hour = 60 * 60_000;

/**
 * The hourly comparison as one of the runner's queues; the first one is an hour from now. It is no job, because a job runs on one server, and each server has a ledger of its own.
 */
export function ledgerQueue(ctx: RequestContext): Queue {
  // The machine's clock may be set back by days.
  const now = () => clock.elapsed() + clock.moved();
  let dueAt = now() + hour;
  const dueIn = () => Math.max(0, dueAt - now());
  return {
    name: 'erasures',
    rest: () => 0,
    free: (inHand) => (inHand > 0 ? 0 : 1),
    lease: () => Promise.resolve(dueIn() > 0 ? [] : [{ id: 'erasures', lease: '' }]),
    // Nothing is leased: the row of an erasure lets one server repeat it.
    renew: (held) => Promise.resolve(new Map(held.map(({ id, lease }) => [id, lease]))),
    release: () => Promise.resolve(),
    dueIn: () => Promise.resolve(dueIn()),
    run: async () => {
      try {
        await ctx.run(repeatErasures, {});
      } catch (err) {
        ctx.services.log.error({ err }, 'The ledger of erasures was not compared.');
      }
      dueAt = now() + hour;
      return () => Promise.resolve();
    },
  };
}

async function repeat(ctx: RequestContext, forgotten: readonly LedgerEntry[]): Promise<number> {
  const people = await ctx.services.rows.read<{ id: string; emailKey: string; nameKey: string }>({
    name: '',
    text: 'select id, email_key as "emailKey", name_key as "nameKey" from volunteer where erased_at is null',
    values: [],
  });
  const byProof = new Map<string, string>();
  for (const person of people) byProof.set(proofOf(ctx.services.secretKey, person), person.id);
  let repeated = 0;
  for (const { id, at, by, people: ids, proofs } of forgotten) {
    const volunteerIds = [...ids, ...proofs.flatMap((proof) => byProof.get(proof) ?? [])];
    const repeats = { at: new Date(at), people: ids, proofs };
    const wanted = { erasureId: id, volunteerIds, by, notify: false, repeats };
    if ((await ctx.run(eraseVolunteers, wanted)) > 0) repeated += 1;
  }
  return repeated;
}

/** The sentence for the operator. */
export function repeatedWords(count: number): string {
  return `Repeated ${count === 1 ? '1 erasure' : `${count} erasures`} that this database had forgotten.`;
}
