import { writeCursor } from '../reading/list-cursor.js';

/**
 * SQL: the place of the last fact that no running transaction can still precede. It does not change while there is no new fact. Records
 * read in the same statement include everything up to this place.
 */
export const finalPlace = finalPlaceOf('true');

/** SQL: the same of facts that are not quiet: it says nothing of what visitors may not know. */
export const finalPublicPlace = finalPlaceOf('not f.quiet');

function finalPlaceOf(condition: string): string {
  return `(select e.epoch || ' ' || coalesce(
    (select f.transaction_id::text || ' ' || f.position from fact f
     where f.transaction_id < pg_snapshot_xmin(pg_current_snapshot()) and ${condition}
     order by f.transaction_id desc, f.position desc limit 1), '0 0') from fact_epoch e)`;
}

/** The cursor of a place that `finalPlace` gave. */
export function cursorOfPlace(secretKey: Buffer, place: string): string {
  return writeCursor(secretKey, 'facts', place.split(' '));
}

/** The parts of a fact that live updates need. */
export interface WatchedFact {
  kind: string;
  recordId: string;
  within: Readonly<Record<string, string | null>>;
  /** Not for public live updates. */
  quiet: boolean;
}

/** SQL: facts of a list as JSON. */
export const watchedFacts = `coalesce(json_agg(json_build_object('kind', f.kind, 'recordId', f.record_id, 'within', f.within, 'quiet', f.quiet)), '[]')`;
