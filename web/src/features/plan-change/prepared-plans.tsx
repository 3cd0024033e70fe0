import { useState } from 'react';
import { LoadFailure } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { changesNothingShown } from '../../graphql/after-changes';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Skeleton } from '../../ui/loading/skeleton';
import { showToast } from '../../ui/toasts/toasts';
import { useApplyPreparedPlanChangeLaterMutation } from '../waiting-actions/waiting-actions.generated';
import { WaitingMark } from '../waiting-actions/waiting-mark';
import { useIsWaiting } from '../waiting-actions/waiting-records';
import {
  useApplyPreparedPlanChangeMutation,
  useDeletePreparedPlanChangeMutation,
  usePreviewPreparedPlanChangeQuery,
  type PreparedPlan_PreparedPlanChangeFragment as PreparedPlan,
} from './change-plan-page.generated';
import { MailedMessage } from './mailed-message';
import { NewOverlaps } from './new-overlaps';
import { hereAlready, planSentence } from './plan-choice';
import { PlannedLine } from './planned-lines';
import { PlannedPosts, PlannedStarts } from './planned-board';
import { untilMailsLeave, useCallingOff } from './use-calling-off';

interface PreparedPlansProps {
  plans: readonly PreparedPlan[];
  timeZone: string;
}

/** The plans that were saved for later: previewed against the current programme, and made with two presses. */
export function PreparedPlans({ plans, timeZone }: PreparedPlansProps) {
  const [asking, setAsking] = useState<{ plan: PreparedPlan; to: 'make' | 'delete' } | null>(null);
  if (plans.length === 0) return null;
  const close = () => setAsking(null);
  return (
    <section aria-labelledby="prepared-plans" className="mb-6">
      <h2 id="prepared-plans" className="mb-2 text-lg">
        Prepared plans
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
              <strong className="block text-base font-semibold">{plan.name}</strong>
              <span className="block">{planSentence(plan, plan.shiftCount)}</span>
              {plan.inForce ? <span className="font-semibold text-good">In force. </span> : null}
              Saved by {plan.savedBy}, {formatMoment(plan.savedAt, timeZone)}
            </p>
            <div className="flex flex-wrap gap-2">
              {plan.inForce ? null : <MakeButton plan={plan} onPress={() => setAsking({ plan, to: 'make' })} />}
              <Button kind="quiet" aria-label={`Delete ${plan.name}`} onClick={() => setAsking({ plan, to: 'delete' })}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asking?.to === 'make' ? <MakePlan plan={asking.plan} onClose={close} /> : null}
      {asking?.to === 'delete' ? <DeletePlan plan={asking.plan} onClose={close} /> : null}
    </section>
  );
}

function MakeButton({ plan: { id, name }, onPress }: { plan: PreparedPlan; onPress: () => void }) {
  return useIsWaiting(id) ? (
    <WaitingMark words="Being made" />
  ) : (
    <Button aria-label={`Make this change: ${name}`} onClick={onPress}>
      Make this change
    </Button>
  );
}

interface AskingProps {
  plan: PreparedPlan;
  onClose: () => void;
}

function MakePlan({ plan: { id, name, message, cancel }, onClose }: AskingProps) {
  const { data, error, refetch } = usePreviewPreparedPlanChangeQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [make] = useApplyPreparedPlanChangeMutation();
  const [makeLater] = useApplyPreparedPlanChangeLaterMutation(changesNothingShown);
  const offerUndo = useCallingOff();
  const { save } = useSaving();
  const preview = error ? undefined : data?.previewPreparedPlanChange;
  const changing = preview?.shifts.length ?? 0;
  const makeIt = () =>
    save('The plan was not changed', async () => {
      if (!preview) throw new Error('There is nothing to apply');
      const variables = { id, version: preview.version };
      const { people, shifts } = preview;
      try {
        if (cancel) {
          const { data: later } = await makeLater({ variables });
          const shiftIds = shifts.map(({ shift }) => shift.id);
          if (later) offerUndo({ action: later.applyPreparedPlanChangeLater, shiftIds, people, planId: id });
        } else {
          await make({ variables });
          showToast({ kind: 'success', title: `${count(changing, 'shift')} changed.`, description: name });
        }
      } catch (refused) {
        // The preview is out of date: fetch it again and let the user decide again.
        if (readRequestError(refused).code === 'CHANGED_MEANWHILE') await refetch();
        throw refused;
      }
    });
  return (
    <ConfirmDialog
      title={name}
      confirm="Change the plan"
      busy="Changing…"
      ready={changing > 0}
      onConfirm={makeIt}
      onClose={onClose}
    >
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!preview && !error ? <Skeleton className="h-40 w-full" /> : null}
      {preview ? (
        <>
          <p role="status" className="tabular-nums">
            {changing > 0
              ? `${count(changing, 'shift')} would change for ${count(preview.people, 'person', 'people')}. Each household gets one email ${preview.shifts.some(({ cancelled }) => cancelled) ? 'that says so' : 'that asks whether they are still coming'}. ${cancel ? untilMailsLeave : 'You can undo it for 24 hours.'}`
              : 'This plan would not change anything now.'}
            {preview.here > 0 ? ` ${hereAlready(preview.here)}` : null}
          </p>
          {preview.people > 0 ? <MailedMessage message={message} /> : null}
          <PlannedStarts starts={preview.starts} />
          <PlannedPosts posts={preview.posts} />
          <NewOverlaps overlaps={preview.overlaps} />
          {changing > 0 ? (
            <ul
              tabIndex={0}
              aria-label="What would change"
              className="max-h-72 divide-y divide-hairline overflow-y-auto rounded-card border border-hairline"
            >
              {preview.shifts.map((planned) => (
                <li key={planned.shift.id} className="flex px-4 py-2">
                  <PlannedLine shift={planned.shift} planned={planned} />
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </ConfirmDialog>
  );
}

function DeletePlan({ plan, onClose }: AskingProps) {
  const [forget] = useDeletePreparedPlanChangeMutation();
  const { save } = useSaving();
  const deleteIt = () =>
    save('The plan was not deleted', async () => {
      await forget({ variables: { id: plan.id } });
      showToast({ kind: 'success', title: 'Plan deleted', description: plan.name });
    });
  return (
    <ConfirmDialog
      title="Delete this plan?"
      confirm="Delete"
      busy="Deleting…"
      danger
      onConfirm={deleteIt}
      onClose={onClose}
    >
      <p>
        <strong>{plan.name}</strong> will be permanently deleted. Shifts that it changed stay as they are.
      </p>
    </ConfirmDialog>
  );
}
