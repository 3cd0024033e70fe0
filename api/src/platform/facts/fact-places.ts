import { writeCursor } from '../reading/list-cursor.js';

/**
 * SQL: the place of the last fact before which no other can come any more. It stays the same as long as no fact is new, and whoever has read
 * the records in the same statement has missed nothing of what comes after it.
 */
export const finalPlace = `(select e.epoch || ' ' || coalesce(
    (select f.transaction_id::text || ' ' || f.position from fact f where f.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     order by f.transaction_id desc, f.position desc limit 1), '0 0') from fact_epoch e)`;

/** The cursor of a place that `finalPlace` gave. */
export function cursorOfPlace(secretKey: Buffer, place: string): string {
  return writeCursor(secretKey, 'facts', place.split(' '));
}

/** What a reader of news needs of a fact. */
export interface WatchedFact {
  kind: string;
  recordId: string;
  within: Readonly<Record<string, string | null>>;
}

/** SQL: facts of a list as JSON. */
export const watchedFacts = `coalesce(json_agg(json_build_object('kind', f.kind, 'recordId', f.record_id, 'within', f.within)), '[]')`;
