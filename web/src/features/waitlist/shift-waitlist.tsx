import { useState } from 'react';
import { showFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import {
  useOfferPlaceMutation,
  useRemoveFromWaitlistMutation,
  type WaitingLine_EntryFragment,
} from './shift-waitlist.generated';

interface ShiftWaitlistProps {
  /** Null for callers who may not see it. */
  waitlist: readonly WaitingLine_EntryFragment[] | null;
  timeZone: string;
}

/** The waitlist of a shift, for its staff: in the order of offers, with the offers. Nothing where nobody waits. */
export function ShiftWaitlist({ waitlist, timeZone }: ShiftWaitlistProps) {
  const entries = waitlist?.filter(({ state }) => state === 'WAITING' || state === 'OFFERED') ?? [];
  if (entries.length === 0) return null;
  const people = entries.reduce((sum, { peopleCount }) => sum + peopleCount, 0);
  return (
    <section aria-labelledby="shift-waitlist" className="mt-6">
      <h3 id="shift-waitlist" className="text-base">
        Waitlist <span className="font-normal text-muted">· {count(people, 'person', 'people')}</span>
      </h3>
      <ol className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  );
}

function Line({ entry, timeZone }: { entry: WaitingLine_EntryFragment; timeZone: string }) {
  const [offer] = useOfferPlaceMutation();
  const [remove] = useRemoveFromWaitlistMutation();
  const [asks, setAsks] = useState(false);
  const [busy, once] = useOnce();
  const names = entry.names.join(', ');
  const act = (work: () => Promise<unknown>, done: string, failed: string) =>
    once(async () => {
      try {
        await work();
        showToast({ kind: 'success', title: done });
      } catch (error) {
        showFailure(failed, error);
      }
    });
  const variables = { entryId: entry.id };
  return (
    <li className="grid gap-2 px-3 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{names}</p>
        <p className="text-sm wrap-anywhere text-muted">{[entry.email, entry.phone].filter(Boolean).join(' · ')}</p>
        <p className="text-sm">
          {entry.state === 'OFFERED' && entry.answerBy
            ? `${entry.takesOver ? 'Asked to take over' : `${count(entry.held, 'spot')} offered`}, until ${formatMoment(entry.answerBy, timeZone)}`
            : `Since ${formatMoment(entry.createdAt, timeZone)}${entry.fewerIsFine ? ', fewer spots are fine' : ''}`}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {entry.state === 'WAITING' && !asks ? (
          <Button
            kind="quiet"
            disabled={busy}
            aria-label={`Offer a spot to ${names}`}
            onClick={() => void act(() => offer({ variables }), 'The spot was offered.', 'No spot was offered')}
          >
            Offer a spot
          </Button>
        ) : null}
        {asks ? (
          <>
            <Button
              kind="danger"
              busy={busy}
              onClick={() => void act(() => remove({ variables }), 'Taken off the waitlist.', 'Not taken off')}
            >
              Yes, take off
            </Button>
            <Button onClick={() => setAsks(false)}>Keep</Button>
          </>
        ) : (
          <Button
            kind="quiet"
            disabled={busy}
            aria-label={`Take off the waitlist: ${names}`}
            onClick={() => setAsks(true)}
          >
            Take off
          </Button>
        )}
      </p>
    </li>
  );
}
