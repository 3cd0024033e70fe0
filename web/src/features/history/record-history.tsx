import { useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { useOlder } from '../../forms/use-older';
import { formatMoment } from '../../formatting/times';
import { Loading } from '../../ui/loading/loading';
import { historyWords } from './history-words';
import { useRecordHistoryQuery } from './record-history.generated';

/** The history of a shift or a signup, the newest first, twenty at a time. Each mount fetches it again. `timeZone`: the event's (IANA). */
export function RecordHistory({ recordId, timeZone }: { recordId: string; timeZone: string }) {
  // The page's cache must not hide newer entries.
  const { data, error, refetch, fetchMore } = useRecordHistoryQuery({
    variables: { recordId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { nodes, button } = useOlder(data?.history, 'entries', async (after) => {
    const older = await fetchMore({ variables: { after }, updateQuery: (before) => before });
    return older.data?.history;
  });
  if (!data)
    return error ? (
      <LoadFailureLine error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading each="h-11" className="mt-3 grid gap-3" />
    );
  if (!data.history) return <p className="mt-3 text-sm text-muted">You cannot see the history of this any more.</p>;
  if (nodes.length === 0) return <p className="mt-3 text-sm text-muted">No changes yet.</p>;
  return (
    <>
      <ol className="mt-3 grid gap-3 text-sm">
        {nodes.map((entry) => (
          <li key={entry.position} className="wrap-anywhere">
            <time dateTime={entry.at} className="block text-muted tabular-nums">
              {formatMoment(entry.at, timeZone)}
            </time>
            <p>{historyWords(entry, timeZone)}</p>
          </li>
        ))}
      </ol>
      {button}
    </>
  );
}

/** The history under a fold: fetched once somebody opens it, and again when `state` changes. */
export function HistoryFold({ recordId, state, timeZone }: { recordId: string; state: string; timeZone: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(toggle) => setOpen(toggle.currentTarget.open)} className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-primary">History</summary>
      {open ? <RecordHistory key={state} recordId={recordId} timeZone={timeZone} /> : null}
    </details>
  );
}
