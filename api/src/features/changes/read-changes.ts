import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { refusalOf } from '../../platform/operation/authorize.js';
import { pageInput, pageOfRows, type Connection } from '../../platform/reading/connection.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { readCursor, unknownCursor, writeCursor } from '../../platform/reading/list-cursor.js';
import { operation } from '../../platform/operation/operation.js';
import { readTogether } from '../../platform/reading/read-together.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { seesDrafts } from '../../platform/reading/access-scope.js';
import { below, bothOf } from '../../platform/reading/selection-of.js';
import { readChangedRecords, typesFor, type ChangedRecord } from './changed-records.js';
import { changesStatement } from './changes-sql.js';
import type { Change } from './changes.types.js';

/** Changes of a page unless told. */
const usualPage = 500;

/**
 * A page of what was made, changed, removed and merged, the oldest first (decision 028); without a cursor nothing but the cursor of now.
 * None is missed and none comes twice, also while writers run. Staff and keys are told of what they see: a lead of their own categories, a
 * key of its event, and of people with `read:signups`. FORBIDDEN: for a key that may read nothing.
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
    if (types.length === 0) throw refusalOf(ctx.viewer, 'read:programme');
    const from = after ? placeOf(ctx, after) : null;
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
          seesDrafts(ctx.services.sight, 'read:drafts'),
        ],
      });
      if (!page) throw new Error('The table of epochs is empty');
      if (from && (from.epoch !== page.epoch || page.isOver)) throw new DomainError('CURSOR_EXPIRED');
      const cursorOf = (place: readonly string[]) => writeCursor(ctx.services.secretKey, list, [page.epoch, ...place]);
      const found = page.changes.slice(0, limit);
      const [node, edge] = [below(selection, 'nodes'), below(selection, 'edges', 'node')];
      const wanted = bothOf(below(node, 'record'), below(edge, 'record'));
      const asked = 'record' in node || 'record' in edge;
      const records = asked ? await readChangedRecords(inside, found, wanted) : new Map<string, ChangedRecord>();
      const rows = found.map(({ place, at, kind, type, id, mergedIntoId }) => {
        const isGone = kind === 'removed' || kind === 'merged';
        // It may be back by now: then a later change says so.
        const record = isGone ? null : (records.get(`${type} ${id}`) ?? null);
        return {
          row: { cursor: cursorOf(place), at, kind, type, id, mergedIntoId, record },
          place: [page.epoch, ...place],
        };
      });
      const connection = pageOfRows<Change>(ctx, list, rows, { first, after, selection, totalCount: page.total ?? 0 });
      const hasNextPage = page.changes.length > limit;
      // A full page may have more behind it; otherwise all that is final was looked at.
      const endCursor = hasNextPage ? connection.pageInfo.endCursor : cursorOf([page.horizon, '0', '0']);
      return { ...connection, pageInfo: { ...connection.pageInfo, hasNextPage, endCursor } };
    });
  },
);

const list = 'changes';

interface Row {
  epoch: string;
  horizon: string;
  isOver: boolean;
  total: number | null;
  changes: (Omit<Change, 'cursor' | 'record'> & { place: string[] })[];
}

function placeOf({ services }: RequestContext, cursor: string): { epoch: string; place: string[] } {
  const [epoch, ...place] = readCursor(services.secretKey, list, cursor);
  if (!epoch || place.length !== 3) throw unknownCursor();
  return { epoch, place };
}

/** The types, the event and the lead by which the statement narrows what is told. */
function scopeOf({ viewer }: RequestContext, types: string[], eventId: string | null | undefined) {
  const bound = viewer.kind === 'key' ? viewer.boundTo : null;
  const lead = viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null;
  const isElsewhere =
    Boolean(eventId) && (!isId(eventId ?? '') || (bound !== null && bound !== eventId?.toLowerCase()));
  return [isElsewhere ? [] : types, isElsewhere ? null : eventId || bound, lead];
}
