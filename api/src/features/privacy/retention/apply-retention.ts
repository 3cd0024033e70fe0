import { z } from 'zod';
import { retentionKinds, type RetentionKind } from '../../../contract/people/retention.js';
import { clock, dayIn } from '../../../platform/clock.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { jobKind } from '../../../platform/runner/jobs.js';
import { volunteerFact } from '../../../records/facts.js';
import { recordErasure } from '../erasing/record-erasure.js';
import { retentionComing } from './retention.announcements.js';
import { cutoffOf, daysAt, readRetentionState, type Cutoff } from './retention-rules.js';
import { nightly, previewRetention } from './read-retention.js';
import { countGone } from './count-gone.js';
import { batchSize, foundAtOnce, isPhoneDue, namesDue, phonesDue, sweeps, type Sweep } from './sweeps.js';

const cutoff = z.object({ day: z.string(), moment: z.string() });
const cutoffSql = 'cutoff as (select ?::date as day, ?::timestamptz as moment)';

/**
 * Lets old data go, nightly, in batches with a transaction each. A run that was broken off goes on where it stopped, as what went is no longer
 * found. Before an installation's first day mails go alone, and admins are notified once.
 */
export const applyRetention = jobKind({
  name: 'retention',
  payload: z.object({}),
  mostTries: 1,
  schedule: nightly,
  async run(ctx, _payload, stopped): Promise<void> {
    const now = clock.now();
    const { timeZone } = ctx.services.settings;
    const state = await readRetentionState(ctx.services.rows, now);
    const begins = state.startsAt <= now;
    if (!begins && !state.announcedAt) await ctx.run(announceStart, {});
    const day = dayIn(timeZone, now);
    const failures: unknown[] = [];
    for (const kind of begins ? inOrder : (['MAILS'] as const)) {
      const rule = state.rules.find((one) => one.kind === kind);
      const cutoff = rule && cutoffOf(daysAt(rule, now), now, timeZone);
      if (cutoff) await forget(ctx, { kind, day, cutoff, stopped, failures });
    }
    // The job is taken up again at once, here or on another server.
    stopped.throwIfAborted();
    await ctx.run(finishRun, { day });
    if (failures.length > 0)
      throw new AggregateError(failures, 'Some old data could not go; the next night tries again');
  },
});

/** Names go last: erasing people takes away what would count for other kinds. */
const inOrder: readonly RetentionKind[] = [...retentionKinds.filter((kind) => kind !== 'NAMES'), 'NAMES'];

interface Wanted {
  kind: RetentionKind;
  /** The day of the run. */
  day: string;
  cutoff: Cutoff;
  stopped: AbortSignal;
  /** One batch that fails hinders no other: what it failed with. */
  failures: unknown[];
}

async function forget(ctx: RequestContext, { kind, day, cutoff, stopped, failures }: Wanted): Promise<void> {
  const attempt = (work: () => Promise<unknown>) => work().catch((error: unknown) => void failures.push(error));
  for (const [at, sweep] of sweeps.entries()) {
    if (sweep.kind !== kind) continue;
    for (let found = await findDue(ctx, sweep, cutoff); found.length > 0 && !stopped.aborted;) {
      for (let from = 0; from < found.length && !stopped.aborted; from += batchSize)
        await attempt(() => ctx.run(forgetRows, { at, ids: found.slice(from, from + batchSize), day, cutoff }));
      // After a failure the same rows would be found for ever.
      found = found.length < foundAtOnce || failures.length > 0 ? [] : await findDue(ctx, sweep, cutoff);
    }
  }
  if (kind === 'CONTACTS') await forEachBatch(phonesDue, (ids) => ctx.run(forgetPhones, { ids, day, cutoff }));
  if (kind === 'NAMES')
    await forEachBatch(namesDue, (ids) =>
      recordErasure(ctx, { volunteerIds: ids, by: 'retention', notify: false, night: { day, cutoff } }),
    );

  async function forEachBatch(due: string, forgetThem: (ids: string[]) => Promise<unknown>): Promise<void> {
    for (let after: string | undefined = ''; after !== undefined && !stopped.aborted;) {
      const found: FoundPeople = await findPeople(ctx, { due, cutoff, after });
      for (const ids of found.batches) if (!stopped.aborted) await attempt(() => forgetThem(ids));
      after = found.goOnAfter;
    }
  }
}

interface FoundPeople {
  batches: string[][];
  /** The address after which to look for more; undefined when these are all. */
  goOnAfter: string | undefined;
}

