import type { WaitingMark, WalkIn } from '../shapes';

const mostMarks = 500;
const mostWalkIns = 50;
/** Below what the server takes (256 kB), with room for the rest of the body. */
const mostLetters = 200_000;

/** What one call takes along, as the server reads it. */
export interface Batch {
  deviceId: string;
  walkIns: Omit<WalkIn, 'keptAt' | 'deviceId' | 'refused'>[];
  marks: (Pick<WaitingMark, 'id' | 'signupId' | 'kind' | 'sequence' | 'seen'> & {
    occurredAt: string;
    offset?: number;
    undoes?: string;
  })[];
}

/**
 * The next call: oldest first, marks of one device alone, and no mark before the walk-in whose signup it names. Without anything to send it
 * is empty and says that the phone is there. Retries keep the ids: the server knows what it has already. `most`: how many walk-ins and marks
 * together.
 */
export function nextBatch(
  marks: readonly WaitingMark[],
  walkIns: readonly WalkIn[],
  deviceId: string,
  most = Infinity,
): Batch {
  const waiting = [...marks].filter(({ refused }) => !refused).sort((one, other) => one.sequence - other.sequence);
  const device = waiting[0]?.deviceId ?? deviceId;
  const own = [...walkIns]
    .filter(({ refused, deviceId: of }) => !refused && of === device)
    .sort((one, other) => one.keptAt - other.keptAt);
  const taken = own.slice(0, Math.min(mostWalkIns, most));
  const later = new Set(own.slice(taken.length).map(({ id }) => id));
  const batch: Batch = {
    deviceId: device,
    walkIns: taken.map(({ keptAt: _kept, deviceId: _of, refused: _refused, ...walkIn }) => walkIn),
    marks: [],
  };
  let letters = JSON.stringify(batch.walkIns).length;
  for (const mark of waiting) {
    if (mark.deviceId !== device || later.has(mark.signupId)) continue;
    const { id, signupId, kind, occurredAt, offset, sequence, seen, undoes } = mark;
    const sent = {
      ...{ id, signupId, kind, sequence, seen, occurredAt: new Date(occurredAt).toISOString() },
      ...(offset === null ? {} : { offset }),
      ...(undoes === null ? {} : { undoes }),
    };
    letters += JSON.stringify(sent).length;
    if (batch.marks.length >= Math.min(mostMarks, most - taken.length) || letters > mostLetters) break;
    batch.marks.push(sent);
  }
  return batch;
}

/** The pause before the next attempt: 5 seconds, then twice as long each time, a minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 5_000 * 2 ** Math.min(failures, 10));
}
