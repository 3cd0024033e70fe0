import { z } from 'zod';
import { optional } from '../text/fields.js';
import { cleanTyped, controlCharacters, faultWords } from '../text/typed-texts.js';

/** Whether a post is manned: enough people are here, too few yet, or too few whatever happens. */
export const postStates = ['SAFE', 'SHORT', 'MISSING'] as const;
export type PostState = (typeof postStates)[number];

/** Why somebody may be sent on. */
export const freeReasons = ['STANDBY', 'SURPLUS', 'DONE'] as const;
export type FreeReason = (typeof freeReasons)[number];

/** Minutes without a word from any phone or lead after which a post is silent. */
export const silentAfterMinutes = 10;

/** What is known of a post before a start. Instants in milliseconds since 1970. */
export interface PostNow {
  minimumStaff: number;
  here: number;
  /** On the way, expected, or disagreed about: they may still come. */
  mayCome: number;
  /** By when it is to be manned. */
  manningBy: number;
  /** What was reported by radio; null where nothing was, or it was taken back. */
  reportedManned: boolean | null;
}

/** Whether a post is manned at `now`. What was reported stands until it is taken back. */
export function stateOfPost(post: PostNow, now: number): PostState {
  const { minimumStaff, here, mayCome, manningBy, reportedManned } = post;
  if (reportedManned ?? here >= minimumStaff) return 'SAFE';
  if (reportedManned === false || here + mayCome < minimumStaff || now >= manningBy) return 'MISSING';
  return 'SHORT';
}

/**
 * Whether silence hides what a post is like: it is not manned, nothing was reported, people should be there by now, and no phone was heard
 * for ten minutes. A dead phone and an empty crossing look the same otherwise.
 */
export function isSilent(
  state: PostState,
  post: { firstShiftAt: number | null; manningBy: number; heardAt: number | null; isReported: boolean },
  now: number,
): boolean {
  const { firstShiftAt, manningBy, heardAt, isReported } = post;
  if (state === 'SAFE' || isReported || now < Math.min(firstShiftAt ?? manningBy, manningBy)) return false;
  return heardAt === null || heardAt <= now - silentAfterMinutes * 60_000;
}

const ranks: Record<PostState, number> = { MISSING: 0, SHORT: 1, SAFE: 2 };

interface BoardOrder {
  state: PostState;
  blocksStart: boolean;
  manningBy: string;
}

/** The order of a board: those that block the start and are not manned, then red, amber, green; within each by when they are to be manned. */
export function orderOfPosts(one: BoardOrder, other: BoardOrder): number {
  return (
    Number(blocksNow(other)) - Number(blocksNow(one)) ||
    ranks[one.state] - ranks[other.state] ||
    (one.manningBy < other.manningBy ? -1 : Number(one.manningBy > other.manningBy))
  );
}

/** Whether the start waits for a post: it blocks the start and is not manned. */
export function blocksNow({ state, blocksStart }: { state: PostState; blocksStart: boolean }): boolean {
  return blocksStart && state !== 'SAFE';
}

/** '2 posts that block the start are not manned: Crossing 7, Bridge.' */
export function openPostsWords(names: readonly string[]): string {
  const posts =
    names.length === 1 ? '1 post that blocks the start is' : `${names.length} posts that block the start are`;
  return `${posts} not manned: ${names.join(', ')}.`;
}

const note = (atLeast: number) =>
  optional(
    z
      .string()
      .overwrite(cleanTyped)
      .max(300, 'Please use at most 300 characters')
      .refine((text) => text === '' || text.length >= atLeast, `Please use at least ${atLeast} characters`)
      .refine((text) => !controlCharacters.test(text), faultWords.notOneLine),
  );

/** What somebody reported of a post by radio. */
export const reportPostInput = z.object({
  postId: z.string().describe('The post.'),
  startId: z.string().describe('The start before which it is to be manned.'),
  manned: z
    .boolean()
    .nullish()
    .transform((given) => given ?? null)
    .describe('Whether it is manned; without it the report is taken back.'),
  note: note(1).describe('What else was said; at most 300 characters.'),
});

/** A decision that a start may go. */
export const clearStartInput = z.object({
  startId: z.string().describe('The start.'),
  version: z.string().describe('The version of the board that was looked at.'),
  confirmed: z
    .boolean()
    .nullish()
    .transform((given) => given ?? false)
    .describe('Also while posts that block the start are not manned; needs a note.'),
  note: note(3).describe('Why; 3 to 300 characters.'),
});
