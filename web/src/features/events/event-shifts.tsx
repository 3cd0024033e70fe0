import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { signupPhase } from '@trailcrew/api/contract/programme/signup-phase';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { useMinute } from '../../ui/use-minute';
import { filterChoicesOf } from '../shifts/filter-choices';
import { FilterBar } from '../shifts/filter-bar';
import { groupShifts } from '../shifts/group-shifts';
import { lastStart, listShifts, type ListedShift } from '../shifts/listed-shift';
import { filterShifts, noFilters, readFilters, writeFilters, type ShiftFilters } from '../shifts/shift-filters';
import { ShiftResults } from '../shifts/shift-results';
import { useOwnShifts, useOwnWaits } from '../signups/own/own-places';
import { preloadSignUpForm, preloadSignUpFormWhenIdle } from '../signups/dialog/load-sign-up-form';
import { SignUpDialog } from '../signups/dialog/sign-up-dialog';
import type { EventShifts_EventFragment } from './event-page.generated';
import { NoShiftsFound } from './no-shifts-found';
import { signupWords } from './signup-words';
import { useChosenShift } from './use-chosen-shift';
import { lazyDialog, lazyPart } from '../../ui/loading/lazy-part';

// Few people open a shift that cannot be taken.
const dialogs = () => import('./closed-link-dialog');
const ClosedLinkDialog = lazyDialog(async () => (await dialogs()).ClosedLinkDialog);
const SeveralShifts = lazyPart(async () => (await import('./several-shifts')).SeveralShifts);
const JoinWaitlistDialog = lazyDialog(async () => (await dialogs()).JoinWaitlistDialog);

// Longer than most: it joins the list with each dialog that a shift can open.

interface EventShiftsProps {
  event: EventShifts_EventFragment;
  /** Signups have just opened or closed: fetch again which shifts can be taken. */
  onOpening: () => void;
}

