import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import type { ImportedRow, ImportMove, ImportResult } from '../../contract/programme/import.js';
import { clock, instantOf } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction, versionsOf } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { shiftsMoved, type ShiftPlan } from '../shifts/shift.announcements.js';
import { boardChanged } from '../start-board/start-board.announcements.js';
import { boardChangesOfImport, factsOfImport } from './facts-of-import.js';
import { loadProgramme, type Programme } from './plan/load-programme.js';
import type { ImportPlan } from './plan/import-plan.js';
import { planImport } from './plan/plan-import.js';
import type { PlannedRow } from './workbook/workbook-plan.js';
import { writeImport } from './write-import.js';

/** Which rows stand for which existing shifts, from `looksMoved` of a dry run. */
export const importMoves = z
  .array(z.object({ sheet: z.string(), row: z.number().int(), shiftId: z.string() }))
  .max(10_000)
  .default([]);

/**
 * Imports planned rows into an event, in one transaction, one import per event at a time. Creates what is missing, changes quantities and
 * texts that differ in the sheet, and moves shifts that rows identify by id or that `moves` lists. Returns what it did. With `tellPeople`,
 * every household in moved shifts gets one mail about all of them. A dry run returns the same result and writes nothing. CHANGED_MEANWHILE:
 * if a record changed while the import ran.
 */
