import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { CalendarPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { formatLongDay, formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { readRequestError } from '../../graphql/request-error';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { useMinute } from '../../ui/use-minute';
import { hasBegun } from '../shifts/listed-shift';
import { useReplacementPageQuery, type Wanted_ReplacementFragment } from './replacement-page.generated';
import { TakeOverForm, type TakenOver } from './take-over-form';

// Longer than most: one page in all the states of a search.

/** The page of a shared replacement link: the place of a person who cannot come, and the form that takes it over. */
export function ReplacementPage() {
  const { token = '' } = useParams();
  useDocumentTitle('Take over a shift');
  const { data, error, loading, refetch } = useReplacementPageQuery({ variables: { token } });
  const [taken, setTaken] = useState<TakenOver | null>(null);
  if (!data && loading) return <PageSkeleton />;
  if (!data)
    return readRequestError(error).code === 'REPLACEMENT_NOT_FOUND' ? (
      <Notice
        level={1}
        title="This link is not valid"
        action={
          <Link to={paths.events} className={buttonClass('primary')}>
            See who else needs help
          </Link>
        }
      >
        <p>Please ask the person who sent it for a new one.</p>
      </Notice>
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  if (taken) return <Thanks wanted={data.replacement} taken={taken} />;
  return <Wanted token={token} wanted={data.replacement} onTaken={setTaken} reload={() => void refetch()} />;
}

interface WantedProps {
  token: string;
  wanted: Wanted_ReplacementFragment;
  onTaken: (taken: TakenOver) => void;
  reload: () => void;
}

function Wanted({ token, wanted, onTaken, reload }: WantedProps) {
  const now = useMinute();
  const { firstName, message, shift } = wanted;
  const over = whyOver(wanted, now);
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-8">
      <div role={over ? 'status' : undefined}>
        <h1 className="text-2xl text-pretty">{over ? over.title : `Can you take over for ${firstName}?`}</h1>
      </div>
      <ShiftCard wanted={wanted} />
      {over ? (
        <>
          <p>{over.text}</p>
          <p>
            <Link to={paths.event(shift.event.slug)} className={buttonClass('primary')}>
              {over.next}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>
            {firstName} cannot come. {message ? 'They say:' : 'The first person to accept gets the spot.'}
          </p>
          {message ? (
            <blockquote className="border-l-4 border-primary pl-4 wrap-anywhere whitespace-pre-line">
              {message}
            </blockquote>
          ) : null}
          <GoodToKnow notes={shift.notes} />
          <TakeOverForm token={token} wanted={wanted} onTaken={onTaken} onRefused={reload} />
        </>
      )}
    </div>
  );
}

/** Why nobody can take over any more, in kind words; null while somebody can. */
function whyOver(wanted: Wanted_ReplacementFragment, now: Date) {
  const { state, firstName, waitlistFirst, shift } = wanted;
  const others = 'If you’d still like to help, other shifts need people too.';
  const next = 'Find another shift';
  if (shift.event.state === 'CANCELLED')
    return { title: 'This event is cancelled', text: 'Thank you for wanting to help!', next: 'See the event' };
  if (shift.cancelledAt)
    return { title: 'This shift is cancelled', text: `Thank you for wanting to help! ${others}`, next };
  if (state === 'TAKEN')
    return {
      title: 'Someone else took this spot',
      text: `This spot has already been taken. Thank you for wanting to help! ${others}`,
      next,
    };
  if (hasBegun(shift, now.toISOString()))
    return { title: 'This shift has begun', text: 'It is too late to take over. Thank you for wanting to help!', next };
  if (state === 'WITHDRAWN' || state === 'ENDED')
    return {
      title: 'No replacement is needed anymore',
      text: `${firstName} has found another way. Thank you for wanting to help! ${others}`,
      next,
    };
  if (state === 'GIVEN_BACK' && shift.openSpots === 0)
    return {
      title: 'Someone else took this spot',
      text: `${firstName} gave the spot back, and someone has taken it. Thank you for wanting to help! ${others}`,
      next,
    };
  if (waitlistFirst)
    return {
      title: 'Someone on the waitlist is asked first',
      text: `We are asking the first person on the waitlist to take over for ${firstName}. If they say no, this link will work. Please try it again later.`,
      next: 'See other shifts',
    };
  return null;
}

/** The organizers' note for everybody in this shift. A component of its own, so that the event page's first scripts stay in one chunk. */
function GoodToKnow({ notes }: { notes: string | null }) {
  if (!notes) return null;
  return (
    <div role="note" className="rounded-control border-l-4 border-primary bg-sunken px-4 py-2.5 text-sm">
      <p className="font-semibold">Good to know</p>
      <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
    </div>
  );
}

/** The shift: role, day, time, place, event. */
function ShiftCard({ wanted: { shift } }: { wanted: Wanted_ReplacementFragment }) {
  return (
    <div className="rounded-control bg-primary-tint px-4 py-3">
      <p className="font-semibold wrap-anywhere">{shift.opportunity.name}</p>
      {shift.opportunity.shortDescription ? (
        <p className="text-sm wrap-anywhere">{shift.opportunity.shortDescription}</p>
      ) : null}
      <p className="mt-1 text-sm">{formatLongDay(shift.date)}</p>
      <p className="text-sm font-semibold tabular-nums">
        {formatTimeRange(shift.startTime, shift.endTime)}
        {endsNextDay(shift.startTime, shift.endTime) ? ' (ends next day)' : ''}
      </p>
      <p className="text-sm text-muted">
        {[shift.opportunity.category.name, shift.effectiveLocation].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm">
        <Link to={paths.event(shift.event.slug)} className="prose-link">
          {shift.event.name}
        </Link>
      </p>
    </div>
  );
}

function Thanks({ wanted, taken }: { wanted: Wanted_ReplacementFragment; taken: TakenOver }): ReactNode {
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-8">
      <div role="status">
        <h1 className="text-2xl text-pretty">Thank you, {taken.firstName}. See you there!</h1>
      </div>
      <ShiftCard wanted={wanted} />
      {taken.conflicts.length > 0 ? (
        <div className="rounded-control bg-warm-tint px-4 py-3 text-sm">
          <p>You have other shifts at that time:</p>
          <ul className="mt-1 tabular-nums">
            {taken.conflicts.map((other) => (
              <li key={other.id}>
                {other.opportunity.name}, {formatShiftDay(other.date)},{' '}
                {formatTimeRange(other.startTime, other.endTime)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <GoodToKnow notes={wanted.shift.notes} />
      <p>
        You take over for {wanted.firstName}. We let them know, and sent a confirmation to{' '}
        <strong className="wrap-anywhere">{taken.email}</strong>: its link shows your shifts and lets you change or
        cancel them.
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={taken.calendarAddress} download className={buttonClass('primary')}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          Add to calendar
        </a>
        <Link to={paths.event(wanted.shift.event.slug)} className={buttonClass('outline')}>
          See the event
        </Link>
      </p>
    </div>
  );
}
