import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { readRecords } from '../../../platform/reading/read-records.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { Signup } from '../../../records/signup.js';
import { RaceStartPayload, writtenStart } from '../starts/race-start.resolver.js';
import type { BoardPerson, FreePerson } from './board-people.types.js';
import {
  ClearStartInputType,
  ReportPostInputType,
  ReportPostPayload,
  StartBoard,
  type BoardRow,
} from './board.types.js';
import { clearStart, withdrawClearance } from './clear-start.js';
import { readBoard } from './read-board.js';
import { reportPost } from './report-post.js';
import { startBoard } from './start-board.js';

/** Gives people their signups where those are asked for: one more statement for each list. */
async function withSignups(
  ctx: RequestContext,
  people: readonly (BoardPerson | FreePerson)[],
  selection: Selection,
): Promise<void> {
  if (!('signup' in selection) || people.length === 0) return;
  const signups = await readRecords(
    ctx.services,
    Signup,
    { ...below(selection, 'signup'), id: true },
    {
      where: (alias) => `${alias}.id = any($1::uuid[])`,
      values: [people.map(({ signupId }) => signupId)],
    },
  );
  const byId = new Map(signups.map((signup) => [signup.id, signup]));
  for (const person of people) person.signup = byId.get(person.signupId);
}

const peopleOf = (rows: readonly BoardRow[]) => rows.flatMap(({ missing }) => missing);

async function rowOfPost(
  ctx: RequestContext,
  { postId, startId }: { postId: string; startId: string },
  selection: Selection,
) {
  const { rows } = await readBoard(ctx, startId);
  const row = rows.find(({ post }) => post.id === postId);
  if (!row) throw new DomainError('POST_NOT_FOUND');
  await withSignups(ctx, row.missing, below(below(selection, 'row'), 'missing'));
  return { row };
}

export const BoardResolver = rootFields({
  startBoard: query(startBoard, {
    gives: StartBoard,
    description:
      'The board of a start: each post with its state, and names and phones of the people of the categories that the caller leads; of all for an admin. API keys read no phones.',
    args: { startId: 'The start.' },
    async answer(ctx, board, selection) {
      await withSignups(ctx, peopleOf(board.rows), below(below(selection, 'rows'), 'missing'));
      await withSignups(ctx, board.free, below(selection, 'free'));
      return board;
    },
  }),
  reportPost: mutation(reportPost, {
    gives: ReportPostPayload,
    description: 'Notes what was reported of a post by radio, or takes it back.',
    input: { type: ReportPostInputType, description: 'The report.' },
    answer: rowOfPost,
  }),
  clearStart: mutation(clearStart, {
    gives: RaceStartPayload,
    description: 'Records the decision that a start may go. Forbids nothing.',
    input: { type: ClearStartInputType, description: 'The decision.' },
    answer: writtenStart,
  }),
  withdrawClearance: mutation(withdrawClearance, {
    gives: RaceStartPayload,
    description: 'Takes the clearance of a start back.',
    args: { startId: 'The start.' },
    answer: writtenStart,
  }),
});
