import { DomainError } from '../../platform/operation/domain-error.js';
import { sheetTexts } from '../../contract/text/role-texts.js';
import { clock } from '../../platform/clock.js';
import { picked } from '../../platform/operation/describe-changes.js';
import { changeRows } from '../../platform/transactions/change-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { Question } from '../../records/question.js';
import { Shift } from '../../records/shift.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { askBirthDates } from '../questions/ask-birth-dates.js';
import { makeMany } from './make-many.js';
import { writeBoard } from './write-board.js';
import type { ChangedSettings, ImportPlan } from './plan/import-plan.js';

interface Written {
  id: string;
  version: number;
}

/**
 * Writes what an import plans: one statement for new and one for changed records of each kind, however many there are. Gives the records
 * that were there before and are changed, with their new versions. Error: CHANGED_MEANWHILE.
 */
export async function writeImport(ctx: RequestContext, eventId: string, plan: ImportPlan): Promise<Written[]> {
  const event = eventId;
  await makeMany(
    ctx,
    Category,
    plan.categories.map((category) => ({ ...category, event })),
  );
  await makeMany(
    ctx,
    Opportunity,
    plan.opportunities.map(({ categoryId, ...role }) => ({ ...role, category: categoryId, event })),
  );
  const now = clock.now().toISOString();
  await makeMany(
    ctx,
    Shift,
    plan.shifts.map((shift) => {
      const { opportunityId, ...row } = shiftRow(shift);
      return { ...row, opportunity: opportunityId, cancelledAt: shift.cancelled ? now : null, event };
    }),
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
      ...picked(role, ['name', ...Object.keys(sheetTexts), 'minimumAge', 'youngerWithConsent', 'standby']),
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
  const questions = await writeQuestions(ctx, eventId, plan);
  const board = await writeBoard(ctx, eventId, plan);
  const settings = await writeSettings(ctx, eventId, plan.changedSettings);
  // A record was changed or deleted after the plan was made.
  if (
    changedShifts.length < plan.changedShifts.length ||
    changedCategories.length < plan.changedCategories.length ||
    changedOpportunities.length < plan.changedOpportunities.length ||
    questions.length < plan.changedQuestions.length ||
    board.length < plan.changedStarts.length + plan.changedPosts.length
  ) {
    const message =
      'A category, role, shift, question, start or post was changed while the import ran. Nothing was imported. Please check the file again.';
    throw new DomainError('CHANGED_MEANWHILE', { message });
  }
  return [...changedCategories, ...changedOpportunities, ...changedShifts, ...questions, ...board, ...settings];
}

/** What is asked. Roles that need an age ask for birth dates afterwards, where the file does not have them do so. */
async function writeQuestions(ctx: RequestContext, eventId: string, plan: ImportPlan): Promise<Written[]> {
  await makeMany(
    ctx,
    Question,
    plan.questions.map(({ opportunityId, ...question }) => ({
      ...question,
      opportunity: opportunityId,
      event: eventId,
    })),
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

/** Writes the event's settings; the import has locked its row. */
async function writeSettings(ctx: RequestContext, eventId: string, settings: ChangedSettings): Promise<Written[]> {
  if (Object.keys(settings).length === 0) return [];
  const event = await ctx.em.findOneOrFail(Event, eventId);
  Object.assign(event, settings);
  await ctx.em.flush();
  // What would have been due before is left alone.
  if (settings.remindDaysBefore) await ctx.execute('update event set reminds_since = now() where id = ?', [eventId]);
  return [event];
}

/** A shift as a row of its table. */
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
