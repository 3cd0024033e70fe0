import { refetchExcept } from '../../graphql/after-changes';
import { ArrowUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailureLine } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { nameOf, type Member } from './member-card';
import { useMergeVolunteersMutation } from './merge-dialog.generated';
import { signupsOf } from './member-signups';
import { MergePreview } from './merge-preview';
import { usePreviewMergeQuery } from './merge-preview.generated';
import { householdFailure, withLivingPass, type RenewPass } from './with-living-pass';

interface MergeDialogProps {
  members: readonly Member[];
  /** The people who are ticked from the start. */
  chosen?: readonly string[];
  onMerged: () => Promise<void>;
  renewPass: RenewPass;
  onClose: () => void;
}

const noOne: readonly string[] = [];

/** Makes one person of two who are the same: the first one ticked moves their shifts to the second and is removed. */
export function MergeDialog({ members, chosen = noOne, onMerged, renewPass, onClose }: MergeDialogProps) {
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const begun = useRef(false);
  const [merge] = useMergeVolunteersMutation({ fetchPolicy: 'no-cache', ...refetchExcept('HouseholdPage') });
  const [source, target] = ticked.map((id) => members.find((member) => member.id === id));

  const { data, error, loading, refetch } = usePreviewMergeQuery({
    variables: { sourceId: source?.id ?? '', targetId: target?.id ?? '' },
    skip: !source || !target,
    fetchPolicy: 'no-cache',
  });
  const preview = source && target && !loading ? data?.previewMerge : undefined;

  const tick = (id: string) => {
    setFailure(null);
    setTicked((before) => {
      if (before.includes(id)) return before.filter((other) => other !== id);
      return before.length < 2 ? [...before, id] : before;
    });
  };

  const send = async () => {
    if (begun.current) return;
    setFailure(null);
    if (!source || !target) {
      setFailure({
        title: 'Select exactly 2 volunteers',
        text: 'You must select exactly 2 household members to merge.',
      });
      return;
    }
    begun.current = true;
    setBusy(true);
    try {
      const variables = { sourceId: source.id, targetId: target.id };
      await withLivingPass(() => merge({ variables }), renewPass);
    } catch (error) {
      begun.current = false;
      setBusy(false);
      setFailure({ title: 'Failed to merge volunteers', text: householdFailure(error) });
      return;
    }
    showToast({
      kind: 'success',
      title: 'Volunteers merged successfully',
      description: `All shifts are with ${nameOf(target)} now.`,
    });
    await bringUpToDate(onMerged);
    onClose();
  };

  return (
    <Dialog title="Merge two people" onClose={onClose}>
      <UnsavedText when={ticked.length > 0} what="what you chose" />
      <p className="mt-2 text-muted">
        Is someone listed twice, perhaps under a misspelled name? Tick the wrong entry first, then the right one.
      </p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="for-screen-readers">Household members</legend>
        {members.map((member) => {
          const { id } = member;
          const isTicked = ticked.includes(id);
          const isOff = !isTicked && ticked.length >= 2;
          const active = signupsOf(member).filter(({ status }) => status === 'ACTIVE').length;
          return (
            <label
              key={id}
              className={`flex min-h-12 items-center gap-3 rounded-control border px-4 py-2 ${
                isTicked ? 'border-primary bg-primary-tint' : 'border-control'
              } ${isOff ? 'cursor-not-allowed text-muted' : 'cursor-pointer'}`}
            >
              <input
                type="checkbox"
                checked={isTicked}
                disabled={isOff}
                onChange={() => tick(id)}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameOf(member)}</span>
              <span className="text-sm text-muted tabular-nums">{count(active, 'shift')}</span>
            </label>
          );
        })}
      </fieldset>
      <div role="status" className="mt-4">
        {source && target ? (
          <div className="rounded-control bg-warm-tint px-4 py-3 text-sm">
            <p>
              All shifts of <strong>{nameOf(source)}</strong> move to <strong>{nameOf(target)}</strong>, and{' '}
              {nameOf(source)} is removed. This cannot be undone.
            </p>
            {preview ? <MergePreview preview={preview} bare /> : null}
            {error && !loading ? (
              <LoadFailureLine before="What changes could not be shown." error={error} onRetry={() => void refetch()} />
            ) : null}
            <Button className="mt-3" onClick={() => setTicked(([first = '', second = '']) => [second, first])}>
              <ArrowUpDown aria-hidden="true" className="size-4" />
              Swap
            </Button>
          </div>
        ) : null}
      </div>
      {failure ? <FailureBox title={failure.title}>{failure.text}</FailureBox> : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" busy={busy} disabled={loading} onClick={() => void send()}>
          {busy ? 'Merging…' : 'Merge'}
        </Button>
      </div>
    </Dialog>
  );
}
