/* Clocks of phones are wrong, and are set right in the middle of the morning. */

const minute = 60_000;
const hour = 60 * minute;

/** How long a list stays on a phone. */
export const longestList = 48 * hour;
/** How long a mark waits on a phone that never finds the server. */
export const markDays = 14;
/** A clock that is off by less is not worth a word. The server corrects times by the same measure. */
const mostOff = 2 * minute;

/** The time by a clock that never goes back: a phone set to yesterday keeps nothing for longer. */
export function neverBack(last: number, now: number): number {
  return Math.max(last, now);
}

/** Why a list has to go; null while it may stay. `now` never goes back, `serverNow` is the server's clock as the phone knows it. */
export function listIsOver(
  list: { takenAt: number; endsAt: number | null },
  now: number,
  serverNow: number,
): 'OLD' | 'LINK_ENDED' | null {
  if (now - list.takenAt >= longestList) return 'OLD';
  return list.endsAt !== null && serverNow >= list.endsAt ? 'LINK_ENDED' : null;
}

/** A mark, by both clocks. */
interface Waited {
  /** By the phone's clock that never goes back. */
  keptAt: number;
  /** By the phone's own clock, and what the server's was more by then. */
  occurredAt: number;
  offset: number | null;
}

/**
 * Whether a mark has waited for too long, by the phone's clock and by the server's too: a phone's clock is set by weeks at times. `offset` is
 * the server's clock minus the phone's, now.
 */
export function markIsOver(
  { keptAt, occurredAt, offset }: Waited,
  { neverBack: now, own, offset: offsetNow }: { neverBack: number; own: number; offset: number },
): boolean {
  const waited = Math.min(now - keptAt, own + offsetNow - (occurredAt + (offset ?? offsetNow)));
  return waited >= markDays * 24 * hour;
}

/** How wrong the phone's clock is, in words; null where it is right. `offset` is the server's clock minus the phone's. */
export function clockWords(offset: number | null): string | null {
  if (offset === null || Math.abs(offset) <= mostOff) return null;
  return `${lengthWords(Math.abs(offset))} ${offset > 0 ? 'behind' : 'ahead'}`;
}

function lengthWords(length: number): string {
  const [unit, name] =
    length < 2 * hour ? [minute, 'minute'] : length < 48 * hour ? [hour, 'hour'] : [24 * hour, 'day'];
  const number = Math.round(length / unit);
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

/** How old something is, in few letters: `18 min`, `2 h`. */
export function ageWords(length: number): string {
  return length < hour ? `${Math.floor(length / minute)} min` : `${Math.floor(length / hour)} h`;
}
