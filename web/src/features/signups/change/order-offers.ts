import { shiftsOverlap } from '../own/own-signups';

interface Span {
  date: string;
  startTime: string;
  endTime: string;
}

interface InRole extends Span {
  id: string;
  opportunity: { id: string; category: { id: string } };
}

/** A possible other shift, and the first of the person's other shifts that it would overlap. */
export interface Offer<Shift, Other> {
  shift: Shift;
  clash: Other | undefined;
}

/** The possible other shifts: first those without an overlap; then the same role, the same category; then by time. */
export function orderOffers<Shift extends InRole, Other extends Span & { shiftId: string }>(
  open: readonly Shift[],
  current: InRole,
  others: readonly Other[],
): Offer<Shift, Other>[] {
  const held = new Set([current.id, ...others.map(({ shiftId }) => shiftId)]);
  const rank = ({ shift: { opportunity }, clash }: Offer<Shift, Other>) =>
    (clash ? 3 : 0) +
    (opportunity.id === current.opportunity.id
      ? 0
      : opportunity.category.id === current.opportunity.category.id
        ? 1
        : 2);
  const when = ({ shift: { date, startTime, endTime } }: Offer<Shift, Other>) => `${date} ${startTime} ${endTime}`;
  return open
    .filter(({ id }) => !held.has(id))
    .map((shift) => ({ shift, clash: others.find((other) => shiftsOverlap(other, shift)) }))
    .sort((one, other) => rank(one) - rank(other) || (when(one) < when(other) ? -1 : 1));
}
