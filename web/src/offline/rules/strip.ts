import { formatTime, wallClock } from '../../formatting/times';
import { ageWords, clockWords } from './clock';

/** A line on top of the page. */
export interface StripLine {
  text: string;
  tone: 'calm' | 'attention' | 'alarm';
  /** Set where a press leads further. */
  action?: 'SIGN_IN' | 'JOIN_AGAIN';
}

/** What the strip is made of. Instants are by the server's clock as the phone knows it. */
export interface StripState {
  now: number;
  timeZone: string;
  /** When the server last said that the list is like this; null without a list. */
  listAt: number | null;
  /** When the server last answered; null before it did. */
  heardAt: number | null;
  /** The latest call was answered; null before the first one of this visit has ended. */
  hasLine: boolean | null;
  /** Marks that are to be sent. */
  waiting: number;
  offset: number | null;
  /** Why the list was deleted. */
  gone: 'OLD' | 'LINK_ENDED' | 'REVOKED' | null;
  /** The server wants to know who this is. */
  signInWanted: boolean;
  byLink: boolean;
}

const minute = 60_000;
/** From this age on, the age of a list stands in colour. */
const oldList = 15 * minute;
/** The list is asked for every 30 seconds; a phone that was asleep for longer than this is not live. */
const liveFor = 90_000;

/** An instant by the clock of a zone: `8:31 AM`. */
export function clockTime(instant: number, timeZone: string): string {
  return formatTime(wallClock(timeZone, new Date(instant)).slice(11));
}

/** `1 mark waits`, `3 marks wait`. */
export function waitWords(count: number): string {
  return count === 1 ? '1 mark waits' : `${count} marks wait`;
}

/** `1 mark`, `14 marks`. */
export function marksWords(count: number): string {
  return `${count} mark${count === 1 ? '' : 's'}`;
}

const goneWords = {
  OLD: 'This list was older than two days and is deleted.',
  LINK_ENDED: 'This link has ended, and its list is deleted. To go on, ask the lead for a new link.',
  REVOKED: 'This phone was signed off by the lead, and its list is deleted.',
};

/** What becomes of marks whose list is gone: a phone whose link has ended still sends those from before its end. */
function waitsWithout({ gone, waiting, byLink }: StripState): string[] {
  if (waiting === 0) return [];
  if (gone !== 'LINK_ENDED' || !byLink) return [`${waitWords(waiting)}.`];
  return [`${waitWords(waiting)} and ${waiting === 1 ? 'is' : 'are'} still sent where there is a line.`];
}

/** Helpers have no account: on a phone whose link is over the lead signs in. */
function whoSignsIn({ gone }: StripState): string {
  return gone === 'REVOKED' || gone === 'LINK_ENDED' ? 'The lead can sign in here' : 'Sign in';
}

/** What always stands on top of the page, the most important line first. */
export function stripLines(state: StripState): StripLine[] {
  const { now, timeZone, listAt, heardAt, waiting, gone } = state;
  const clock = (instant: number) => clockTime(instant, timeZone);
  const lines: StripLine[] = [];
  if (gone) lines.push({ text: [goneWords[gone], ...waitsWithout(state)].join(' '), tone: 'alarm' });
  if (state.signInWanted && !state.byLink) {
    const text = waiting > 0 ? `${whoSignsIn(state)} to send ${marksWords(waiting)}` : 'Sign in to go on';
    lines.push({ text, tone: 'alarm', action: 'SIGN_IN' });
  }
  const waits = waiting > 0 ? ` · ${waitWords(waiting)}` : '';
  const isLive = state.hasLine && heardAt !== null && now - heardAt <= liveFor;
  if (state.hasLine === null || isLive) {
    const live = isLive ? 'Live · list' : 'List';
    if (listAt !== null) lines.push({ text: `${live} of ${clock(listAt)}${waits}`, tone: 'calm' });
  } else {
    const since = heardAt === null ? 'No line' : `No line since ${clock(heardAt)}`;
    // The line about the deleted list says already what waits.
    lines.push({ text: gone ? since : since + waits, tone: 'attention' });
  }
  if (listAt !== null && now - listAt >= oldList)
    lines.push({ text: `List of ${clock(listAt)}, ${ageWords(now - listAt)} old`, tone: 'attention' });
  const off = clockWords(state.offset);
  if (off) lines.push({ text: `This phone’s clock is ${off}: times are put right`, tone: 'attention' });
  return lines;
}
