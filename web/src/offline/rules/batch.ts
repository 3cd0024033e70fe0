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
 * The next call: oldest first, marks of one device alone. Somebody without a signup goes with the first mark that names them, and never
 * without one: after its end a link takes them only beside a mark from before it. Without anything to send the call is empty and says that
 * the phone is there. Retries keep the ids: the server knows what it has already. `most`: how many marks.
 */
export function nextBatch(
  marks: readonly WaitingMark[],
  walkIns: readonly WalkIn[],
  deviceId: string,
  most = mostMarks,
): Batch {
  const waiting = [...marks].filter(({ refused }) => !refused).sort((one, other) => one.sequence - other.sequence);
  const device = waiting[0]?.deviceId ?? deviceId;
  const batch: Batch = { deviceId: device, walkIns: [], marks: [] };
  const own = walkIns.filter(({ refused, deviceId: of }) => !refused && of === device);
  const toAdd = new Map(own.map((walkIn) => [walkIn.id, walkIn]));
  let letters = 0;
  for (const mark of waiting) {
    if (mark.deviceId !== device) continue;
    const added = toAdd.get(mark.signupId);
    if (added && batch.walkIns.length >= mostWalkIns) continue;
    const [person, sent] = [added ? [sentWalkIn(added)] : [], sentMark(mark)];
    letters += JSON.stringify([...person, sent]).length;
    if (batch.marks.length >= Math.min(mostMarks, most) || letters > mostLetters) break;
    batch.walkIns.push(...person);
    batch.marks.push(sent);
    toAdd.delete(mark.signupId);
  }
  return batch;
}

function sentWalkIn({ keptAt: _kept, deviceId: _of, refused: _refused, ...walkIn }: WalkIn): Batch['walkIns'][number] {
  return walkIn;
}

function sentMark({
  id,
  signupId,
  kind,
  occurredAt,
  offset,
  sequence,
  seen,
  undoes,
}: WaitingMark): Batch['marks'][number] {
  return {
    ...{ id, signupId, kind, sequence, seen, occurredAt: new Date(occurredAt).toISOString() },
    ...(offset === null ? {} : { offset }),
    ...(undoes === null ? {} : { undoes }),
  };
}

/** The pause before the next attempt: 5 seconds, then twice as long each time, a minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(60_000, 5_000 * 2 ** Math.min(failures, 10));
}
