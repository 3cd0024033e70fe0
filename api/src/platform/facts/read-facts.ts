import { DomainError } from '../operation/domain-error.js';
import { cursorOfPlace, finalPlace, watchedFacts, type WatchedFact } from './fact-places.js';
import { readCursor, unknownCursor, writeCursor } from '../reading/list-cursor.js';
import type { Services } from '../operation/request-context.js';
import { instantText } from '../reading/sql/instant-text.js';

/** A fact as API clients read it. */
export interface StoredFact {
  /** The cursor right after this fact. */
  cursor: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: string;
  recordId: string;
  within: Record<string, string | null>;
  /** The member of the staff who did it, or the API key; null for visitors. */
  actorId: string | null;
  detail: Record<string, unknown>;
}

/** Facts after a cursor, oldest first, and the cursor for the next request. */
export interface FactsPage {
  facts: StoredFact[];
  cursor: string;
}

/**
 * Facts in the order (transaction, position), up to the oldest running transaction, so that no older fact can still appear. None is missed
 * or repeated, however transactions overtake each other. Without a cursor: only the current cursor. `within`: only facts of that record.
 * Errors: BAD_REQUEST for a cursor that is not ours, CURSOR_EXPIRED for one from before a restore or older than the stored facts.
 */
export async function readFacts(
  services: Pick<Services, 'rows' | 'secretKey'>,
  { after, limit, within }: { after?: string | null; limit: number; within?: Readonly<Record<string, string>> },
): Promise<FactsPage> {
  const place = after ? readPlace(services.secretKey, after) : undefined;
  const [page] = await services.rows.read<Row>({
    name: 'facts-after',
    text: statement,
    values: [place?.transaction ?? null, place?.position ?? null, limit, JSON.stringify(within ?? {})],
  });
  if (!page) throw new Error('The table of epochs is empty');
  const cursorOf = (transaction: string, position: string) =>
    writeCursor(services.secretKey, 'facts', [page.epoch, transaction, position]);
  if (place && (place.epoch !== page.epoch || page.isRemoved)) throw new DomainError('CURSOR_EXPIRED');
  const facts = page.facts.map(({ transaction, position, ...fact }) => ({
    ...fact,
    cursor: cursorOf(transaction, position),
  }));
  // A full page may be followed by more; otherwise everything final was read.
  const last = facts.length === limit ? facts.at(-1)?.cursor : undefined;
  return { facts, cursor: last ?? cursorOf(page.horizon, '0') };
}

interface Row {
  epoch: string;
  isRemoved: boolean;
  horizon: string;
  facts: (Omit<StoredFact, 'cursor'> & { transaction: string; position: string })[];
}

function readPlace(secretKey: Buffer, cursor: string): { epoch: string; transaction: string; position: string } {
  const [epoch, transaction, position] = readCursor(secretKey, 'facts', cursor);
  if (!epoch || !transaction || !position) throw unknownCursor();
  return { epoch, transaction, position };
}

/**
 * All committed facts after a cursor that belong to one record or to none; null when there are more than `most`, or when the cursor is from
 * before a restore. Unlike `readFacts`, it returns what is committed now, although older facts may still appear: a watch that began earlier
 * reports those. Error: BAD_REQUEST for a cursor that is not ours.
 */
export async function factsAfter(
  { rows, secretKey }: Pick<Services, 'rows' | 'secretKey'>,
  { after, within, most }: { after: string; within: Readonly<Record<string, string>>; most: number },
): Promise<{ facts: WatchedFact[] | null; cursor: string }> {
  const place = readPlace(secretKey, after);
  const [row] = await rows.read<{ epoch: string; isTooMuch: boolean; place: string; facts: WatchedFact[] }>({
    name: 'facts-after-all',
    text: afterStatement,
    values: [place.transaction, place.position, most, JSON.stringify(within)],
  });
  if (!row) throw new Error('The table of epochs is empty');
  const isKnown = row.epoch === place.epoch && !row.isTooMuch;
  return { facts: isKnown ? row.facts : null, cursor: cursorOfPlace(secretKey, row.place) };
}

const afterStatement = `
  with recent as (
    select * from fact where (transaction_id, position) > ($1::xid8, $2::bigint) and not quiet order by transaction_id, position limit $3::int + 1
  )
  select e.epoch, ${finalPlace} as place,
    (select count(*) from recent) > $3 or ($1::xid8, $2::bigint) < (e.removed_transaction, e.removed_position) as "isTooMuch",
    (select ${watchedFacts} from recent f where f.within @> $4::jsonb or f.within = '{}') as facts
  from fact_epoch e`;

/* One statement, so that horizon and rows come from one snapshot. */
const statement = `
  select e.epoch, h.horizon::text, coalesce(($1::xid8, $2::bigint) < (e.removed_transaction, e.removed_position), false) as "isRemoved",
    (select coalesce(json_agg(json_build_object(
        'transaction', f.transaction_id::text, 'position', f.position::text, 'kind', f.kind, 'recordId', f.record_id, 'within', f.within,
        'at', ${instantText('f.at')}, 'actorId', f.actor_id, 'detail', f.detail)
        order by f.transaction_id, f.position), '[]')
      from (
        select * from fact
        where (transaction_id, position) > ($1::xid8, $2::bigint) and transaction_id < h.horizon and within @> $4::jsonb
        order by transaction_id, position limit $3::int
      ) f) as facts
  from fact_epoch e, (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) h`;
