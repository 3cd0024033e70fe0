import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDocumentTitle } from '../../../app/settings';
import { LoadFailure, OutOfDate } from '../../../forms/load-failure';
import { formatPlainDayRange } from '../../../formatting/days';
import { keepSelectedEvent, readSelectedEvent } from '../../../session/selected-event';
import { opensOf, useSession } from '../../../session/session';
import { keepWantedPage } from '../../../session/wanted-page';
import { buttonClass } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { StaffPage } from '../../../ui/staff-page';
import { useAddressParts } from '../../../ui/use-address-parts';
import { useLiveEvent } from '../../live/use-live-event';
import { OpenSearches } from '../../replacements/open-searches';
import { EventBar } from '../../event-bar/event-bar';
import { NoSuchEvent, useMissingEvent } from '../../event-bar/of-known-event';
import { BoardActions } from './board-actions';
import { EventBoard } from './event-board';
import { BoardSkeleton } from './board-skeleton';
import { useManagedEventsQuery, type ManagedEventView_EventFragment } from './event-board.generated';
import { EmbedDialog, ImportDialog } from './lazy-dialogs';
import { NoCategories } from './no-categories';
import type { Sheet } from '../shift-sheet/sheet';
import { useBoard } from './use-board';

// Longer than most: which event it is, its board, and what is opened over both.

/** Event Management, the main page of staff. The event comes from the address, else it is the one opened last. */
export function ManagePage() {
  useDocumentTitle('Event Management');
  const session = useSession();
  const here = useLocation();
  if (!session) {
    const signIn = () => keepWantedPage(here);
    return (
      <Notice
        level={1}
        title="Authentication Required"
        action={
          <>
            <Link to={paths.admin} onClick={signIn} className={buttonClass('primary')}>
              Admin Login
            </Link>
            <Link to={paths.lead} onClick={signIn} className={buttonClass('outline')}>
              Lead Login
            </Link>
          </>
        }
      >
        <p>Please sign in to manage events.</p>
      </Notice>
    );
  }
  return <SignedInManagePage admin={opensOf(session).adminPages} />;
}

function SignedInManagePage({ admin }: { admin: boolean }) {
  const [address] = useSearchParams();
  const events = useManagedEventsQuery();
  // During a refetch the page stays: a report or a form that is open over it must not close.
  const list = (events.data ?? events.previousData)?.managedEvents;
  const inAddress = address.get('eventId');
  const eventId = list ? (inAddress ?? lastEventOf(list)) : null;
  const { isMissing, events: known } = useMissingEvent(inAddress ?? '');
  // Most likely it is the event of the address or the one opened last: its board is fetched in parallel with the list.
  const [likely] = useState(() => inAddress ?? readSelectedEvent());
  const wanted = list ? eventId : likely;
  const board = useBoard(wanted);
  useEffect(() => {
    if (eventId && list?.some(({ id }) => id === eventId)) keepSelectedEvent(eventId);
  }, [eventId, list]);
  if (!list) {
    return events.error ? (
      <LoadFailure error={events.error} onRetry={() => void events.refetch()} />
    ) : (
      <BoardSkeleton />
    );
  }
  if (!eventId) {
    return (
      <StaffPage title="Event Management">
        {admin ? (
          <Notice
            title="No events created yet"
            action={
              <Link to="/create-event" className={buttonClass('primary')}>
                Create Event
              </Link>
            }
          />
        ) : (
          <Notice title="No categories assigned">
            <p>Contact an admin to get started.</p>
          </Notice>
        )}
      </StaffPage>
    );
  }
  if (isMissing) {
    return (
      <StaffPage title="Event Management" bar={<EventBar page="board" eventId="" />}>
        <NoSuchEvent events={known} to={paths.manageEvent} />
      </StaffPage>
    );
  }
  return (
    <ManagedEventView key={eventId} eventId={eventId} shiftId={address.get('shift')} result={board} events={list} />
  );
}

interface ManagedEventViewProps {
  eventId: string;
  shiftId: string | null;
  result: ReturnType<typeof useBoard>;
  events: readonly ManagedEventView_EventFragment[];
}

function ManagedEventView({ eventId, shiftId, result, events }: ManagedEventViewProps) {
  const { error, refetch } = result;
  const board = result.board?.event.id === eventId ? result.board : null;
  const { isDeleted } = useLiveEvent(board?.event.id, board?.event.position, refetch);
  // A link can name a shift: it opens beside the board.
  const [sheet, setSheet] = useState<Sheet | null>(() => (shiftId ? { kind: 'shift', shiftId, view: 'people' } : null));
  const [, write] = useAddressParts();
  // A closed shift stays closed: neither a reload nor Back opens it again.
  const open = useCallback(
    (next: Sheet | null) => {
      setSheet(next);
      if (new URLSearchParams(window.location.search).has('shift')) write({ shift: null });
    },
    [write],
  );
  const [selecting, setSelecting] = useState(false);
  const mayEdit = board?.event.viewerCan.edit ?? false;
  const hasRoles = board?.categories.some(({ opportunities }) => opportunities.length > 0) ?? false;
  const event = events.find(({ id }) => id === eventId);
  return (
    <StaffPage
      title="Event Management"
      bar={<EventBar page="board" eventId={eventId} />}
      aside={
        event ? (
          <p className="hidden text-sm tabular-nums text-muted sm:block">
            {formatPlainDayRange(event.startDate, event.endDate)} ·{' '}
            <Link to={paths.event(event.slug)} className="prose-link">
              Public page
            </Link>
          </p>
        ) : null
      }
      actions={
        board ? (
          <BoardActions
            mayEdit={mayEdit}
            hasRoles={hasRoles}
            hasCategories={board.categories.length > 0}
            onOpen={open}
            onSelect={() => setSelecting(true)}
          />
        ) : null
      }
    >
      {isDeleted ? (
        <p role="alert" className="my-4 flex flex-wrap items-center gap-3">
          This event was deleted. You see its last state, and nothing in it can be changed anymore.
          <Link to={paths.manage} reloadDocument className={buttonClass('outline')}>
            To the other events
          </Link>
        </p>
      ) : board ? (
        <OutOfDate error={error} onRetry={() => void refetch()} />
      ) : null}
      {board ? (
        board.categories.length > 0 ? (
          <>
            <OpenSearches
              eventId={eventId}
              position={board.event.position}
              onOpen={(of) => open({ kind: 'shift', shiftId: of, view: 'people' })}
            />
            <EventBoard
              board={board}
              sheet={sheet}
              selecting={selecting}
              onStopSelecting={() => setSelecting(false)}
              onOpen={open}
            />
          </>
        ) : (
          <NoCategories eventId={eventId} mayEdit={mayEdit} sheet={sheet} onOpen={open} />
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton inside />
      )}
      {sheet?.kind === 'import' ? (
        <Suspense fallback={null}>
          <ImportDialog eventId={eventId} onClose={() => open(null)} onImported={() => void refetch()} />
        </Suspense>
      ) : null}
      {sheet?.kind === 'embed' && board && event ? (
        <Suspense fallback={null}>
          <EmbedDialog slug={event.slug} board={board} onClose={() => open(null)} />
        </Suspense>
      ) : null}
    </StaffPage>
  );
}

/** The event for an address without one: the one opened last, or the first. */
function lastEventOf(events: readonly ManagedEventView_EventFragment[]): string | null {
  const last = readSelectedEvent();
  return (events.find(({ id }) => id === last) ?? events[0])?.id ?? null;
}
