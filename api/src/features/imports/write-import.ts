import { DomainError } from '../../platform/operation/domain-error.js';
import { sheetTexts } from '../../contract/text/role-texts.js';
import { clock } from '../../platform/clock.js';
import { picked } from '../../platform/operation/describe-changes.js';
import { changeRows, insertRows } from '../../platform/transactions/record-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { Question } from '../../records/question.js';
import { Shift } from '../../records/shift.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { askBirthDates } from '../questions/ask-birth-dates.js';
import type { ChangedSettings, ImportPlan } from './plan/import-plan.js';

interface Written {
  id: string;
  version: number;
}

/**
 * Writes what an import plans: one statement for each kind of record, however many there are. Gives the records that were there before
 * and are changed, with their new versions. Error: CHANGED_MEANWHILE.
 */
export async function writeImport(ctx: RequestContext, eventId: string, plan: ImportPlan): Promise<Written[]> {
  const within = <Made extends { id: string }>(made: readonly Made[]) => made.map((one) => ({ ...one, eventId }));
  await insertRows(ctx, Category, within(plan.categories));
  await insertRows(ctx, Opportunity, within(plan.opportunities));
  const now = clock.now().toISOString();
  await insertRows(
    ctx,
    Shift,
    within(plan.shifts.map((shift) => ({ ...shiftRow(shift), cancelledAt: shift.cancelled ? now : null }))),
  );
  const changedCategories = await changeRows(
    ctx,
    Category,
    plan.changedCategories.map(({ id, name, version }) => ({ id, name, version })),
  );
  const changedOpportunities = await changeRows(
    ctx,
    Opportunity,
    plan.changedOpportunities.map((role) => ({
      ...picked(role, ['name', ...Object.keys(sheetTexts), 'minimumAge', 'youngerWithConsent']),
      id: role.id,
      version: role.version,
    })),
  );
  await lockShifts(
    ctx,
    plan.changedShifts.map(({ id }) => id),
  );
  const changedShifts = await changeRows(
    ctx,
    Shift,
    plan.changedShifts.map((shift) => ({ ...shiftRow(shift), version: shift.version })),
  );
  const asked = await writeQuestions(ctx, eventId, plan);
  const settings = await writeSettings(ctx, eventId, plan.changedSettings);
  // Somebody edited or deleted one since the plan was made a moment ago.
  if (
    changedShifts.length < plan.changedShifts.length ||
    changedCategories.length < plan.changedCategories.length ||
    changedOpportunities.length < plan.changedOpportunities.length ||
    asked.length < plan.changedQuestions.length
  ) {
    const message =
      'A category, role, shift or question was changed while the import ran. Nothing was imported. Please check the file again.';
    throw new DomainError('CHANGED_MEANWHILE', { message });
  }
  return [...changedCategories, ...changedOpportunities, ...changedShifts, ...asked, ...settings];
}

/** What is asked. Roles that need an age ask for birth dates afterwards, where the file does not have them do so. */
async function writeQuestions(ctx: RequestContext, eventId: string, plan: ImportPlan): Promise<Written[]> {
  await insertRows(
    ctx,
    Question,
    plan.questions.map((question) => ({ ...question, eventId })),
  );
  const changed = await changeRows(
    ctx,
    Question,
    plan.changedQuestions.map(({ id, label, help, choices, required, position, version }) => ({
      ...{ id, label, help, choices, required, position, version },
    })),
  );
  const withAge = [...plan.opportunities, ...plan.changedOpportunities].some(({ minimumAge }) => minimumAge !== null);
  if (withAge) await askBirthDates(ctx, eventId);
  return changed;
}

/** The event itself, whose row the import holds. */
async function writeSettings(ctx: RequestContext, eventId: string, settings: ChangedSettings): Promise<Written[]> {
  if (Object.keys(settings).length === 0) return [];
  const changed = await changeRows(ctx, Event, [{ ...settings, id: eventId }]);
  // What would have been due before is left alone.
  if (settings.remindDaysBefore) await ctx.execute('update event set reminds_since = now() where id = ?', [eventId]);
  return changed;
}

/** A shift as its table has it. */
function shiftRow(shift: ImportPlan['shifts'][number]) {
  const { id, opportunityId, date, startTime, endTime, location, quantity, notes, closed, waitlistEnabled } = shift;
  return {
    id,
    opportunityId,
    date,
    startTime,
    endTime,
    location,
    qtyRequired: quantity,
    notes,
    closed,
    waitlistEnabled,
  };
}
