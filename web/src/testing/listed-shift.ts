import { mapped } from '@trailcrew/api/contract/text/mapped';
import { browsedTexts } from '@trailcrew/api/contract/text/browsed-texts';
import type { ListedShift } from '../features/shifts/listed-shift';

let nextId = 1;

/** A listed shift with the given values and sensible defaults for the rest. Six places, two taken, times in UTC. */
export function listedShift(
  shift: Partial<ListedShift['shift']> = {},
  category: Partial<ListedShift['category']> = {},
  opportunity: Partial<ListedShift['opportunity']> = {},
): ListedShift {
  const id = String(nextId++);
  const qtyRequired = shift.qtyRequired ?? 6;
  const qtyRegistered = shift.qtyRegistered ?? 2;
  return {
    shift: {
      id: `shift-${id}`,
      date: '2027-02-20',
      startTime: '09:00',
      endTime: '12:00',
      startsAt: `${shift.date ?? '2027-02-20'}T${shift.startTime ?? '09:00'}:00.000Z`,
      stillRequired: Math.max(0, qtyRequired - qtyRegistered),
      openSpots: Math.max(0, qtyRequired - qtyRegistered),
      effectiveLocation: 'Stadium',
      notes: null,
      closed: false,
      cancelledAt: null,
      waitlistEnabled: true,
      waitlistCount: 0,
      ...shift,
      qtyRequired,
      qtyRegistered,
    },
    opportunity: { id: `role-${id}`, name: 'Bib Collection', ...mapped(browsedTexts, () => null), ...opportunity },
    category: { id: 'timing', name: 'Timing', leadId: 'ingrid', leadName: 'Ingrid Solberg', ...category },
  };
}
