import { useState } from 'react';
import { LoadFailureLine } from '../../../forms/load-failure';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Field } from '../../../ui/fields/field';
import { Loading } from '../../../ui/loading/loading';
import { useTypedWords } from '../../../ui/fields/use-typed-words';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import {
  useAssignVolunteerMutation,
  useVolunteersForShiftQuery,
  type VolunteerChoice_VolunteerFragment,
} from './assigning.generated';
import { busyWords, nameOf, type AssignProps } from '../board/board';
import { busySentences, VolunteerChoice } from './volunteer-choice';

/** Finds a known volunteer by name or address, shows whether they are free, and adds them. Asks first where they are busy. */
export function ExistingVolunteer({ shift, overCapacity, blocked, replacing, onAssigned, onFull }: AssignProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedWords(search, setSearch);
  const { data, previousData, error, fetchMore, refetch } = useVolunteersForShiftQuery({
    variables: { shiftId: shift.id, search },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.volunteersForShift;
  const [assignVolunteer] = useAssignVolunteerMutation();
  const [busy, once] = useOnce();
  const [picked, setPicked] = useState<VolunteerChoice_VolunteerFragment | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  // The entry of the current list: they may have another shift by now.
  const chosen = page?.nodes.find(({ volunteer }) => volunteer.id === picked?.volunteer.id) ?? picked;

  const assign = (overlapIsKnown = false) =>
    once(async () => {
      if (!chosen) return;
      try {
        const { data: answer } = await assignVolunteer({
          variables: { shiftId: shift.id, volunteerId: chosen.volunteer.id, overCapacity, replaces: replacing?.id },
        });
        const done = answer?.assignVolunteer;
        const busy = done && !overlapIsKnown ? busyWords(nameOf(chosen), done) : null;
        onAssigned(nameOf(chosen), [...(busy ? [busy] : []), ...(done?.warnings ?? [])]);
      } catch (failure) {
        if (showFailure('Assignment failed', failure, 'Failed to assign volunteer to shift') === 'SHIFT_FULL') onFull();
      }
    });
  const press = () => {
    setUnchosen(chosen === null);
    if (chosen?.isBusy) setConfirming(true);
    else if (chosen) void assign();
  };

  const more = () =>
    once(async () => {
      try {
        await fetchMore({
          variables: { shiftId: shift.id, search, after: page?.pageInfo.endCursor },
          updateQuery: (before, { fetchMoreResult }) => ({
            volunteersForShift: {
              ...fetchMoreResult.volunteersForShift,
              nodes: [...before.volunteersForShift.nodes, ...fetchMoreResult.volunteersForShift.nodes],
            },
          }),
        });
      } catch (failure) {
        showFailure('Assignment failed', failure);
      }
    });

  return (
    <div className="mt-4">
      <UnsavedText when={chosen !== null} what="what you chose" />
      <Field
        label="Find a volunteer"
        hint="By name or email address."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
      {error ? <LoadFailureLine error={error} onRetry={() => void refetch()} /> : null}
      {!page && !error ? <Loading each="h-11" className="mt-3 grid gap-2" /> : null}
      {page && page.nodes.length === 0 ? (
        <p role="status" className="mt-3 text-sm text-muted">
          {search ? 'No one found. Try other words, or add a new volunteer.' : 'No volunteers yet.'}
        </p>
      ) : null}
      {page && page.nodes.length > 0 ? (
        <ul className="mt-3 max-h-96 overflow-y-auto rounded-control border border-hairline" aria-label="Volunteers">
          {page.nodes.map((row) => (
            <VolunteerChoice
              key={row.volunteer.id}
              row={row}
              day={shift.date}
              isChosen={row.volunteer.id === chosen?.volunteer.id}
              onChoose={() => {
                setPicked(row);
                setUnchosen(false);
              }}
            />
          ))}
          {page.pageInfo.hasNextPage ? (
            <li className="p-2">
              <Button className="w-full" disabled={busy} onClick={() => void more()}>
                Show more
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
      {unchosen ? (
        <p role="alert" className="mt-3 text-sm font-semibold text-danger">
          Volunteer is required
        </p>
      ) : null}
      <Button kind="primary" disabled={busy || blocked} className="mt-4 min-h-12 w-full" onClick={press}>
        {busy
          ? 'Assigning…'
          : `${replacing === null ? 'Assign' : `Replace ${replacing.volunteer.firstName} with`} ${chosen ? nameOf(chosen) : replacing === null ? '' : '…'}`.trim()}
      </Button>
      {confirming && chosen ? (
        <ConfirmDialog
          title={`${nameOf(chosen)} is busy at that time`}
          confirm="Assign anyway"
          busy="Assigning…"
          keep="Choose someone else"
          onConfirm={async () => {
            // Failures are shown in a toast.
            await assign(true);
            return true;
          }}
          onClose={() => setConfirming(false)}
        >
          {busySentences(chosen).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>No email has been sent yet.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