/** The browsing part of an event page: filters in the address, grouped shifts, signup dialog and what follows it. */
export function EventShifts({ event, onOpening }: EventShiftsProps) {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);
  // The list follows once the bar has been rendered, so that a tap or a letter responds at once, however long the list is.
  const shownFilters = useDeferredValue(filters);
  const minute = useMinute();
  const phase = signupPhase(event, minute);
  const signupsOver = phase === 'after';
  const notYet = phase === 'before' || event.state === 'DRAFT';
  const { waitlistEnabled } = event;
  const shifts = useMemo(
    () => listShifts(event.categories, { notYet, signupsOver, waitlistEnabled }),
    [event.categories, notYet, signupsOver, waitlistEnabled],
  );
  const choices = useMemo(() => filterChoicesOf(shifts), [shifts]);
  const now = lastStart(shifts, minute.toISOString());
  const found = useMemo(() => filterShifts(shifts, shownFilters, now), [shifts, shownFilters, now]);
  const groups = useMemo(() => groupShifts(found, shownFilters.browseBy, now), [found, shownFilters.browseBy, now]);
  const { shown, closedLink, choose, close } = useChosenShift(shifts, now);
  const [signedUp, setSignedUp] = useState<((onClose: () => void) => ReactNode) | null>(null);
  const [waitingFor, setWaitingFor] = useState<ListedShift | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const ownShifts = useOwnShifts();
  const ownWaits = useOwnWaits();

  const change = useCallback(
    (part: Partial<ShiftFilters>) => setAddress((before) => writeFilters({ ...readFilters(before), ...part }, before)),
    [setAddress],
  );
  const search = useCallback(
    (words: string) =>
      setAddress((before) => writeFilters({ ...readFilters(before), search: words }, before), { replace: true }),
    [setAddress],
  );
  const canPick = shifts.filter(({ shift }) => shift.openSpots > 0).length > 1;
  const reset = () => setAddress((before) => writeFilters(noFilters, before));
  const signUp = useCallback(
    (listed: ListedShift) => {
      setSignedUp(null);
      if (listed.shift.openSpots > 0) choose(listed);
      else setWaitingFor(listed);
    },
    [choose],
  );

  const pick = useCallback(
    ({ shift }: ListedShift) =>
      setPicked((before) => {
        const next = new Set(before);
        if (!next.delete(shift.id)) next.add(shift.id);
        return next;
      }),
    [],
  );

  useEffect(preloadSignUpFormWhenIdle, []);

  // Fetched once more a minute later: this device's clock may be ahead of the server's.
  const lately = `${phase} ${signupPhase(event, new Date(minute.getTime() - 60_000))}`;
  const previous = useRef(lately);
  useEffect(() => {
    if (previous.current === lately) return;
    previous.current = lately;
    onOpening();
  }, [lately, onOpening]);

  // A new filter starts at its first shift, not somewhere in the middle of a shorter list.
  const list = useRef<HTMLDivElement>(null);
  const listKey = writeFilters(shownFilters, new URLSearchParams()).toString();
  const listShown = useRef(listKey);
  useLayoutEffect(() => {
    if (listShown.current === listKey) return;
    listShown.current = listKey;
    const element = list.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [listKey]);

  return (
    <section aria-labelledby="browse-heading" className="page-width pt-4 pb-16 md:pt-8 print:pt-4 short:pt-2">
      <h2 id="browse-heading" className="text-lg max-md:mb-1 md:text-xl short:text-base">
        Browse Volunteer Shifts
      </h2>
      <p className="no-print mb-2 text-xs text-muted max-md:hidden md:mt-1 md:mb-4 md:text-base short:hidden">
        Find shifts that match your availability and interests
      </p>
      {event.planNote && !event.isOver ? (
        <p className="mb-3 rounded-control bg-primary-tint px-4 py-3 text-sm wrap-anywhere">{event.planNote}</p>
      ) : null}
      <FilterBar
        filters={filters}
        choices={choices}
        // Before signing up opens, what is shown will open.
        found={count(found.length, shownFilters.show === 'open' && !notYet ? 'open shift' : 'shift')}
        onChange={change}
        onSearch={search}
        onReset={reset}
        action={
          canPick || picked ? (
            <Button
              id="select-several"
              className="no-print shrink-0 px-3"
              onClick={() => setPicked(picked ? null : new Set())}
            >
              {picked ? 'Stop selecting' : 'Select several'}
            </Button>
          ) : null
        }
      />
      {/* At least as high as the screen: the content below does not jump into view while the list gets shorter. */}
      <div
        ref={list}
        key={listKey}
        aria-busy={shownFilters !== filters}
        className="mt-1 min-h-dvh scroll-mt-32 print:min-h-0"
      >
        {groups.length > 0 ? (
          <ShiftResults
            groups={groups}
            eventSlug={event.slug}
            ownShifts={ownShifts}
            ownWaits={ownWaits}
            picked={picked}
            onSignUp={signUp}
            onPick={pick}
            onIntent={preloadSignUpForm}
          />
        ) : (
          <NoShiftsFound
            filters={shownFilters}
            any={shifts.length > 0}
            over={event.isOver}
            signups={notYet || phase === 'after' ? signupWords(event, minute) : null}
            onReset={reset}
            onShowAll={() => change({ show: 'all' })}
          />
        )}
      </div>
      {shown ? (
        <SignUpDialog
          key={shown.shift.id}
          listed={shown}
          all={shifts}
          now={now}
          eventId={event.id}
          waiting={dialogs}
          onClose={close}
          onSignedUp={(show) => {
            setSignedUp(() => show);
            close();
          }}
        />
      ) : null}
      <Suspense fallback={null}>
        {picked ? (
          <SeveralShifts
            picked={shifts.filter(({ shift }) => picked.has(shift.id))}
            all={shifts}
            now={now}
            eventId={event.id}
            waiting={dialogs}
            onSignedUp={(show) => {
              setSignedUp(() => show);
              setPicked(null);
            }}
            onLeaveOut={pick}
            onEnd={() => setPicked(null)}
          />
        ) : null}
        {waitingFor ? <JoinWaitlistDialog listed={waitingFor} onClose={() => setWaitingFor(null)} /> : null}
        {closedLink ? (
          <ClosedLinkDialog
            link={closedLink}
            shifts={shifts}
            now={now}
            signups={signupWords(event, minute)}
            own={closedLink.listed !== null && ownShifts.has(closedLink.listed.shift.id)}
            onChoose={signUp}
            onIntent={preloadSignUpForm}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {signedUp?.(() => setSignedUp(null))}
    </section>
  );
}
