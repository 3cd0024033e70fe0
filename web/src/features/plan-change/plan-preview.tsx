import { mostShiftsInPlan } from '@trailcrew/api/contract/programme/plan-change';
import { useState } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailure } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import type { PlanChangeInput } from '../../graphql/schema.generated';
import { changesNothingShown } from '../../graphql/after-changes';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toasts/toasts';
import { useApplyPlanChangeLaterMutation } from '../waiting-actions/waiting-actions.generated';
import {
  useApplyPlanChangeMutation,
  usePreviewPlanChangeQuery,
  type PlannableShift_ShiftFragment as PlannableShift,
} from './change-plan-page.generated';
import { MailedMessage } from './mailed-message';
import { NewOverlaps } from './new-overlaps';
import { PlannedLines } from './planned-lines';
import { PlannedPosts, PlannedStarts } from './planned-board';
import { changeOf, hereAlready, planSentence, preparedInput, type PlanChoice } from './plan-choice';
import { SavePlanDialog } from './save-plan-dialog';
import { untilMailsLeave, useCallingOff } from './use-calling-off';
import { useSettled } from './use-settled';

interface PlanPreviewProps {
  listed: readonly PlannableShift[];
  choice: PlanChoice;
  input: PlanChangeInput | null;
  onChange: (choice: PlanChoice) => void;
  onApplied: () => void;
}

/** The result for each listed shift, how many people it affects, and the button that makes the change. */
export function PlanPreview({ listed, choice, input, onChange, onApplied }: PlanPreviewProps) {
  const ticked = listed.length - choice.left.length;
  const tooMany = ticked > mostShiftsInPlan;
  const settled = useSettled(tooMany ? null : input);
  const { data, error, loading, refetch } = usePreviewPlanChangeQuery({
    variables: { input: settled ?? { eventId: '' } },
    skip: !settled,
    fetchPolicy: 'no-cache',
  });
  const [apply] = useApplyPlanChangeMutation();
  const [applyLater] = useApplyPlanChangeLaterMutation(changesNothingShown);
  const offerUndo = useCallingOff();
  const { failure, save } = useSaving();
  const [confirming, setConfirming] = useState(false);
  const [saving, setSaving] = useState(false);
  const isCurrent = input !== null && settled === input && !loading;
  const preview = isCurrent && !error ? data?.previewPlanChange : undefined;
  const applyIt = () =>
    save('The plan was not changed', async () => {
      if (!input || !preview) throw new Error('There is nothing to apply');
      const variables = { input, version: preview.version };
      const { people, shifts } = preview;
      try {
        if (input.cancel) {
          const { data: later } = await applyLater({ variables });
          if (later)
            offerUndo({ action: later.applyPlanChangeLater, shiftIds: shifts.map(({ shift }) => shift.id), people });
        } else {
          await apply({ variables });
          showToast({
            kind: 'success',
            title: `${count(shifts.length, 'shift')} changed.`,
            description: `For ${count(people, 'person', 'people')}.`,
          });
        }
      } catch (refused) {
        // The preview is out of date: fetch it again and let the user decide again.
        if (readRequestError(refused).code === 'CHANGED_MEANWHILE') {
          setConfirming(false);
          await refetch();
        }
        throw refused;
      }
      onApplied();
    });
  if (listed.length === 0) return <Notice title="No shifts match" />;
  const changing = preview?.shifts.length ?? 0;
  const sentence = planSentence(changeOf(choice), ticked);
  return (
    <section aria-label="What would change" className="mt-6 grid gap-4">
      {failure ? <FailureBox title="The plan was not changed">{failure}</FailureBox> : null}
      {error && isCurrent ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {sentence ? <p className="text-lg font-semibold">{sentence}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular-nums">
          {preview ? (
            <>
              <strong className="font-semibold">{count(changing, 'shift')}</strong> would change for{' '}
              <strong className="font-semibold">{count(preview.people, 'person', 'people')}</strong>.
              {preview.here > 0 ? ` ${hereAlready(preview.here)}` : null}
            </>
          ) : tooMany ? (
            `Please choose at most ${count(mostShiftsInPlan, 'shift')}: ${count(ticked, 'shift')} are ticked.`
          ) : input ? (
            'Loading the preview…'
          ) : (
            'Choose how far to move them, a new location or number, or call them off.'
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button disabled={changing === 0} onClick={() => setSaving(true)}>
            Save for later
          </Button>
          <Button kind="primary" disabled={changing === 0} onClick={() => setConfirming(true)}>
            {changing > 0 ? `Change ${count(changing, 'shift')}` : 'Change shifts'}
          </Button>
        </div>
      </div>
      {preview ? <PlannedStarts starts={preview.starts} /> : null}
      {preview ? <PlannedPosts posts={preview.posts} /> : null}
      {preview ? <NewOverlaps overlaps={preview.overlaps} /> : null}
      <PlannedLines
        listed={listed}
        planned={preview?.shifts ?? []}
        left={choice.left}
        onLeft={(left) => onChange({ ...choice, left })}
      />
      {saving && input ? (
        <SavePlanDialog input={preparedInput(input, choice)} onClose={() => setSaving(false)} />
      ) : null}
      {confirming && preview ? (
        <ConfirmDialog
          title={`${input?.cancel ? 'Call off' : 'Change'} ${count(changing, 'shift')}?`}
          confirm={input?.cancel ? 'Call off' : 'Change the plan'}
          danger={input?.cancel === true}
          busy="Changing…"
          onConfirm={applyIt}
          onClose={() => setConfirming(false)}
        >
          <p>
            {preview.people > 0
              ? input?.cancel
                ? `Each household gets one email: ${count(preview.people, 'person', 'people')} in all. Their signups stay, and no one new can sign up.`
                : `Each household gets one email if the day, time or location changes: ${count(preview.people, 'person', 'people')} in all. It asks whether they are still coming.`
              : 'No one has signed up yet.'}
          </p>
          {preview.people > 0 ? <MailedMessage message={choice.message.trim()} /> : null}
          <p>{input?.cancel ? untilMailsLeave : 'You can undo it for 24 hours.'}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
