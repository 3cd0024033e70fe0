import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wallClock } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { filterChoicesOf } from '../shifts/filter-choices';
import { FilterBar } from '../shifts/filter-bar';
import { groupShifts } from '../shifts/group-shifts';
import { listShifts, type ListedShift } from '../shifts/listed-shift';
import {
  countActiveFilters,
  filterShifts,
  mayReset,
  noFilters,
  readFilters,
  writeFilters,
  type ShiftFilters,
} from '../shifts/shift-filters';
import { ShiftResults } from '../shifts/shift-results';
import { preloadSignUpForm } from '../signups/load-sign-up-form';
import { SignUpDialog } from '../signups/sign-up-dialog';
import { SignedUpPanel } from '../signups/signed-up-panel';
import type { SignUpMutation } from '../signups/sign-up.generated';
import type { EventPageQuery } from './event-page.generated';

type PageEvent = NonNullable<EventPageQuery['event']>;

interface SignedUp {
  listed: ListedShift;
  result: SignUpMutation['signUp'];
}

/** The browsing part of an event page: filters in the address, grouped shifts, signup dialog and what follows it. */
export function EventShifts({ event }: { event: PageEvent }) {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);
  const shifts = useMemo(() => listShifts(event.categories), [event.categories]);
  const choices = useMemo(() => filterChoicesOf(shifts), [shifts]);
  const found = useMemo(() => filterShifts(shifts, filters), [shifts, filters]);
  const groups = useMemo(() => groupShifts(found, filters.browseBy), [found, filters.browseBy]);
  const now = wallClock(event.timeZone, new Date());

  const [chosen, setChosen] = useState<ListedShift | null>(null);
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null);
  const linkedShiftId = address.get('shift');
  const linked = useMemo(() => shifts.find(({ shift }) => shift.id === linkedShiftId) ?? null, [shifts, linkedShiftId]);
  // Once open, the dialog shows the shift as it is now: counts change while a visitor types.
  const open = (chosen && (shifts.find(({ shift }) => shift.id === chosen.shift.id) ?? chosen)) ?? linked;

  const change = useCallback(
    (part: Partial<ShiftFilters>) => setAddress((before) => writeFilters({ ...readFilters(before), ...part }, before)),
    [setAddress],
  );
  const search = useCallback(
    (words: string) =>
      setAddress((before) => writeFilters({ ...readFilters(before), search: words }, before), { replace: true }),
    [setAddress],
  );
  const reset = () => setAddress((before) => writeFilters(noFilters, before));
  const signUp = useCallback((listed: ListedShift) => {
    setSignedUp(null);
    setChosen(listed);
  }, []);
  const closeDialog = () => {
    setChosen(null);
    if (linkedShiftId) {
      setAddress(
        (before) => {
          before.delete('shift');
          return before;
        },
        { replace: true },
      );
    }
  };

  // A new choice starts at its first shift, not somewhere in the middle of a shorter list.
  const list = useRef<HTMLDivElement>(null);
  const listKey = writeFilters(filters, new URLSearchParams()).toString();
  const listShown = useRef(listKey);
  useLayoutEffect(() => {
    if (listShown.current === listKey) return;
    listShown.current = listKey;
    const element = list.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [listKey]);

  return (
    <section aria-labelledby="browse-heading" className="page-width pt-8 pb-16 md:pt-10 print:pt-4">
      <h2 id="browse-heading" className="text-xl">
        Browse Volunteer Shifts
      </h2>
      <p className="no-print mt-1 mb-4 text-muted">Find shifts that match your availability and interests</p>
      <FilterBar
        filters={filters}
        choices={choices}
        found={found.length}
        onChange={change}
        onSearch={search}
        onReset={reset}
      />
      <div ref={list} key={listKey} className="mt-1 scroll-mt-32">
        {groups.length > 0 ? (
          <ShiftResults
            groups={groups}
            eventSlug={event.slug}
            now={now}
            onSignUp={signUp}
            onIntent={preloadSignUpForm}
          />
        ) : (
          <Notice
            title="No shifts found"
            action={
              shifts.length > 0 ? (
                <>
                  {mayReset(filters) ? <Button onClick={reset}>Clear all filters</Button> : null}
                  {filters.show === 'open' ? (
                    <Button onClick={() => change({ show: 'all' })}>Show full shifts too</Button>
                  ) : null}
                </>
              ) : null
            }
          >
            <p>
              {countActiveFilters(filters) > 0 || filters.search.trim()
                ? 'Try adjusting your filters to see more shifts.'
                : 'No volunteer shifts are currently available for this event.'}
            </p>
          </Notice>
        )}
      </div>
      {open ? (
        <SignUpDialog
          key={open.shift.id}
          listed={open}
          eventId={event.id}
          onClose={closeDialog}
          onSignedUp={(result) => {
            setSignedUp({ listed: open, result });
            closeDialog();
          }}
        />
      ) : null}
      {signedUp ? (
        <SignedUpPanel key={signedUp.result.signup.id} {...signedUp} event={event} onClose={() => setSignedUp(null)} />
      ) : null}
    </section>
  );
}
