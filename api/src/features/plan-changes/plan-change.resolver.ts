import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { mutation, query, rootFields } from '../../platform/root-fields.js';
import { below, bothOf } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/selection.js';
import type { Shift } from '../../records/shift.js';
import { findWrittenShifts } from '../shifts/find-shifts.js';
import { applyPlanChange, type Applied } from './apply-plan-change.js';
import { findPlanChanges } from './find-plan-changes.js';
import { findPreparedPlans } from './find-prepared-plans.js';
import {
  AppliedPlanChange,
  DeletedPlanChange,
  PlanChange,
  PlanChangeInputType,
  PlanChangePreview,
  PreparedPlanChange,
  SavedPlanChange,
  UndonePlanChange,
} from './plan-change.types.js';
import { warningsOf } from './planned-shift.js';
import { previewPlanChange, type Preview } from './preview-plan-change.js';
import { savePlanChange } from './save-plan-change.js';
import { undoPlanChange, type Undone } from './undo-plan-change.js';
import { applyPreparedPlanChange, deletePreparedPlanChange, previewPreparedPlanChange } from './use-prepared-plan.js';

const input = { type: PlanChangeInputType, description: 'Which shifts, and what is to be done with them.' };

export const PlanChangeResolver = rootFields({
  previewPlanChange: query(previewPlanChange, {
    gives: PlanChangePreview,
    description:
      'What a change of many shifts at once would be; for a lead, of their own categories. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SHIFT_NOT_FOUND.',
    input,
    answer: previewed,
  }),
  planChanges: query(findPlanChanges, {
    gives: [PlanChange],
    description:
      "The latest 20 changes of an event's plan, the newest first: all for admins, for a lead those of their own shifts alone.",
    args: { eventId: 'The event.' },
  }),
  applyPlanChange: mutation(applyPlanChange, {
    gives: AppliedPlanChange,
    description:
      'Changes many shifts at once, exactly as the preview of this version showed, and mails each household once. Errors: INVALID_INPUT, EVENT_NOT_FOUND, EVENT_CANCELLED, SHIFT_NOT_FOUND, CHANGED_MEANWHILE.',
    input,
    args: { version: 'The `version` of the preview.' },
    answer: applied,
  }),
  preparedPlanChanges: query(findPreparedPlans, {
    gives: [PreparedPlanChange],
    description: "An event's prepared plans by name: for a lead those that they saved, for admins those of admins.",
    args: { eventId: 'The event.' },
  }),
  previewPreparedPlanChange: query(previewPreparedPlanChange, {
    gives: PlanChangePreview,
    description:
      'What a prepared plan would be with the programme as it is now. Errors: PLAN_CHANGE_NOT_FOUND, INVALID_INPUT.',
    args: { id: 'The prepared plan.' },
    answer: previewed,
  }),
  savePlanChange: mutation(savePlanChange, {
    gives: SavedPlanChange,
    description:
      'Keeps a change of plan by name until it is needed; nobody is told. Errors: INVALID_INPUT, EVENT_NOT_FOUND, SHIFT_NOT_FOUND.',
    input,
    args: { name: 'What people call it, at most 100 letters.' },
    answer: async (ctx, { preparedId, eventId }) => {
      const preparedPlanChange = (await ctx.run(findPreparedPlans, { eventId })).find(({ id }) => id === preparedId);
      if (!preparedPlanChange) throw new DomainError('PLAN_CHANGE_NOT_FOUND');
      return { preparedPlanChange };
    },
  }),
  applyPreparedPlanChange: mutation(applyPreparedPlanChange, {
    gives: AppliedPlanChange,
    description:
      'Does what was prepared, exactly as the preview of this version showed, and mails each household once. Errors: PLAN_CHANGE_NOT_FOUND, INVALID_INPUT, EVENT_CANCELLED, CHANGED_MEANWHILE, also while it is in force.',
    args: { id: 'The prepared plan.', version: 'The `version` of its preview.' },
    answer: applied,
  }),
  deletePreparedPlanChange: mutation(deletePreparedPlanChange, {
    gives: DeletedPlanChange,
    description: 'Forgets a prepared plan; what was changed by it stays. Errors: PLAN_CHANGE_NOT_FOUND.',
    args: { id: 'The prepared plan.' },
    answer: (_ctx, id) => ({ id }),
  }),
  undoPlanChange: mutation(undoPlanChange, {
    gives: UndonePlanChange,
    description:
      'Takes a change of plan back within 24 hours: only what it changed, on shifts that nobody edited since. Errors: PLAN_CHANGE_NOT_FOUND, UNDO_OVER.',
    args: { planChangeId: 'The change.' },
    answer: undone,
  }),
});

async function shiftsById(
  ctx: RequestContext,
  ids: readonly string[],
  selection: Selection,
): Promise<Map<string, Shift>> {
  const shifts = ids.length === 0 ? [] : await findWrittenShifts(ctx, ids, selection);
  return new Map(shifts.map((shift) => [shift.id, shift]));
}

async function previewed(ctx: RequestContext, { planned, ...preview }: Preview, selection: Selection) {
  const ids = planned.map(({ before }) => before.id);
  const shifts = await shiftsById(ctx, ids, below(selection, 'shifts', 'shift'));
  return {
    ...preview,
    shifts: planned.flatMap((one) => {
      const shift = shifts.get(one.before.id);
      return shift ? [{ shift, ...one.after, warnings: warningsOf(one) }] : [];
    }),
  };
}

async function applied(ctx: RequestContext, { planChangeId, shiftIds, eventId }: Applied, selection: Selection) {
  const planChange = (await ctx.run(findPlanChanges, { eventId })).find(({ id }) => id === planChangeId);
  if (!planChange) throw new DomainError('PLAN_CHANGE_NOT_FOUND');
  return { planChange, shifts: await findWrittenShifts(ctx, shiftIds, below(selection, 'shifts')) };
}

async function undone(ctx: RequestContext, { shiftIds, unchanged }: Undone, selection: Selection) {
  const wanted = bothOf(below(selection, 'shifts'), below(selection, 'unchanged', 'shift'));
  const shifts = await shiftsById(ctx, [...shiftIds, ...unchanged.map(({ shiftId }) => shiftId)], wanted);
  const put = new Set(shiftIds);
  return {
    shifts: [...shifts.values()].filter(({ id }) => put.has(id)),
    unchanged: unchanged.flatMap(({ shiftId, reason }) => {
      const shift = shifts.get(shiftId);
      return shift ? [{ shift, reason }] : [];
    }),
  };
}
