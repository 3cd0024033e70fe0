import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailure } from '../../forms/load-failure';
import { grouped } from '../../formatting/counts';
import { formatDayRange } from '../../formatting/days';
import { Button } from '../../ui/button';
import { usePastYearLazyQuery } from './events-page.generated';
import type { PastEvent_EventFragment } from './past-events.generated';

interface PastEventsProps {
  /** The latest events, the last one first. */
  latest: readonly PastEvent_EventFragment[];
  /** There are no others. */
  all: boolean;
}

/** The past events of a year; for the latest year possibly not all yet. */
interface Year {
  year: string;
  events: readonly PastEvent_EventFragment[];
}

const yearOf = ({ startDate }: { startDate: string }) => startDate.slice(0, 4);

/**
 * Past events, the last one first, folded away because there is nothing to take. Their pages stay readable. The latest year is loaded; each
 * one before it is fetched on request.
 */
export function PastEvents({ latest, all }: PastEventsProps) {
  const [first] = latest;
  const [fetched, setFetched] = useState<readonly Year[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const [fetchYear, { error }] = usePastYearLazyQuery();
  const [loading, setLoading] = useState(false);
  const [before, setBefore] = useState<string | null | undefined>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button has moved: the focus goes to the first new event.
    if (asked) list.current?.querySelector<HTMLElement>(`[data-year="${asked}"] a`)?.focus();
  }, [asked, fetched]);
  if (!first) return null;
  const known = latest.filter((event) => yearOf(event) === yearOf(first));
  const rest = latest[known.length];
  // The page may have loaded only a part of the latest year.
  const next = before !== undefined ? before : rest ? yearOf(rest) : all ? null : yearOf(first);
  const years = [
    ...(fetched.some(({ year }) => year === yearOf(first)) ? [] : [{ year: yearOf(first), events: known }]),
    ...fetched,
  ];
  const show = async (year: string) => {
    setLoading(true);
    const { data } = await fetchYear({
      variables: { from: `${year}-01-01`, to: `${year}-12-31`, before: `${Number(year) - 1}-12-31` },
    });
    setLoading(false);
    if (!data) return;
    const [earlier] = data.before;
    setFetched([...fetched, { year, events: data.year }]);
    setBefore(earlier ? yearOf(earlier) : null);
    setAsked(year);
  };
  return (
    <details className="group mt-10">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control border border-control bg-card py-2 pr-4 pl-3 text-sm font-semibold hover:border-primary hover:text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        <h2 className="text-sm tracking-normal">Past events</h2>
        {all ? <span className="font-normal text-muted tabular-nums">{grouped(latest.length)}</span> : null}
      </summary>
      <div ref={list}>
        {years.map(({ year, events }) => (
          <section key={year} data-year={year} aria-labelledby={`past-${year}`} className="mt-4">
            <h3 id={`past-${year}`} className="text-base tabular-nums">
              {year}
            </h3>
            <PastList events={events} />
          </section>
        ))}
      </div>
      {error && !loading && next ? (
        <LoadFailure error={error} onRetry={() => void show(next)} />
      ) : next ? (
        <Button className="mt-4" busy={loading} onClick={() => void show(next)}>
          {loading ? 'Loading events...' : next === yearOf(first) ? `Show all of ${next}` : `Show ${next}`}
        </Button>
      ) : null}
    </details>
  );
}

function PastList({ events }: { events: readonly PastEvent_EventFragment[] }) {
  return (
    <ul className="mt-2 divide-y divide-hairline rounded-card border border-hairline bg-card">
      {events.map((event) => (
        <li key={event.id} className="px-4 py-2 sm:flex sm:items-baseline sm:gap-x-4 sm:px-5">
          <Link
            to={paths.event(event.slug)}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-primary hover:underline"
          >
            {event.name}
          </Link>
          <p className="min-w-0 pb-2 text-sm text-muted sm:ml-auto sm:pb-0 sm:text-right">
            {formatDayRange(event.startDate, event.endDate)}
            {event.location ? ` · ${event.location}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}
