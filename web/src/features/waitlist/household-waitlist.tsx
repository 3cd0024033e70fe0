import { useEffect, useId, useState } from 'react';
import { paths } from '../../app/paths';
import { showFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { changesNothingShown } from '../../graphql/after-changes';
import { Button, buttonClass } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import { useMinute } from '../../ui/use-minute';
import { hasBegun } from '../shifts/listed-shift';
import { forgetOwnWaits } from '../signups/own/keep-own-waits';
import { useMyWaitlistQuery, type MyWaitlistQuery } from './household-waitlist.generated';
import { useLeaveWaitlistMutation } from './join-waitlist.generated';
import { timeLeft } from './time-left';
import { WaitedFor } from './waited-for';

type Entry = MyWaitlistQuery['myWaitlist'][number];

const headings = { OFFERED: 'A spot is open for you', WAITING: 'On the waitlist' };

/** The waiting and offered entries whose shift has not begun, and all that the household ever had. */
function useWaits(shown: keyof typeof headings) {
  // The previous page has just opened the household to this browser.
  const { data, refetch } = useMyWaitlistQuery({ fetchPolicy: 'network-only' });
  const now = useMinute();
  const entries = data?.myWaitlist.filter(({ state, shift }) => state === shown && !hasBegun(shift, now.toISOString()));
  return { entries: entries ?? [], all: data?.myWaitlist, now, refetch };
}

/** The number of waitlists with the household of this browser, as part of a line that may begin with `start`. */
export function WaitlistCount({ start = null }: { start?: string | null }) {
  const waits = useWaits('WAITING').entries.length;
  const words = waits > 0 ? `${start === null ? 'On' : 'on'} ${count(waits, 'waitlist')}` : null;
  return [start, words].filter((part) => part !== null).join(' · ');
}

/** A household's offers and waitlist entries, and how to leave them. Nothing where there are none. */
export function HouseholdWaitlist({ state: shown }: { state: keyof typeof headings }) {
  const { entries, all, now, refetch } = useWaits(shown);
  const headingId = useId();
  useEffect(() => {
    if (all) forgetOwnWaits(all.filter(({ state }) => state !== 'WAITING' && state !== 'OFFERED').map(({ id }) => id));
  }, [all]);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={shown === 'OFFERED' ? 'mb-8' : 'mt-8'}>
      <h2 id={headingId} className="mb-3 text-lg">
        {headings[shown]}
      </h2>
      <ul className="grid items-start gap-5 md:grid-cols-2">
        {entries.map((entry) => (
          <Waiting key={entry.id} entry={entry} now={now} reload={() => refetch()} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ entry, now, reload }: { entry: Entry; now: Date; reload: () => Promise<unknown> }) {
  const [leave] = useLeaveWaitlistMutation(changesNothingShown);
  const [asks, setAsks] = useState(false);
  const [busy, once] = useOnce();
  const press = () =>
    once(async () => {
      try {
        await leave({ variables: { entryId: entry.id } });
        showToast({ kind: 'success', title: 'You have left the waitlist.' });
      } catch (error) {
        showFailure('You are still on the waitlist', error, 'Please open the link in your email again.');
      }
      await reload();
    });
  const { state, answerBy, offerAddress, shift } = entry;
  const left = answerBy ? timeLeft(answerBy, now) : null;
  return (
    <li className="grid gap-3 rounded-card border border-hairline bg-card p-4">
      <WaitedFor entry={entry} />
      {state === 'OFFERED' && answerBy && left ? (
        <p>
          <strong className="text-good">
            {entry.takesOver ? 'Someone can’t come. Can you take over?' : 'A spot is open.'}
          </strong>{' '}
          {entry.takesOver ? 'You are asked first, until ' : 'Held for you until '}
          {formatMoment(answerBy, shift.event.timeZone)} (another {left}).
        </p>
      ) : (
        <p className="text-sm text-muted">
          {shift.cancelledAt
            ? 'This shift is cancelled. If it’s back on and a spot opens, we’ll email you.'
            : 'The shift is full. When a spot opens, we email you.'}
        </p>
      )}
      <p className="no-print flex flex-wrap gap-3">
        {offerAddress && left ? (
          <a href={pathOf(offerAddress)} className={buttonClass('primary')}>
            Answer
          </a>
        ) : state === 'OFFERED' && left ? (
          <span className="w-full">To take it, open the link in the email that we sent you.</span>
        ) : null}
        {asks ? (
          <>
            <Button kind="danger" busy={busy} onClick={() => void press()}>
              Yes, leave
            </Button>
            <Button onClick={() => setAsks(false)}>Stay</Button>
          </>
        ) : (
          <Button onClick={() => setAsks(true)}>Leave the waitlist</Button>
        )}
      </p>
    </li>
  );
}

/** The address as a path within this site. */
function pathOf(address: string): string {
  return address.slice(address.indexOf(paths.offer.replace(':token', '')));
}