export const importRows = operation(
  {
    access: 'admin',
    input: z.object({
      eventId: z.string(),
      rows: z.custom<PlannedRow[]>(),
      dryRun: z.boolean().default(false),
      fileName: z.string().default('workbook'),
      moves: importMoves,
      tellPeople: z.boolean().default(false),
    }),
    refuses: ['EVENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  async function importRows(
    ctx,
    { eventId, rows: readRows, dryRun, fileName, moves, tellPeople },
  ): Promise<ImportResult> {
    if (!dryRun) await ctx.execute('select id from event where id = ? for no key update', [eventId]);
    const rows = withMoves(readRows, moves);
    const programme = await loadProgramme(ctx, eventId);
    if (!programme) throw new DomainError('EVENT_NOT_FOUND');
    const plan = planImport(programme, rows);
    const result = resultOf(plan, { dryRun, sheets: new Set(rows.map(({ sheet }) => sheet)).size });
    if (dryRun) return result;
    const changed = await writeImport(ctx, eventId, plan);
    if (tellPeople) await notifyOfMoves(ctx, programme, plan);
    await ctx.announce(programmeChanged, { eventId, facts: factsOfImport(eventId, programme, plan) });
    await ctx.announce(boardChanged, boardChangesOfImport(eventId, programme, plan));
    await recordAction(ctx, {
      action: 'event.imported',
      recordId: eventId,
      eventId,
      summary: summaryOf(fileName, result),
      detail: {
        created: result.created,
        updated: result.updated,
        moved: result.moved,
        toldPeople: tellPeople,
        faultyRows: result.errors.length,
        versions: versionsOf(changed),
      },
    });
    return result;
  },
);

/** Adds the shift ids of `moves` to their rows. An id in the sheet takes precedence. */
function withMoves(rows: readonly PlannedRow[], moves: readonly ImportMove[]): PlannedRow[] {
  const idOf = new Map(moves.map(({ sheet, row, shiftId }) => [`${row} ${sheet}`, shiftId.toLowerCase()]));
  return rows.map((row) => {
    const id = idOf.get(`${row.row} ${row.sheet}`);
    return row.outcome === 'create' && id && !row.shift.id ? { ...row, shift: { ...row.shift, id } } : row;
  });
}

/** Notifies the people of shifts whose day, times or place changed, with one announcement. */
async function notifyOfMoves(ctx: RequestContext, programme: Programme, plan: ImportPlan): Promise<void> {
  const { movedShifts, opportunities: made } = plan;
  const places = new Map([...programme.opportunities, ...made].map(({ id, location }) => [id, location]));
  const planOf = ({
    date,
    startTime,
    endTime,
    location,
    notes,
    opportunityId,
  }: Programme['shifts'][number]): ShiftPlan => ({
    date,
    startTime,
    endTime,
    location: location ?? places.get(opportunityId) ?? programme.location,
    notes,
  });
  const { timeZone } = programme.event;
  const hasBegun = ({ date, startTime }: ShiftPlan) => instantOf(date, startTime, timeZone) <= clock.now();
  const shifts = movedShifts.flatMap(({ before, after }) => {
    // Nobody comes to a cancelled shift, so nobody needs to know.
    if (before.signups === 0 || before.cancelled) return [];
    const [was, is] = [planOf(before), planOf(after)];
    if (JSON.stringify(was) === JSON.stringify(is) || (hasBegun(was) && hasBegun(is))) return [];
    return [{ shiftId: before.id, before: was }];
  });
  if (shifts.length > 0) await ctx.announce(shiftsMoved, { shifts });
}

function resultOf(plan: ImportPlan, { dryRun, sheets }: { dryRun: boolean; sheets: number }): ImportResult {
  const { rows } = plan;
  const sentence = ({ row, sheet }: ImportedRow, text: string) =>
    `Row ${row}${sheets > 1 ? ` (sheet "${sheet}")` : ''}: ${text}`;
  return {
    dryRun,
    created: {
      categories: plan.categories.length,
      opportunities: plan.opportunities.length,
      rolesWithoutShifts: rolesWithoutShifts(plan),
      shifts: plan.shifts.length,
      questions: plan.questions.length,
      starts: plan.starts.length,
      posts: plan.posts.length,
    },
    updated: {
      categories: plan.changedCategories.length,
      opportunities: plan.changedOpportunities.length,
      shifts: plan.changedShifts.length,
      questions: plan.changedQuestions.length,
      starts: plan.changedStarts.length,
      posts: plan.changedPosts.length,
      settings: Object.keys(plan.changedSettings).length,
    },
    moved: {
      shifts: plan.movedShifts.length,
      signups: plan.movedShifts.reduce((sum, { before }) => sum + before.signups, 0),
    },
    looksMoved: plan.looksMoved,
    unchanged: rows.filter(({ outcome }) => outcome === 'exists').length,
    errors: rows.flatMap((row) => (row.reason === null ? [] : [sentence(row, row.reason)])),
    warnings: rows.flatMap((row) => row.warnings.map((text) => sentence(row, text))),
    rows,
  };
}

/** How many of the roles that a plan creates get no shift. */
function rolesWithoutShifts({ opportunities, shifts, changedShifts }: ImportPlan): number {
  const withShifts = new Set([...shifts, ...changedShifts].map(({ opportunityId }) => opportunityId));
  return opportunities.filter(({ id }) => !withShifts.has(id)).length;
}

function summaryOf(fileName: string, { created, updated, moved, errors }: ImportResult): string {
  const { categories, opportunities, rolesWithoutShifts: alone, shifts, questions } = created;
  const roles = `${count(opportunities, 'role')}${alone > 0 ? ` (${alone} without shifts)` : ''}`;
  const others = [
    ...(questions > 0 ? [`${count(questions, 'question')} made`] : []),
    ...(created.starts > 0 ? [`${count(created.starts, 'start')} made`] : []),
    ...(updated.starts > 0 ? [`${count(updated.starts, 'start')} changed`] : []),
    ...(created.posts > 0 ? [`${count(created.posts, 'post')} made`] : []),
    ...(updated.posts > 0 ? [`${count(updated.posts, 'post')} changed`] : []),
    ...(updated.questions > 0 ? [`${count(updated.questions, 'question')} changed`] : []),
    ...(updated.settings > 0 ? [`${count(updated.settings, 'setting')} changed`] : []),
  ];
  return (
    `${fileName}: ${count(categories, 'category', 'categories')}, ${roles} and ${count(shifts, 'shift')} made; ` +
    `${updated.categories > 0 ? `${count(updated.categories, 'category', 'categories')}, ` : ''}${count(updated.opportunities, 'role')} and ${count(updated.shifts, 'shift')} changed${moved.shifts > 0 ? `, ${moved.shifts} of them moved` : ''}; ${others.map((words) => `${words}; `).join('')}${count(errors.length, 'row')} not taken`
  );
}
