import { z } from 'zod';
import type { ImportedRow, ImportResult } from '../../contract/import.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { loadProgramme } from './load-programme.js';
import { planImport, type ImportPlan } from './plan-import.js';
import type { PlannedRow } from './workbook/workbook-plan.js';
import { writeImport } from './write-import.js';

/**
 * Brings planned rows into an event, in one transaction, one import an event at a time: makes what is missing, changes quantities and
 * texts that the sheet gives otherwise, and says what it did. A dry run says the same and writes nothing.
 * Errors: NOT_SIGNED_IN, FORBIDDEN, EVENT_NOT_FOUND.
 */
export const importRows = operation({
  name: 'importRows',
  input: z.object({
    eventId: z.string(),
    rows: z.custom<PlannedRow[]>(),
    dryRun: z.boolean().default(false),
    fileName: z.string().default('workbook'),
  }),
  kind: 'writes',
  run: async (ctx, { eventId, rows, dryRun, fileName }): Promise<ImportResult> => {
    authorize(ctx.viewer, 'admin');
    const [event] = await ctx.execute<{ id: string }>(
      dryRun ? 'select id from event where id = ?' : 'select id from event where id = ? for update',
      [eventId],
    );
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const plan = planImport(await loadProgramme(ctx, eventId), rows);
    const result = resultOf(plan, { dryRun, sheets: new Set(rows.map(({ sheet }) => sheet)).size });
    if (dryRun) return result;
    await writeImport(ctx, eventId, plan);
    await recordAction(ctx, {
      action: 'event.imported',
      recordId: eventId,
      eventId,
      summary: summaryOf(fileName, result),
      detail: { created: result.created, updated: result.updated, faultyRows: result.errors.length },
    });
    return result;
  },
});

function resultOf(plan: ImportPlan, { dryRun, sheets }: { dryRun: boolean; sheets: number }): ImportResult {
  const { rows } = plan;
  const sentence = ({ row, sheet }: ImportedRow, text: string) =>
    `Row ${row}${sheets > 1 ? ` (sheet "${sheet}")` : ''}: ${text}`;
  return {
    dryRun,
    created: {
      categories: plan.categories.length,
      opportunities: plan.opportunities.length,
      shifts: plan.shifts.length,
    },
    updated: { opportunities: plan.changedOpportunities.length, shifts: plan.changedShifts.length },
    unchanged: rows.filter(({ outcome }) => outcome === 'exists').length,
    errors: rows.flatMap((row) => (row.reason === null ? [] : [sentence(row, row.reason)])),
    warnings: rows.flatMap((row) => row.warnings.map((text) => sentence(row, text))),
    rows,
  };
}

function summaryOf(fileName: string, { created, updated, errors }: ImportResult): string {
  const { categories, opportunities, shifts } = created;
  return (
    `${fileName}: ${categories} categories, ${opportunities} roles and ${shifts} shifts made; ` +
    `${updated.opportunities} roles and ${updated.shifts} shifts changed; ${errors.length} rows not taken`
  );
}
