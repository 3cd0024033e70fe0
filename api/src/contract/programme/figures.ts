/** The fields of a shift that determine how many people it lacks. */
export interface CountedShift {
  qtyRequired: number;
  qtyRegistered: number;
  /** Spots held for people of its waitlist. */
  heldCount?: number;
  cancelledAt?: string | null;
  /** Default: published. */
  eventState?: string;
}

/** The sums over several shifts. */
export interface Figures {
  needed: number;
  filled: number;
  missing: number;
}

/** The figures of a shift; zero while it or its event does not take place. An over-full shift counts as full. */
export function figuresOf(shift: CountedShift): Figures {
  const { qtyRequired, qtyRegistered, heldCount = 0, cancelledAt, eventState } = shift;
  if (cancelledAt || eventState === 'CANCELLED') return { needed: 0, filled: 0, missing: 0 };
  return {
    needed: qtyRequired,
    filled: Math.min(qtyRegistered, qtyRequired),
    missing: Math.max(0, qtyRequired - qtyRegistered - heldCount),
  };
}

/** How full something is, in whole percent: 0 where nothing is needed, and never rounded up to 100. */
export function fillRate(filled: number, needed: number): number {
  if (needed === 0) return 0;
  const percent = Math.round((100 * filled) / needed);
  return filled < needed ? Math.min(percent, 99) : percent;
}

/** The label of an event in a list or picker; none for one that is published and in the future. */
export function eventMark({ state, isOver }: { state: string; isOver?: boolean }): string | null {
  if (state === 'DRAFT') return 'Draft';
  if (state === 'CANCELLED') return 'Cancelled';
  return isOver ? 'Over' : null;
}
