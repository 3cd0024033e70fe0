import { z } from 'zod';
import { pageInput, pageOfRows, type Connection } from '../../platform/reading/connection.js';
import { readCursor } from '../../platform/reading/list-cursor.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Volunteer } from '../../records/volunteer.js';
import { admitToShift } from '../shifts/admit-to-shift.js';
import { readCandidates } from './find-candidates.js';
import type { Candidate } from './replacement.types.js';

/** The most candidates of one page. */
export const largestPage = 100;
const usualPage = 20;

const { first, after, selection } = pageInput(largestPage);
const shiftId = z.string();

/**
 * People who could do a shift: who agreed to be asked, help at the event or helped at one in the year before, are free at that time, and
 * whose mail can be delivered; those asked longest ago first, 20 by default. A lead sees contact details only for people of their own
 * categories.
 */
export const listCandidates = operation(
  {
    access: 'staff',
    input: z.object({ shiftId, first, selection }),
    refuses: ['INVALID_INPUT', 'SHIFT_NOT_FOUND'],
    transaction: false,
  },
  async function listCandidates(ctx, asked): Promise<Candidate[]> {
    const { nodes } = await readPage(ctx, { ...asked, selection: { nodes: asked.selection } });
    return nodes;
  },
);

/** Like `listCandidates`, by pages, for REST. Error: BAD_REQUEST also for a cursor that is not of this shift's list. */
export const pageCandidates = operation(
  {
    access: 'staff',
    input: z.object({ shiftId, first, after, selection }),
    refuses: ['SHIFT_NOT_FOUND'],
    transaction: false,
  },
  function pageCandidates(ctx, asked): Promise<Connection<Candidate>> {
    return readPage(ctx, asked);
  },
);

interface Asked {
  shiftId: string;
  first?: number | null;
  after?: string | null;
  selection: Selection;
}

async function readPage(ctx: RequestContext, asked: Asked): Promise<Connection<Candidate>> {
  const { shiftId, first, after, selection } = { ...asked, first: asked.first ?? usualPage };
  await admitToShift(ctx, shiftId);
  const list = `candidates ${shiftId.toLowerCase()}`;
  const place = after ? readCursor(ctx.services.secretKey, list, after) : undefined;
  const { people, total: totalCount } = await readCandidates(ctx, { shiftId, atMost: first + 1, after: place });
  const page = pageOfRows(
    ctx,
    list,
    people.map((row) => ({ row, place: row.place })),
    { first, after, selection, totalCount },
  );
  const wanted = below(selection, 'nodes');
  const known = wanted.volunteer
    ? await readRecords(
        ctx.services,
        Volunteer,
        { ...below(wanted, 'volunteer'), id: true },
        { where: (alias) => `${alias}.id = any($1::uuid[])`, values: [page.nodes.map((one) => one.volunteerId)] },
      )
    : [];
  const nodes = page.nodes.map(({ volunteerId: id, firstName, lastName, askedAt }) => ({
    ...{ id, firstName, lastName, askedAt },
    volunteer: known.find((one) => one.id === id) ?? null,
  }));
  return { ...page, nodes, edges: [] };
}
