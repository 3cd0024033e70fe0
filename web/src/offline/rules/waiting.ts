import type { WaitingMark } from '../shapes';

interface Marks {
  marks: readonly Pick<WaitingMark, 'refused'>[];
}

/** How many marks the server does not take. They stay until somebody forgets them. */
export function refusedMarks({ marks }: Marks): number {
  return marks.filter(({ refused }) => refused).length;
}

/** How many marks are to be sent. */
export function waiting({ marks }: Marks): number {
  return marks.filter(({ refused }) => !refused).length;
}
