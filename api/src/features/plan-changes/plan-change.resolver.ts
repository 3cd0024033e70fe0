import { DomainError } from '../../platform/operation/domain-error.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { applied, previewed, undone } from './answer-plan-change.js';
import { applyPlanChange } from './apply-plan-change.js';
import { findPlanChanges } from './find-plan-changes.js';
import { findPreparedPlans } from './find-prepared-plans.js';
import {
  AppliedPlanChange,
  PlanChange,
  PlanChangeInputType,
  PlanChangePreview,
  UndonePlanChange,
} from './plan-change.types.js';
import { DeletedPlanChange, PreparedPlanChange, SavedPlanChange } from './prepared-plan-change.types.js';
import { previewPlanChange } from './preview-plan-change.js';
import { savePlanChange } from './save-plan-change.js';
import { undoPlanChange } from './undo-plan-change.js';
import { applyPreparedPlanChange, deletePreparedPlanChange, previewPreparedPlanChange } from './use-prepared-plan.js';

const input = { type: PlanChangeInputType, description: 'Which shifts, and what is to be done with them.' };

export const PlanChangeResolver = rootFields({
  previewPlanChange: query(previewPlanChange, {
    gives: PlanChangePreview,
    description: 'What a change of many shifts at once would be; for a lead, of their own categories.',
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
      'Changes many shifts at once, exactly as the preview of this version showed, and mails each household once.',
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
    description: 'What a prepared plan would be with the programme as it is now.',
    args: { id: 'The prepared plan.' },
    answer: previewed,
  }),
  savePlanChange: mutation(savePlanChange, {
    gives: SavedPlanChange,
    description: 'Saves a change of plan by name until it is needed; nobody is mailed.',
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
      'Applies a prepared plan, exactly as the preview of this version showed, and mails each household once.',
    args: { id: 'The prepared plan.', version: 'The `version` of its preview.' },
    answer: applied,
  }),
  deletePreparedPlanChange: mutation(deletePreparedPlanChange, {
    gives: DeletedPlanChange,
    description: 'Deletes a prepared plan; what it changed stays.',
    args: { id: 'The prepared plan.' },
    answer: (_ctx, id) => ({ id }),
  }),
  undoPlanChange: mutation(undoPlanChange, {
    gives: UndonePlanChange,
    description:
      'Takes a change of plan back within 24 hours: only what it changed, on shifts that nobody edited since.',
    args: { planChangeId: 'The change.' },
    answer: undone,
  }),
});
