import { createHash } from 'node:crypto';
import { isYounger } from '../../../contract/programme/answers.js';
import { isId } from '../../../contract/text/fields.js';
import { isSilent, orderOfPosts, stateOfPost } from '../../../contract/start-board/board.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { sharedRuns } from '../../../platform/runner/shared-runs.js';
import { seesDrafts } from '../../../platform/reading/access-scope.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { ledBy } from '../../check-in/check-in-people.js';
import { boardStatement, type FoundBoard, type FoundFree, type FoundPost, type FoundShift } from './board-sql.js';
import type { FreePerson } from './board-people.types.js';
import type { BoardRow, StartBoard } from './board.types.js';

/**
 * The board of a start: every post with its state, names and phones of the caller's own categories, in one statement. Keys read no phone
 * numbers. Error: START_NOT_FOUND, also for a start beyond what the caller may see.
 */
export async function readBoard(ctx: RequestContext, startId: string): Promise<StartBoard> {
  return boardFrom(ctx, await findBoard(ctx, startId));
}

const shareReading = sharedRuns<Reading>();

/**
 * The same for those who only look. Twenty boards that are open read at once when anybody is marked: those that see the same share a
 * statement. Not within a change, which would not see itself.
 */
export async function lookAtBoard(ctx: RequestContext, startId: string): Promise<StartBoard> {
  const { viewer, services } = ctx;
  const sees = [startId.toLowerCase(), ledBy(viewer), services.settings.timeZone, viewer.kind === 'staff'];
  return boardFrom(ctx, await shareReading(JSON.stringify(sees), () => findBoard(ctx, startId)));
}

/** A board as the database has it, and the moment of it. */
interface Reading {
  found: FoundBoard | undefined;
  now: Date;
}

async function findBoard({ viewer, services }: RequestContext, startId: string): Promise<Reading> {
  const now = clock.now();
  const [found] = isId(startId)
    ? await services.rows.read<FoundBoard & Record<string, unknown>>({
        name: 'start-board',
        text: boardStatement,
        values: [startId, ledBy(viewer), now, services.settings.timeZone, viewer.kind === 'staff'],
      })
    : [];
  return { found, now };
}

function boardFrom(ctx: RequestContext, { found, now }: Reading): StartBoard {
  if (!found || !maySee(ctx, found)) throw new DomainError('START_NOT_FOUND');
  const { startId: id, posts, free, version, clearedAt, clearedBy, clearedNote, clearedOpen, ...of } = found;
  const { eventId, eventName, timeZone, name, date, time, startsAt } = of;
  const rows = posts.map((post) => rowOf(post, now.getTime())).sort(orderOfRows);
  return {
    serverNow: now.toISOString(),
    start: { id, eventId, eventName, timeZone, name, date, time, startsAt },
    ...{ clearedAt, clearedBy, clearedNote, clearedOpen },
    version: versionOf(version, rows),
    rows,
    free: free.map((person) => freePerson(person, posts)),
  };
}

function maySee({ viewer, services }: RequestContext, { eventId, eventState }: FoundBoard): boolean {
  if (eventState === 'DRAFT' && !seesDrafts(services.accessScope, 'read:drafts')) return false;
  return viewer.kind !== 'key' || viewer.boundTo === null || viewer.boundTo === eventId;
}

function rowOf(found: FoundPost, now: number): BoardRow {
  const { shifts, firstShiftAt, isOwn, ...rest } = found;
  const { id, version, categoryId, category, place, minimumStaff, staffedByMinutes, blocksStart, mapUrl, ...row } =
    rest;
  const { here, onTheWay, expected, contradicted, manningBy, lastHeardAt, report } = row;
  const state = stateOfPost(
    {
      ...{ minimumStaff, here, mayCome: onTheWay + expected + contradicted, manningBy: Date.parse(manningBy) },
      reportedManned: report?.manned ?? null,
    },
    now,
  );
  const silent = isSilent(
    state,
    {
      ...{ firstShiftAt: firstShiftAt === null ? null : Date.parse(firstShiftAt), manningBy: Date.parse(manningBy) },
      ...{ heardAt: lastHeardAt === null ? null : Date.parse(lastHeardAt), isReported: report !== null },
    },
    now,
  );
  const post = { id, version, categoryId, category, place, minimumStaff, staffedByMinutes, blocksStart, mapUrl };
  const target = targetOf(found);
  return {
    ...row,
    // Others who share the reading get their own: signups are added to them.
    missing: found.missing.map((person) => ({ ...person })),
    post,
    state,
    silent,
    isOwn,
    shiftCount: shifts.length,
    sendToShiftId: isOwn ? (target?.id ?? null) : null,
  };
}

function orderOfRows(one: BoardRow, other: BoardRow): number {
  const of = ({ state, manningBy, post: { blocksStart } }: BoardRow) => ({ state, manningBy, blocksStart });
  return orderOfPosts(of(one), of(other));
}

/** Changes with the start, with a post and with what a post's state is. */
function versionOf(version: number, rows: readonly BoardRow[]): string {
  const shown = rows.map(({ post, state }) => `${post.id} ${post.version} ${state}`).sort();
  return createHash('sha256')
    .update([version, ...shown].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

/** The shift of a post to which people are sent: the one with most places free, else the first. */
function targetOf({ shifts }: FoundPost): FoundShift | undefined {
  return [...shifts].sort((one, other) => other.open - one.open)[0];
}

/**
 * Somebody who could go, and the caller's posts for which they could not: they have to be elsewhere before its shift ends, are too young for
 * all that is known, or were taken out of a shift there.
 */
function freePerson({ birthDate, leftShifts, busy, ...person }: FoundFree, posts: readonly FoundPost[]): FreePerson {
  const mayNot = (post: FoundPost): boolean => {
    const shift = targetOf(post);
    if (!shift || post.shifts.some(({ id }) => leftShifts.includes(id))) return true;
    const { minimumAge, date, startsAt, endsAt } = shift;
    if (busy.some(({ from, to }) => from < endsAt && to > startsAt)) return true;
    return minimumAge !== null && (birthDate === null || isYounger(birthDate, minimumAge, date));
  };
  return { ...person, notFor: posts.filter((post) => post.isOwn && mayNot(post)).map(({ id }) => id) };
}
