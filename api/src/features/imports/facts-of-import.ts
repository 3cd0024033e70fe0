import { entriesOf } from '../../contract/text/mapped.js';
import type { ShiftHistoryField } from '../../contract/history-fields.js';
import { sheetTexts } from '../../contract/text/role-texts.js';
import type { Fact } from '../../platform/facts/facts.js';
import { categoryFact, eventFact, opportunityFact, shiftFact } from '../../records/facts.js';
import { changedFields } from '../../platform/operation/describe-changes.js';
import type { BoardChange } from '../start-board/start-board.announcements.js';
import type { ImportPlan } from './plan/import-plan.js';
import type { Programme } from './plan/load-programme.js';

/** Facts of what an import created and changed, record by record. `programme`: its state before. */
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
    ...plan.changedCategories.map(({ id, version }) =>
      categoryFact('changed', { id, eventId }, { fields: ['name'], version: version + 1 }),
    ),
    ...changedRoles(programme, plan).map(({ role, fields }) =>
      opportunityFact('changed', { ...role, eventId }, { fields }),
    ),
    ...plan.changedShifts.map((shift) => shiftFact('changed', within(shift), detailOf(before.get(shift.id), shift))),
    ...changedEvent(eventId, programme, plan),
  ];
}

/** The ids of roles whose questions changed; null stands for the whole event. */
function withChangedQuestions({ questions, changedQuestions }: ImportPlan): Set<string | null> {
  return new Set([...questions, ...changedQuestions].map(({ opportunityId }) => opportunityId));
}

/** Existing roles that changed, or whose questions did. */
function changedRoles(programme: Programme, plan: ImportPlan) {
  const withQuestions = withChangedQuestions(plan);
  const changed = new Map(plan.changedOpportunities.map((role) => [role.id, role]));
  return programme.opportunities.flatMap((before) => {
    const after = changed.get(before.id);
    const ages = (['minimumAge', 'youngerWithConsent', 'standby'] as const).filter(
      (one) => after && after[one] !== before[one],
    );
    const isDescribed = after && entriesOf(sheetTexts).some(([text]) => after[text] !== before[text]);
    const isRenamed = after && after.name !== before.name;
    const fields = [
      ...(isRenamed ? ['name'] : []),
      ...(isDescribed ? ['description'] : []),
      ...ages,
      ...(withQuestions.has(before.id) ? ['questions'] : []),
    ];
    return fields.length > 0 ? [{ role: before, fields }] : [];
  });
}

/** What an import created and changed on the start boards. */
export function boardChangesOfImport(eventId: string, { starts, posts }: Programme, plan: ImportPlan): BoardChange[] {
  const [startsThere, postsThere] = [starts, posts].map(
    (list) => new Map<string, object>(list.map((one) => [one.id, one])),
  );
  return [
    ...plan.starts.map(({ id }) => ({ kind: 'raceStart.created' as const, id, eventId })),
    ...plan.changedStarts.map((start) => ({
      ...{ kind: 'raceStart.changed' as const, id: start.id, eventId },
      fields: changedFields(startsThere?.get(start.id) ?? {}, start),
    })),
    ...plan.posts.map(({ id, categoryId }) => ({ kind: 'post.created' as const, id, eventId, categoryId })),
    ...plan.changedPosts.map((post) => ({
      ...{ kind: 'post.changed' as const, id: post.id, eventId, categoryId: post.categoryId },
      fields: changedFields(postsThere?.get(post.id) ?? {}, post),
    })),
  ];
}

function changedEvent(eventId: string, programme: Programme, plan: ImportPlan): Fact[] {
  const settings = Object.keys(plan.changedSettings);
  const fields = [...settings, ...(withChangedQuestions(plan).has(null) ? ['questions'] : [])];
  if (fields.length === 0) return [];
  const version = programme.event.version + 1;
  return [eventFact('changed', eventId, settings.length > 0 ? { fields, version } : { fields })];
}

type Shift = Programme['shifts'][number];

const recordedFields = {
  date: 'date',
  startTime: 'startTime',
  endTime: 'endTime',
  quantity: 'qtyRequired',
  closed: 'closed',
  waitlistEnabled: 'waitlistEnabled',
} as const;

/** The changed fields of a shift, with old and new values of days, times, numbers and flags, as `updateShift` records them. */
function detailOf(before: Shift | undefined, after: Shift) {
  if (!before) return {};
  const changed = (Object.keys(recordedFields) as (keyof typeof recordedFields)[]).filter(
    (field) => before[field] !== after[field],
  );
  const fields: ShiftHistoryField[] = changed.map((field) => recordedFields[field]);
  if (before.location !== after.location) fields.push('location');
  if (before.notes !== after.notes) fields.push('notes');
  if (before.opportunityId !== after.opportunityId) fields.push('opportunity');
  const changes = Object.fromEntries(changed.map((field) => [recordedFields[field], [before[field], after[field]]]));
  return { fields, changes, version: before.version + 1 };
}
