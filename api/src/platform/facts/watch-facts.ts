import { cursorOfPlace, finalPlace, watchedFacts, type WatchedFact } from './fact-places.js';
import type { Logger } from '../logger.js';
import type { Rows } from '../reading/rows.js';

/** What has been committed since the last news. */
export interface FactNews {
  /** In no order; null when they are too many to be told one by one. */
  facts: WatchedFact[] | null;
  /** All that lies before it has been told by now. */
  cursor: string;
}

/** Tells of facts soon after they were committed, by whichever process. */
export interface FactWatch {
  /** From the moment this resolves nothing is missed. Gives what ends it. */
  watch(hear: (news: FactNews) => void): Promise<() => void>;
  /** Ends all looking. */
  stop(): void;
}

/** Milliseconds between two looks while somebody watches. */
const interval = 300;
/** Facts of one look that are told one by one. */
const most = 5_000;

/**
 * One look for all who watch, and none while nobody does. Each look asks for what is visible now and was not at the look before, so it is
 * exact for several processes and for transactions that overtake each other, and waits for none that runs (decision 031).
 */
export function watchFacts({ rows, secretKey, log }: { rows: Rows; secretKey: Buffer; log: Logger }): FactWatch {
  const hearers = new Set<(news: FactNews) => void>();
  let snapshot: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let first: Promise<void> | undefined;
  let away = false;

  const look = async (): Promise<void> => {
    const [row] = await rows.read<{ snapshot: string; place: string; facts: WatchedFact[] }>({
      name: 'facts-since-last-look',
      text: statement,
      values: [snapshot, most + 1],
    });
    if (!row) throw new Error('A look without FROM gives one row');
    snapshot = row.snapshot;
    if (row.facts.length === 0) return;
    const news = { facts: row.facts.length > most ? null : row.facts, cursor: cursorOfPlace(secretKey, row.place) };
    for (const hear of hearers) hear(news);
  };

  const lookAgain = async (): Promise<void> => {
    try {
      await look();
      away = false;
    } catch (error) {
      // Once: what was committed meanwhile is told when the database is back.
      if (!away) log.warn({ err: error }, 'Live pages wait for the database');
      away = true;
    }
    schedule();
  };

  function schedule(): void {
    timer = hearers.size > 0 ? setTimeout(() => void lookAgain(), interval) : undefined;
    if (!timer) rest();
  }

  function rest(): void {
    clearTimeout(timer);
    [timer, first, snapshot] = [undefined, undefined, null];
  }

  return {
    watch: async (hear) => {
      hearers.add(hear);
      first ??= look().then(schedule);
      try {
        await first;
      } catch (error) {
        hearers.delete(hear);
        rest();
        throw error;
      }
      return () => void hearers.delete(hear);
    },
    stop: () => {
      hearers.clear();
      rest();
    },
  };
}

const statement = `
  select pg_current_snapshot()::text as snapshot, ${finalPlace} as place, (
    select ${watchedFacts} from (
      select kind, record_id, within from fact
      where transaction_id >= pg_snapshot_xmin($1::text::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, $1::text::pg_snapshot)
      order by transaction_id, position limit $2::int
    ) f
  ) as facts`;
