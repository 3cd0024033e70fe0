import type { Pool } from 'pg';
import { clock } from '../platform/clock.js';
import { planCachedFigures } from '../platform/reading/sql/cached-columns.js';
import type { Logger } from '../platform/logger.js';
import type { Literals, RecordReading } from '../platform/reading/record-reading.js';
import type { Queue } from '../platform/runner/runner.js';
import { resultList } from '../platform/transactions/result-list.js';

/** All in milliseconds. */
const between = 1_000;
const betweenComparisons = 30_000;

interface CachedFiguresParts extends Literals {
  pool: Pool;
  reading: RecordReading;
  log: Pick<Logger, 'warn'>;
}

/**
 * The renewal of cached columns as one of the runner's queues. It runs at most once a second, so that a rush of signups
 * costs one renewal a second and none of them waits for it. All are compared every half minute, for at most a hundredth
 * of the time.
 */
export function cachedFiguresQueue({ pool, reading, log, timeZone }: CachedFiguresParts): Queue {
  const plan = planCachedFigures(reading, { timeZone });
  let restsUntil = 0;
  let betweenAll = betweenComparisons;

  const rest = (): number => Math.max(0, restsUntil - clock.elapsed());

  async function renew(): Promise<void> {
    const begun = clock.elapsed();
    // One message is one transaction: a second server waits for the lock, and sees the work of the first.
    const results = resultList(await pool.query<{ wasComparison: boolean }>(plan.renew(betweenAll)));
    if (results.at(-1)?.rows[0]?.wasComparison)
      betweenAll = Math.max(betweenComparisons, Math.ceil(100 * (clock.elapsed() - begun)));
  }

  return {
    name: 'figures',
    rest,
    free: (inHand) => (inHand > 0 || rest() > 0 ? 0 : 1),
    lease: async () => {
      const { rows } = await pool.query<{ isDue: boolean }>(plan.isDue(betweenAll));
      return rows[0]?.isDue ? [{ id: 'figures', lease: '' }] : [];
    },
    // Nothing is leased: the lock lasts as long as the renewal.
    renew: (held) => Promise.resolve(new Map(held.map(({ id, lease }) => [id, lease]))),
    release: () => Promise.resolve(),
    dueIn: () => Promise.resolve(undefined),
    run: async () => {
      try {
        await renew();
      } catch (error) {
        log.warn({ err: error }, 'Cached columns could not be renewed; until they can, each query computes them.');
      }
      restsUntil = clock.elapsed() + between;
      return () => Promise.resolve();
    },
  };
}
