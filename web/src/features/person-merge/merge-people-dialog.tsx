import { useState } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailureLine } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Loading } from '../../ui/loading/loading';
import { showToast } from '../../ui/toasts/toasts';
import { useMergeVolunteersMutation } from '../households/merge-dialog.generated';
import { MergePreview } from '../households/merge-preview';
import { usePreviewMergeQuery, type MergePreview_PersonFragment } from '../households/merge-preview.generated';
import { PickPerson } from './pick-person';

interface MergePeopleDialogProps {
  /** The preselected person to remove. */
  sourceId: string;
  /** The person who stays; chosen in the dialog where it is not known. */
  targetId?: string;
  /** Called with the removed person. */
  onMerged?: (removedId: string) => Promise<void> | void;
  onClose: () => void;
}

/** Merges two people into one, also of two addresses. First shows the effect on their spots, answers, links and emails. For admins. */
export function MergePeopleDialog({ sourceId, targetId, onMerged, onClose }: MergePeopleDialogProps) {
  const [pair, setPair] = useState({ sourceId, targetId });
  return (
    <Dialog title="Merge two people" onClose={onClose}>
      {pair.targetId === undefined ? (
        <PickPerson without={sourceId} onPick={(id) => setPair({ sourceId, targetId: id })} onCancel={onClose} />
      ) : (
        <Merging
          sourceId={pair.sourceId}
          targetId={pair.targetId}
          onSwap={(from, to) => setPair({ sourceId: to, targetId: from })}
          onMerged={onMerged}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface MergingProps extends MergePeopleDialogProps {
  targetId: string;
  onSwap: (sourceId: string, targetId: string) => void;
}

function Merging({ sourceId, targetId, onSwap, onMerged, onClose }: MergingProps) {
  const { data, previousData, error, refetch } = usePreviewMergeQuery({
    variables: { sourceId, targetId },
    fetchPolicy: 'network-only',
  });
  const [merge] = useMergeVolunteersMutation();
  const { failure, saving, save } = useSaving();
  const preview = data?.previewMerge;
  const shown = preview ?? previousData?.previewMerge;
  const confirm = async () => {
    const merged = await save('The two were not merged', async () => {
      await merge({ variables: { sourceId, targetId } });
    });
    if (!merged) return;
    showToast({
      kind: 'success',
      title: 'Volunteers merged',
      description: shown?.target.email ? `They are notified at ${shown.target.email}.` : undefined,
    });
    onClose();
    await onMerged?.(sourceId);
  };
  if (!shown)
    return error ? (
      <LoadFailureLine error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading each="h-14" className="mt-5 grid gap-3" />
    );
  const losesAddress = shown.source.email !== null && shown.target.email === null;
  // The same order, whichever of the two stays.
  const people = [shown.source, shown.target].sort((one, other) => (one.id < other.id ? -1 : 1));
  return (
    <div className="mt-5 grid gap-4">
      {failure ? <FailureBox title="Nothing was changed">{failure}</FailureBox> : null}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Who stays?</legend>
        {people.map((person) => (
          <Choice
            key={person.id}
            person={person}
            stays={person.id === targetId}
            onChoose={() => onSwap(sourceId, targetId)}
          />
        ))}
      </fieldset>
      {error ? (
        <LoadFailureLine error={error} onRetry={() => void refetch()} />
      ) : losesAddress ? (
        <p role="status" className="font-semibold">
          {shown.target.firstName} {shown.target.lastName} has no email address, so nobody could be emailed any more.
          Choose the other person to stay.
        </p>
      ) : (
        <div aria-busy={!preview}>
          <MergePreview preview={shown} />
        </div>
      )}
      <p className="text-sm">This cannot be undone.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" busy={saving} disabled={!preview || losesAddress} onClick={() => void confirm()}>
          {saving ? 'Merging…' : 'Merge'}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  person: MergePreview_PersonFragment;
  stays: boolean;
  onChoose: () => void;
}

function Choice({ person: { firstName, lastName, email, phone }, stays, onChoose }: ChoiceProps) {
  return (
    <label
      className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-4 py-2 ${stays ? 'border-primary bg-primary-tint' : 'border-control'}`}
    >
      <input
        type="radio"
        name="who-stays"
        checked={stays}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold">
          {firstName} {lastName}
        </strong>
        <span className="block text-sm text-muted">
          {[email ?? 'No email address', phone].filter(Boolean).join(' · ')}
        </span>
      </span>
    </label>
  );
}
