import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { tellFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Loading } from '../../ui/loading';
import { UnsavedText } from '../../ui/unsaved-text';
import {
  useAssignVolunteerMutation,
  useSearchVolunteersQuery,
  type ExistingVolunteer_VolunteerFragment,
} from './assigning.generated';
import { peopleIn, type AssignProps } from './board';

const pauseMilliseconds = 250;

/** Finds a known volunteer by name or address, and puts them in. */
export function ExistingVolunteer({ shift, overCapacity, blocked, replacing, onAssigned, onFull }: AssignProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData, error, fetchMore, refetch } = useSearchVolunteersQuery({
    variables: { search },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.volunteers;
  const [assignVolunteer] = useAssignVolunteerMutation();
  const [busy, once] = useOnce();
  const [chosen, setChosen] = useState<ExistingVolunteer_VolunteerFragment | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const inShift = new Set(peopleIn(shift).map(({ volunteer }) => volunteer.id));

  const assign = () =>
    once(async () => {
      setUnchosen(chosen === null);
      if (!chosen) return;
      const { id, firstName, lastName } = chosen;
      try {
        const { data: answer } = await assignVolunteer({
          variables: { shiftId: shift.id, volunteerId: id, overCapacity, replaces: replacing?.id },
        });
        onAssigned(
          `${firstName} ${lastName}`,
          answer?.assignVolunteer.conflicts ?? [],
          answer?.assignVolunteer.warnings ?? [],
        );
      } catch (failure) {
        if (tellFailure('Assignment failed', failure, 'Failed to assign volunteer to shift') === 'SHIFT_FULL') onFull();
      }
    });

  const more = () =>
    once(async () => {
      try {
        await fetchMore({
          variables: { search, after: page?.pageInfo.endCursor },
          updateQuery: (before, { fetchMoreResult }) => ({
            volunteers: {
              ...fetchMoreResult.volunteers,
              nodes: [...before.volunteers.nodes, ...fetchMoreResult.volunteers.nodes],
            },
          }),
        });
      } catch (failure) {
        tellFailure('Assignment failed', failure);
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
        <ul className="mt-3 max-h-60 overflow-y-auto rounded-control border border-hairline" aria-label="Volunteers">
          {page.nodes.map((volunteer) => {
            const { id, firstName, lastName, email } = volunteer;
            const already = inShift.has(id);
            return (
              <li key={id} className="border-b border-hairline last:border-b-0">
                <button
                  type="button"
                  disabled={already}
                  aria-pressed={chosen?.id === id}
                  onClick={() => {
                    setChosen(volunteer);
                    setUnchosen(false);
                  }}
                  className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left enabled:hover:bg-sunken aria-pressed:bg-primary-tint"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold wrap-anywhere">
                      {firstName} {lastName}
                    </span>
                    <span className="block text-sm wrap-anywhere text-muted">{email}</span>
                  </span>
                  {already ? <span className="text-sm text-muted">In this shift</span> : null}
                  {chosen?.id === id ? <Check aria-hidden="true" className="size-5 shrink-0 text-primary" /> : null}
                </button>
              </li>
            );
          })}
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
      <Button kind="primary" disabled={busy || blocked} className="mt-4 min-h-12 w-full" onClick={() => void assign()}>
        {busy
          ? 'Assigning…'
          : `${replacing === null ? 'Assign' : `Replace ${replacing.volunteer.firstName} with`} ${chosen ? `${chosen.firstName} ${chosen.lastName}` : replacing === null ? '' : '…'}`.trim()}
      </Button>
    </div>
  );
}
