import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import { isId } from '../../contract/text/fields.js';
import { mapped } from '../../contract/text/mapped.js';
import { foldName } from '../../contract/text/names.js';
import { sheetTexts } from '../../contract/text/role-texts.js';
import type { Download } from '../../platform/files/download.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { loadProgramme, type Programme } from './plan/load-programme.js';
import type { PlannedPost } from './board-sheets.js';
import { planFile } from './plan-file.js';
import { NamedStarts } from './plan/plan-starts.js';
import { wordsOf } from './plan/plan-settings.js';
import { settingWords } from './workbook/event-settings.js';
import type { WorkbookQuestion, WorkbookRole, WorkbookShift } from './workbook/workbook-plan.js';

/**
 * An event's shifts, questions, starts, posts and settings as a workbook; importing it unedited changes nothing. The last columns contain ids. Only the
 * first row of a role has its texts, ages and place, so that there is one place to edit them. Roles without shifts and categories without
 * roles have a separate sheet.
 */
export const exportPlan = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string() }),
    refuses: ['EVENT_NOT_FOUND'],
  },
  async function exportPlan(ctx, { eventId }): Promise<Download> {
    const [event] = isId(eventId)
      ? await ctx.execute<{ slug: string }>('select slug from event where id = ?', [eventId])
      : [];
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const programme = await loadProgramme(ctx, eventId);
    if (!programme) throw new DomainError('EVENT_NOT_FOUND');
    await recordAction(ctx, {
      action: 'event.exported',
      recordId: eventId,
      eventId,
      summary: `Plan as a workbook: ${count(programme.shifts.length, 'shift')}`,
    });
    return planOf(`${event.slug}-plan`, programme);
  },
);

/** A programme as a workbook; importing it into the same event changes nothing. */
export function planOf(name: string, programme: Programme): Download {
  const settings = mapped(settingWords, (_words, setting) => wordsOf(programme.event, setting));
  return planFile(name, plannedShifts(programme), {
    ...{ settings, roles: rolesWithoutShifts(programme), questions: plannedQuestions(programme) },
    board: { starts: programme.starts, posts: plannedPosts(programme) },
  });
}

function plannedShifts({ categories, opportunities, shifts }: Programme): WorkbookShift[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const roles = new Map(opportunities.map((one) => [one.id, one]));
  const described = new Set<string>();
  return shifts
    .map((shift) => {
      const role = roles.get(shift.opportunityId);
      return { shift, role, category: categoryNames.get(role?.categoryId ?? '') ?? '' };
    })
    .sort((one, other) =>
      compare(
        [one.category, one.role?.name ?? '', one.shift.opportunityId, one.shift.date, one.shift.startTime],
        [other.category, other.role?.name ?? '', other.shift.opportunityId, other.shift.date, other.shift.startTime],
      ),
    )
    .map(({ shift, role, category }) => {
      const isFirst = !described.has(shift.opportunityId);
      described.add(shift.opportunityId);
      const { date, startTime, endTime, location, quantity, notes, closed, waitlistEnabled, cancelled } = shift;
      return {
        category,
        role: role?.name ?? '',
        ...mapped(sheetTexts, (_sheet, name) => (isFirst && role?.[name]) || ''),
        location,
        date,
        startTime,
        endTime,
        quantity,
        notes: notes ?? '',
        closed,
        waitlistEnabled,
        cancelled,
        ...(isFirst && role ? agesAndPlace(role) : {}),
        id: shift.id,
      };
    });
}

/** Roles without shifts and categories without roles. Of several with the same names only one is listed, as rows identify them by name. */
function rolesWithoutShifts({ categories, opportunities, shifts }: Programme): WorkbookRole[] {
  const withShifts = new Set(shifts.map(({ opportunityId }) => opportunityId));
  const withRoles = new Set(opportunities.map(({ categoryId }) => categoryId));
  const named = new Set<string>();
  const alone: WorkbookRole[] = [];
  const add = (isAlone: boolean, planned: WorkbookRole) => {
    const key = JSON.stringify([foldName(planned.category), foldName(planned.role)]);
    if (isAlone && !named.has(key)) alone.push(planned);
    named.add(key);
  };
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  // Roles that are in rows of shifts come first.
  const roles = [...opportunities].sort(
    (one, other) => Number(withShifts.has(other.id)) - Number(withShifts.has(one.id)),
  );
  for (const role of roles) {
    const { id, name, categoryId } = role;
    const roleTexts = mapped(sheetTexts, (_sheet, text) => role[text] ?? '');
    const place = { category: categoryNames.get(categoryId) ?? '', role: name };
    add(!withShifts.has(id), { ...roleTexts, ...place, ...agesAndPlace(role) });
  }
  for (const { id, name } of categories)
    add(!withRoles.has(id), { ...mapped(sheetTexts, () => ''), category: name, role: '' });
  return alone.sort((one, other) => compare([one.category, one.role], [other.category, other.role]));
}

/** The columns of a role in a plan besides its texts. */
function agesAndPlace({ minimumAge, youngerWithConsent, standby, location }: Programme['opportunities'][number]) {
  return { minimumAge, youngerWithConsent, standby, roleLocation: location ?? '' };
}

function plannedQuestions({ categories, opportunities, questions }: Programme): Required<WorkbookQuestion>[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const roles = new Map(opportunities.map((one) => [one.id, one]));
  return questions.map(({ opportunityId, id, kind, label, help, choices, required, position }) => {
    const role = opportunityId === null ? undefined : roles.get(opportunityId);
    const place = { category: categoryNames.get(role?.categoryId ?? '') ?? '', role: role?.name ?? '' };
    return { ...place, id, kind, label, help: help ?? '', choices, required, position };
  });
}

function plannedPosts({ categories, posts, starts }: Programme): PlannedPost[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const named = new NamedStarts(starts);
  return posts
    .map(({ categoryId, startIds, ...post }) => {
      return { ...post, category: categoryNames.get(categoryId) ?? '', starts: named.inCell(startIds) };
    })
    .sort((one, other) => compare([one.category, one.place ?? ''], [other.category, other.place ?? '']));
}

function compare(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const order = text.localeCompare(other[index] ?? '', 'en');
    if (order !== 0) return order;
  }
  return 0;
}