/** People who are due, in batches by address: people of one address are in one, so that a household is erased at once. */
async function findPeople(
  ctx: RequestContext,
  { due, cutoff: { day, moment }, after }: { due: string; cutoff: Cutoff; after: string },
): Promise<FoundPeople> {
  const rows = await ctx.services.rows.read<{ key: string; ids: string[] }>({
    name: '',
    text: `with cutoff as (select $1::date as day, $2::timestamptz as moment), due as (${due})
      select v.email_key as key, array_agg(v.id::text) as ids from volunteer v join due on due.id = v.id
      where v.email_key > $3 group by 1 order by 1 limit ${foundAtOnce}`,
    values: [day, moment, after],
  });
  const batches: string[][] = [];
  for (const { ids } of rows) {
    const last = batches.at(-1);
    if (last && last.length + ids.length <= batchSize) last.push(...ids);
    else batches.push([...ids]);
  }
  return { batches, goOnAfter: rows.length < foundAtOnce ? undefined : rows.at(-1)?.key };
}

async function findDue(ctx: RequestContext, { due }: Sweep, { day, moment }: Cutoff): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ id: string }>({
    name: '',
    text: `with cutoff as (select $1::date as day, $2::timestamptz as moment) select id::text from (${due}) due limit ${foundAtOnce}`,
    values: [day, moment],
  });
  return rows.map(({ id }) => id);
}

/** A batch of a sweep, as far as it is still due. */
const forgetRows = operation(
  { access: 'internal', input: z.object({ at: z.number(), ids: z.array(z.string()), day: z.string(), cutoff }) },
  async function forgetRows(ctx, { at, ids, day, cutoff }): Promise<void> {
    const sweep = sweeps[at];
    if (!sweep) throw new Error(`No sweep ${at}`);
    const parts = Object.entries(sweep.parts).map(([name, sql]) => `${name} as (${sql})`);
    const [gone] = await ctx.execute<{ count: number }>(
      `with ${cutoffSql}, batch as materialized (select due.id from (${sweep.due}) due where due.id = any(?::${sweep.ids ?? 'uuid'}[])),
       ${parts.join(', ')} select count(*)::int as count from gone`,
      [cutoff.day, cutoff.moment, ids],
    );
    if (!sweep.isUncounted) await countGone(ctx, day, sweep.kind, gone?.count ?? 0);
  },
);

/** Phone numbers of these people, as far as they are still idle once nobody signs them up any more. */
const forgetPhones = operation(
  { access: 'internal', input: z.object({ ids: z.array(z.string()), day: z.string(), cutoff }) },
  async function forgetPhones(ctx, { ids, day, cutoff }): Promise<void> {
    await ctx.execute('select from volunteer where id = any(?::uuid[]) order by id for update', [ids]);
    const gone = await ctx.execute<{ id: string }>(
      `with ${cutoffSql} update volunteer v set phone = null where v.id = any(?::uuid[]) and ${isPhoneDue} returning v.id`,
      [cutoff.day, cutoff.moment, ids],
    );
    await ctx.announce(
      recordsWritten,
      gone.map(({ id }) => volunteerFact('changed', id)),
    );
    await countGone(ctx, day, 'CONTACTS', gone.length);
  },
);

/** A night in which nothing went is shown, too. Runs go with the facts, after 400 days. */
const finishRun = operation(
  { access: 'internal', input: z.object({ day: z.string() }) },
  async function finishRun(ctx, { day }): Promise<void> {
    const now = clock.now().toISOString();
    await ctx.execute(
      `insert into retention_run (day, finished_at, counts) values (?, ?, '{}') on conflict (day) do update set finished_at = excluded.finished_at`,
      [day, now],
    );
    await ctx.execute('delete from retention_run where day < ?::date - 400', [day]);
  },
);

/** Notifies the admins once of what will go on the first day. */
const announceStart = operation(
  { access: 'internal', input: z.object({}) },
  async function announceStart(ctx): Promise<void> {
    const now = clock.now();
    const announced = await ctx.execute(
      'update retention_setting set announced_at = ? where announced_at is null returning announced_at',
      [now.toISOString()],
    );
    if (announced.length === 0) return;
    const { at, counted } = await previewRetention(ctx.services.rows, ctx.services.settings.timeZone);
    const admins = await ctx.execute<{ firstName: string; lastName: string; email: string }>(
      `select first_name as "firstName", last_name as "lastName", email from app_user where role = 'admin' order by id`,
    );
    await ctx.announce(retentionComing, {
      ...{ startsAt: at.toISOString(), people: counted.NAMES, phones: counted.CONTACTS, admins },
    });
  },
);
