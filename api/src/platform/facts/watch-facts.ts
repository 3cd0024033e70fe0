import { cursorOfPlace, finalPlace, watchedFacts, type WatchedFact } from './fact-places.js';
import type { Logger } from '../logger.js';
import type { Rows } from '../reading/rows.js';

/** What was committed since the last notification. */
export interface FactNews {
  /** In no order; null when there are too many to list. */
  facts: WatchedFact[] | null;
  /** Everything before this cursor has been reported. */
  cursor: string;
}

/** Notifies subscribers of facts soon after any process committed them. */
export interface FactWatch {
  /** Once this resolves, nothing is missed. Returns the function that ends the subscription. */
  watch(notify: (news: FactNews) => void): Promise<() => void>;
  /** Stops polling. */
  stop(): void;
}

/** Milliseconds between two polls while anybody subscribes. */
const interval = 300;
/** The most facts that one poll reports individually. */
const most = 5_000;

/**
 * One poll serves all subscribers, and none runs without them. Each poll reads what is visible now and was not at the previous one. So it
 * is exact for several processes and for transactions that overtake each other, and waits for no running one (decision 031).
 */
export function watchFacts({ rows, secretKey, log }: { rows: Rows; secretKey: Buffer; log: Logger }): FactWatch {
  const subscribers = new Set<(news: FactNews) => void>();
  let snapshot: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let first: Promise<void> | undefined;
  let isUnavailable = false;

  const poll = async (): Promise<void> => {
    const [row] = await rows.read<{ snapshot: string; place: string; facts: WatchedFact[] }>({
      name: 'facts-since-last-look',
      text: statement,
      values: [snapshot, most + 1],
    });
    if (!row) throw new Error('A select without FROM gives one row');
    snapshot = row.snapshot;
    if (row.facts.length === 0) return;
    const news = { facts: row.facts.length > most ? null : row.facts, cursor: cursorOfPlace(secretKey, row.place) };
    for (const notify of subscribers) notify(news);
  };

  const pollAgain = async (): Promise<void> => {
    try {
      await poll();
      isUnavailable = false;
    } catch (error) {
      // Logged once: what is committed meanwhile is reported when the database is available again.
      if (!isUnavailable) log.warn({ err: error }, 'Live pages wait for the database');
      isUnavailable = true;
    }
    schedule();
  };

  function schedule(): void {
    timer = subscribers.size > 0 ? setTimeout(() => void pollAgain(), interval) : undefined;
    if (!timer) reset();
  }

  function reset(): void {
    clearTimeout(timer);
    [timer, first, snapshot] = [undefined, undefined, null];
  }

  return {
    watch: async (notify) => {
      subscribers.add(notify);
      first ??= poll().then(schedule);
      try {
        await first;
      } catch (error) {
        subscribers.delete(notify);
        reset();
        throw error;
      }
      return () => void subscribers.delete(notify);
    },
    stop: () => {
      subscribers.clear();
      reset();
    },
  };
}

const statement = `
  select pg_current_snapshot()::text as snapshot, ${finalPlace} as place, (
    select ${watchedFacts} from (
      select kind, record_id, within, quiet from fact
      where transaction_id >= pg_snapshot_xmin($1::text::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, $1::text::pg_snapshot)
      order by transaction_id, position limit $2::int
    ) f
  ) as facts`;
