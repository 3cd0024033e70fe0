import { z } from 'zod';
import { pageInput, pageOfRows, type Connection } from '../../platform/reading/connection.js';
import { readCursor } from '../../platform/reading/list-cursor.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Volunteer } from '../../records/volunteer.js';
import { admitToShift } from '../shifts/admit-to-shift.js';
import { readCandidates } from './find-candidates.js';
import type { Candidate } from './replacement.types.js';

/** One of the people who could do a shift. Error: VOLUNTEER_NOT_FOUND for people who did not agree to be asked, or is not free. */
export async function readCandidate(
  ctx: RequestContext,
  { shiftId, volunteerId, selection }: { shiftId: string; volunteerId: string; selection: Selection },
): Promise<Candidate> {
  const { people } = await readCandidates(ctx, { shiftId, volunteerId, leadId: leadOf(ctx), atMost: 1 });
  const [candidate] = await withContacts(ctx, people, selection);
  if (!candidate) throw new DomainError('VOLUNTEER_NOT_FOUND');
  return candidate;
}

/** The most candidates of one page. */
export const largestPage = 100;
const usualPage = 20;

const { first, after, selection } = pageInput(largestPage);
const shiftId = z.string();

/**
 * People who could do a shift: who agreed to be asked, help at the event or helped at one in the year before, are free at that time, and
 * whose mail can be delivered; first those who held this role most often, then those who came most often, then those asked longest ago; 20 by
 * default. A lead sees contact details only for people of their own
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
  const found = await readCandidates(ctx, { shiftId, leadId: leadOf(ctx), atMost: first + 1, after: place });
  const page = pageOfRows(
    ctx,
    list,
    found.people.map((row) => ({ row, place: row.place })),
    { first, after, selection, totalCount: found.total },
  );
  return { ...page, nodes: await withContacts(ctx, page.nodes, below(selection, 'nodes')), edges: [] };
}

function leadOf({ viewer }: RequestContext): string | null {
  return viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null;
}

/** Candidates as they are shown, with how to reach those that the caller may know. */
async function withContacts(
  ctx: RequestContext,
  people: Awaited<ReturnType<typeof readCandidates>>['people'],
  wanted: Selection,
): Promise<Candidate[]> {
  const known = wanted.volunteer
    ? await readRecords(
        ctx.services,
        Volunteer,
        { ...below(wanted, 'volunteer'), id: true },
        { where: (alias) => `${alias}.id = any($1::uuid[])`, values: [people.map((one) => one.volunteerId)] },
      )
    : [];
  return people.map(({ volunteerId: id, place: _place, ...one }) => ({
    ...{ id, ...one },
    volunteer: known.find((volunteer) => volunteer.id === id) ?? null,
  }));
}
