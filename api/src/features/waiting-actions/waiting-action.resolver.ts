import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { cancelEventLater, cancelSignupsLater, deleteLater } from './act-later.js';
import { PlanChangeInputType } from '../plan-changes/plan-change.types.js';
import { applyPlanChangeLater, applyPreparedPlanChangeLater } from './change-plan-later.js';
import { actionOutcome, undoAction } from './undo-action.js';
import { ActionOutcome, WaitingAction, WaitingCancellation } from './waiting-action.types.js';

/** Actions that staff may undo for ten seconds: before, nothing changes and nobody is notified. */
export const WaitingActionResolver = rootFields({
  cancelSignupsLater: mutation(cancelSignupsLater, {
    gives: WaitingCancellation,
    description: 'Cancels many signups in ten seconds, unless it is undone.',
    args: {
      signupIds: 'The signups, 500 at most.',
      notify: 'False: the people are not mailed until `notifyOfCancellation`; leads are.',
    },
  }),
  deleteLater: mutation(deleteLater, {
    gives: WaitingAction,
    description: 'Deletes a category, role or shift in ten seconds, unless it is undone; name exactly one.',
    args: {
      categoryId: 'This category; admins alone.',
      opportunityId: 'This volunteer role.',
      shiftId: 'This shift.',
      tellPeople: 'Mail the people who are signed up.',
    },
  }),
  cancelEventLater: mutation(cancelEventLater, {
    gives: WaitingAction,
    description: 'Calls an event off in ten seconds, unless it is undone.',
    args: { eventId: 'The event.', message: 'What everybody reads of it in the mail.' },
  }),
  applyPlanChangeLater: mutation(applyPlanChangeLater, {
    gives: WaitingAction,
    description:
      'Changes many shifts in ten seconds, exactly as the preview of this version showed, unless it is undone.',
    input: { type: PlanChangeInputType, description: 'Which shifts, and what is to be done with them.' },
    args: { version: 'The `version` of the preview.' },
  }),
  applyPreparedPlanChangeLater: mutation(applyPreparedPlanChangeLater, {
    gives: WaitingAction,
    description:
      'Applies a prepared plan in ten seconds, exactly as the preview of this version showed, unless it is undone.',
    args: { id: 'The prepared plan.', version: 'The `version` of its preview.' },
  }),
  undoAction: mutation(undoAction, {
    gives: Boolean,
    description: "Undoes an action of the caller's own that waits still.",
    args: { id: 'The action.' },
  }),
  actionOutcome: query(actionOutcome, {
    gives: ActionOutcome,
    description: "What became of an action of the caller's own; OVER when there is none.",
    args: { id: 'The action.' },
  }),
});
