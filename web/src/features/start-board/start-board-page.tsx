import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { formatShortDay } from '../../formatting/days';
import { formatTime } from '../../formatting/times';
import { useOpens } from '../../session/session';
import { buttonClass } from '../../ui/button';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { StaffPage } from '../../ui/staff-page';
import { useAddressParts } from '../../ui/use-address-parts';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { BoardView } from './board-view';
import { EditBoard } from './edit/edit-board';
import { useStartBoardPageQuery, type RaceStart_RaceStartFragment } from './start-board-page.generated';

/** /start-board/:eventId: whether the posts of an event are manned before its starts. `?start=` a start, `?view=wall` for a big screen. */
export function StartBoardPage() {
  useDocumentTitle('Start board');
  const { eventId = '' } = useParams();
  return <OfEvent key={eventId} eventId={eventId} />;
}

function OfEvent({ eventId }: { eventId: string }) {
  const [address, setAddress] = useAddressParts();
  const { adminPages } = useOpens();
  const { data, error, refetch } = useStartBoardPageQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isWall = address.get('view') === 'wall';
  const isEditing = address.get('view') === 'edit';
  const starts = data?.raceStarts ?? [];
  const start = starts.find(({ id }) => id === address.get('start')) ?? nextStart(starts);
  const event = data?.event;
  if (isWall && event && start)
    return <BoardView key={start.id} {...{ eventId, startId: start.id }} wall title={event.name} />;
  return (
    <StaffPage
      title={isEditing ? 'Starts and posts' : 'Start board'}
      subtitle={
        isEditing
          ? 'What has to be manned before each gun, and by when.'
          : 'Whether every post is manned before the gun goes.'
      }
      bar={<EventBar page="start-board" eventId={eventId} />}
      back={isEditing ? { to: paths.startBoardOf(eventId), label: 'Start board' } : undefined}
      actions={
        event && !isEditing ? (
          <>
            {start ? (
              <Link
                to={`?${new URLSearchParams({ start: start.id, view: 'wall' }).toString()}`}
                className={buttonClass('outline')}
              >
                Wall View
              </Link>
            ) : null}
            <Link to="?view=edit" className={buttonClass('outline')}>
              Edit Starts and Posts
            </Link>
          </>
        ) : null
      }
    >
      <OfKnownEvent page="start-board" eventId={eventId}>
        {event ? (
          <>
            <OutOfDate error={error} onRetry={() => void refetch()} />
            {isEditing ? (
              <EditBoard event={event} starts={starts} refetch={refetch} />
            ) : start ? (
              <>
                {starts.length > 1 ? (
                  <StartChoice {...{ starts, chosen: start.id }} onChoose={(id) => setAddress({ start: id })} />
                ) : null}
                <BoardView key={start.id} eventId={eventId} startId={start.id} />
              </>
            ) : (
              <Notice
                title="No starts yet"
                action={
                  adminPages ? (
                    <Link to="?view=edit" className={buttonClass('primary')}>
                      Add Starts and Posts
                    </Link>
                  ) : null
                }
              >
                {adminPages
                  ? 'Say when the guns go and how many people each post needs by then. On race day, this page shows which posts are manned.'
                  : 'An admin says when the guns go. Then this page shows which posts are manned.'}
              </Notice>
            )}
          </>
        ) : error ? (
          <StaffLoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading each="h-24" />
        )}
      </OfKnownEvent>
    </StaffPage>
  );
}

/** The first start that is not over by the server's clock, else the last. */
function nextStart(starts: readonly RaceStart_RaceStartFragment[]): RaceStart_RaceStartFragment | undefined {
  return starts.find(({ isOver }) => !isOver) ?? starts.at(-1);
}

interface StartChoiceProps {
  starts: readonly RaceStart_RaceStartFragment[];
  chosen: string;
  onChoose: (id: string) => void;
}

function StartChoice({ starts, chosen, onChoose }: StartChoiceProps) {
  return (
    <ul aria-label="Starts" className="mb-4 flex flex-wrap gap-2">
      {starts.map(({ id, name, date, time }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className="min-h-11 rounded-control border border-control bg-card px-3 py-1.5 text-sm font-semibold wrap-anywhere text-ink hover:border-primary aria-pressed:border-2 aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
          >
            {name}
            <span className="ml-2 font-normal tabular-nums">
              {formatShortDay(date)}, {formatTime(time)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
