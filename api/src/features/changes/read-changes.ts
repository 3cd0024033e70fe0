import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { pageInput, pageOfRows, type Connection } from '../../platform/reading/connection.js';
import { needsOneOf } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { isCursorOf, readCursor, unknownCursor, writeCursor } from '../../platform/reading/list-cursor.js';
import { operation } from '../../platform/operation/operation.js';
import { readTogether } from '../../platform/reading/read-together.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { seesDrafts } from '../../platform/reading/access-scope.js';
import { below, bothOf } from '../../platform/reading/selection-of.js';
import { changesScopes, readChangedRecords, typesFor, type ChangedRecord } from './changed-records.js';
import { changesStatement } from './changes-sql.js';
import type { Change } from './changes.types.js';

/** Changes on a page by default. */
const usualPage = 500;

/**
 * A page of what was created, changed, removed and merged, oldest first (decision 028). Without a cursor only the
 * current cursor. None is missed and none comes twice, also while writers run. Staff and keys receive changes in their
 * access scope: a lead of their own categories, a key of its event, and of people with `read:signups`. FORBIDDEN: for a
 * key that may read nothing.
 */
export const readChanges = operation(
  {
    access: 'staff',
    keyScope: 'any',
    input: z.object({ ...pageInput(), eventId: z.string().nullish() }),
    refuses: ['INVALID_INPUT', 'BAD_REQUEST', 'CURSOR_EXPIRED'],
    transaction: false,
  },
  async function readChanges(ctx, { after, first, eventId, selection }): Promise<Connection<Change>> {
    const types = typesFor(ctx.viewer);
    if (types.length === 0) throw needsOneOf(changesScopes);
    const from = after ? positionOf(ctx, after) : null;
    const limit = first ?? usualPage;
    return readTogether(ctx, 2, async (inside) => {
      const [page] = await inside.services.rows.read<Row>({
        name: 'changes-after',
        text: changesStatement,
        values: [
          ...(from?.place ?? [null, null, null]),
          limit + 1,
          ...scopeOf(ctx, types, eventId),
          'totalCount' in selection,
          seesDrafts(ctx.services.accessScope, 'read:drafts'),
        ],
      });
      if (!page) throw new Error('The table of epochs is empty');
      if (from && (from.epoch !== page.epoch || page.isOver)) throw new DomainError('CURSOR_EXPIRED');
      const cursorOf = (place: readonly string[]) => writeCursor(ctx.services.secretKey, list, [page.epoch, ...place]);
      const found = page.changes.slice(0, limit);
      const [node, edge] = [below(selection, 'nodes'), below(selection, 'edges', 'node')];
      const wanted = bothOf(below(node, 'record'), below(edge, 'record'));
      const readsRecords = 'record' in node || 'record' in edge;
      const records = readsRecords ? await readChangedRecords(inside, found, wanted) : new Map<string, ChangedRecord>();
      const rows = found.map(({ place, at, kind, type, id, mergedIntoId }) => {
        const isGone = kind === 'removed' || kind === 'merged';
        // It may exist again by now: then a later change shows it.
        const record = isGone ? null : (records.get(`${type} ${id}`) ?? null);
        return {
          row: { cursor: cursorOf(place), at, kind, type, id, mergedIntoId, record },
          place: [page.epoch, ...place],
        };
      });
      const connection = pageOfRows<Change>(ctx, list, rows, { first, after, selection, totalCount: page.total ?? 0 });
      const hasNextPage = page.changes.length > limit;
      // A full page may have more after it; otherwise all that is final was read.
      const endCursor = hasNextPage ? connection.pageInfo.endCursor : cursorOf([page.horizon, '0', '0']);
      return { ...connection, pageInfo: { ...connection.pageInfo, hasNextPage, endCursor } };
    });
  },
);

const list = 'changes';

/** More than the parts of any fact; the largest integer of PostgreSQL. */
const behindAllParts = '2147483647';

interface Row {
  epoch: string;
  horizon: string;
  isOver: boolean;
  total: number | null;
  changes: (Omit<Change, 'cursor' | 'record'> & { place: string[] })[];
}

/** From the `position` of an event, a live update or a webhook too: it lies behind all parts of a fact. */
function positionOf({ services }: RequestContext, cursor: string): { epoch: string; place: string[] } {
  const isOfFact = isCursorOf(services.secretKey, 'facts', cursor);
  const [epoch, ...place] = readCursor(services.secretKey, isOfFact ? 'facts' : list, cursor);
  if (isOfFact) place.push(behindAllParts);
  if (!epoch || place.length !== 3) throw unknownCursor();
  return { epoch, place };
}

/** The types, the event and the lead to which the statement limits the changes. */
function scopeOf({ viewer }: RequestContext, types: string[], eventId: string | null | undefined) {
  const bound = viewer.kind === 'key' ? viewer.boundTo : null;
  const lead = viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null;
  const isElsewhere =
    Boolean(eventId) && (!isId(eventId ?? '') || (bound !== null && bound !== eventId?.toLowerCase()));
  return [isElsewhere ? [] : types, isElsewhere ? null : eventId || bound, lead];
}
