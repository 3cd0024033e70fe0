import type { Fact } from '../../platform/facts.js';
import { categoryFact, opportunityFact, shiftFact } from '../../records/facts.js';
import type { ImportPlan } from './import-plan.js';
import type { Programme } from './load-programme.js';

/** What an import made and changed, record by record. `programme`: as it was before. */
export function factsOfImport(eventId: string, programme: Programme, plan: ImportPlan): Fact[] {
  const roles = new Map([...programme.opportunities, ...plan.opportunities].map((role) => [role.id, role]));
  const within = (shift: { id: string; opportunityId: string }) => ({
    id: shift.id,
    eventId,
    categoryId: roles.get(shift.opportunityId)?.categoryId ?? null,
  });
  const before = new Map(programme.shifts.map((shift) => [shift.id, shift]));
  return [
    ...plan.categories.map(({ id }) => categoryFact('created', { id, eventId })),
    ...plan.opportunities.map(({ id, categoryId }) => opportunityFact('created', { id, eventId, categoryId })),
    ...plan.shifts.map((shift) => shiftFact('created', within(shift))),
    ...plan.changedOpportunities.flatMap(({ id }) => {
      const role = roles.get(id);
      return role ? [opportunityFact('changed', { ...role, eventId }, { fields: ['description'] })] : [];
    }),
    ...plan.changedShifts.map((shift) => shiftFact('changed', within(shift), detailOf(before.get(shift.id), shift))),
  ];
}

type Shift = Programme['shifts'][number];

const figures = {
  date: 'date',
  startTime: 'startTime',
  endTime: 'endTime',
  quantity: 'qtyRequired',
  closed: 'closed',
  waitlistEnabled: 'waitlistEnabled',
} as const;

/** Which fields of a shift changed, and how days, times, places and marks did; as for a shift that is changed by hand. */
function detailOf(before: Shift | undefined, after: Shift): Fact['detail'] {
  if (!before) return {};
  const changed = (Object.keys(figures) as (keyof typeof figures)[]).filter((field) => before[field] !== after[field]);
  const fields: string[] = changed.map((field) => figures[field]);
  if (before.location !== after.location) fields.push('location');
  if (before.notes !== after.notes) fields.push('notes');
  if (before.opportunityId !== after.opportunityId) fields.push('opportunity');
  const changes = Object.fromEntries(changed.map((field) => [figures[field], [before[field], after[field]]]));
  return { fields, changes, version: before.version + 1 };
}
