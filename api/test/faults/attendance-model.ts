import { randomUUID } from 'node:crypto';

/* What marks of a signup add up to where everybody has a line: repeated as plainly as possible. */

type Kind = 'ARRIVED' | 'LEFT' | 'NO_SHOW';

interface ModelMark {
  id: string;
  kind: Kind | 'UNDONE';
  occurredAt: string;
  undoes?: string;
}

/** A mark at its signup, with all that its maker knew. */
interface Stored extends ModelMark {
  knew: ReadonlySet<string>;
}

const stateAfter = { ARRIVED: 'HERE', LEFT: 'LEFT', NO_SHOW: 'NO_SHOW' };

/** The marks of the signups of a model. Each is made on a phone of its own, which knows what the server shows. */
export function attendanceModel() {
  const bySignup = new Map<string, Stored[]>();
  let made = 0;
  const marksOf = (signupId: string) => bySignup.get(signupId) ?? [];

  /** The marks that nobody took back, and of which nobody knew who made another such one; the latest first. */
  function heads(signupId: string): Stored[] {
    const marks = marksOf(signupId);
    const takenBack = new Set(marks.map(({ undoes }) => undoes));
    const live = marks.filter(({ id, kind }) => kind !== 'UNDONE' && !takenBack.has(id));
    return live
      .filter(({ id }) => !live.some(({ knew }) => knew.has(id)))
      .sort((one, other) => other.occurredAt.localeCompare(one.occurredAt));
  }

  function stateOf(signupId: string): string {
    const [latest] = heads(signupId);
    return latest && latest.kind !== 'UNDONE' ? stateAfter[latest.kind] : 'EXPECTED';
  }

  function newMark(kind: ModelMark['kind'], undoes?: string): ModelMark {
    made += 1;
    // One after the other, however fast they are sent.
    return {
      id: randomUUID(),
      kind,
      occurredAt: new Date(Date.now() - 3_600_000 + made * 1_000).toISOString(),
      undoes,
    };
  }

  return {
    made: (kind: Kind) => newMark(kind),
    /** Takes a mark of a signup back, the one of that number; undefined without one. */
    takenBack(signupId: string, number: number): ModelMark | undefined {
      const marks = marksOf(signupId).filter(({ kind }) => kind !== 'UNDONE');
      const undone = marks[number % marks.length];
      return undone && newMark('UNDONE', undone.id);
    },
    add(signupId: string, mark: ModelMark): void {
      const knew = new Set(heads(signupId).flatMap(({ id, knew: before }) => [id, ...before]));
      bySignup.set(signupId, [...marksOf(signupId), { ...mark, knew }]);
    },
    merge(from: string, to: string): void {
      bySignup.set(to, [...marksOf(to), ...marksOf(from)]);
      bySignup.delete(from);
    },
    /** Whether somebody is here, or was until they left. */
    isHere: (signupId: string) => ['HERE', 'LEFT'].includes(stateOf(signupId)),
    isMarked: (signupId: string) => marksOf(signupId).length > 0,
    textOf(signupId: string): string {
      const kinds = new Set(heads(signupId).map(({ kind }) => kind === 'NO_SHOW'));
      return `${stateOf(signupId)}${kinds.size > 1 ? '?' : ''}, ${marksOf(signupId).length} marks`;
    },
  };
}
