import { blocksNow } from '@trailcrew/api/contract/start-board/board';
import { count } from '../../formatting/counts';
import { minutesWords } from '../../formatting/hours';
import { formatMoment, formatTime, wallClock } from '../../formatting/times';
import type { BoardRow_StartBoardRowFragment } from './start-board-page.generated';

/** What a row says first: silence comes before all else. */
export type ShownState = 'SAFE' | 'SHORT' | 'MISSING' | 'SILENT';

/** The state that a row shows. */
export function shownState({ state, silent }: Pick<BoardRow_StartBoardRowFragment, 'state' | 'silent'>): ShownState {
  return silent ? 'SILENT' : state;
}

/** `8:31 AM`: an instant (ISO 8601) by the event's clock; with its day where that is not the day of `now`. */
export function clockTime(instant: string, timeZone: string, now: number): string {
  const [at, today] = [instant, now].map((one) => wallClock(timeZone, new Date(one)));
  return at?.slice(0, 10) === today?.slice(0, 10) ? formatTime(at?.slice(11) ?? '') : formatMoment(instant, timeZone);
}

type Shown = Pick<BoardRow_StartBoardRowFragment, 'state' | 'silent' | 'lastHeardAt' | 'report'>;

/** `Manned`, `Short`, `Missing`, `No news since 8:31 AM`. */
export function stateWords(row: Shown, timeZone: string, now: number): string {
  if (row.silent) return row.lastHeardAt ? `No news since ${clockTime(row.lastHeardAt, timeZone, now)}` : 'No news yet';
  return row.state === 'SAFE' ? 'Manned' : row.state === 'SHORT' ? 'Short' : 'Missing';
}

/** The post's place, else its category. */
export function postName({ place, category }: { place: string | null; category: string }): string {
  return place ?? category;
}

interface Missing {
  state: string;
  isLate: boolean;
  startsAt: string;
  contradicted: boolean;
  sentAt: string | null;
}

/** `late 12 min`, `on the way since 8:40 AM`, `not here`, `people disagree`, `expected 8:30 AM`. */
export function missingWords(person: Missing, timeZone: string, now: number): string {
  if (person.contradicted) return 'people disagree';
  if (person.sentAt && person.state !== 'NO_SHOW') return `on the way since ${clockTime(person.sentAt, timeZone, now)}`;
  if (person.state === 'NO_SHOW') return 'not here';
  if (person.isLate)
    return `late ${minutesWords(Math.floor((now - Date.parse(person.sentAt ?? person.startsAt)) / 60_000))}`;
  return `expected ${clockTime(person.startsAt, timeZone, now)}`;
}

type Row = Pick<BoardRow_StartBoardRowFragment, 'state' | 'post'>;

function allManned(posts: number): string {
  if (posts === 1) return 'The post is manned';
  return posts === 2 ? 'Both posts are manned' : `All ${posts} posts are manned`;
}

/** Whether the start waits for the post of a row. */
export function waitedFor({ state, post: { blocksStart } }: Row): boolean {
  return blocksNow({ state, blocksStart });
}

/** What the whole board comes to, in one sentence. */
export function boardWords(rows: readonly Row[]): { blocks: number; open: number; words: string } {
  const open = rows.filter(({ state }) => state !== 'SAFE').length;
  const blocks = rows.filter(waitedFor).length;
  if (rows.length === 0) return { blocks, open, words: 'No posts before this start' };
  if (open === 0) return { blocks, open, words: allManned(rows.length) };
  if (blocks > 0)
    return { blocks, open, words: `${count(blocks, 'post')} ${blocks === 1 ? 'blocks' : 'block'} the start` };
  return { blocks, open, words: `${open} of ${count(rows.length, 'post')} not manned` };
}

/** `in 24 min`, `in 3 h 5 min`, `12 min ago`, `now`; in days where it is far. */
export function untilStart(startsAt: string, now: number): string {
  const minutes = Math.round((Date.parse(startsAt) - now) / 60_000);
  if (minutes === 0) return 'now';
  const size = Math.abs(minutes);
  const words = size >= 48 * 60 ? count(Math.round(size / 1440), 'day') : minutesWords(size);
  return minutes > 0 ? `in ${words}` : `${words} ago`;
}
