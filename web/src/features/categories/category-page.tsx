import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { signupPhase } from '@trailcrew/api/contract/programme/signup-phase';
import { CalendarDays, MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { formatPlainDayRange } from '../../formatting/days';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { Picture } from '../../ui/picture';
import { useMinute } from '../../ui/use-minute';
import { signupWords } from '../events/signup-words';
import { announceEvent } from '../events/event-on-screen';
import { isOpen } from '../shifts/listed-shift';
import { useCategoryPageQuery } from './category-page.generated';
import { OpportunitySection } from './opportunity-section';
import type { OpportunitySection_OpportunityFragment } from './opportunity-section.generated';

/** One category of an event with its roles and their shifts. */
export function CategoryPage() {
  const { eventSlug = '', categoryId = '' } = useParams();
  const { data, error, refetch } = useCategoryPageQuery({ variables: { eventSlug } });
  const minute = useMinute();
  const event = data?.event;
  const category = event?.categories.find(({ id }) => id === categoryId);
  useDocumentTitle(category?.name ?? (data ? 'Category Not Found' : undefined));

  const eventId = event?.id;
  const eventName = event?.name;
  useEffect(
    () => (eventId && eventName ? announceEvent({ id: eventId, name: eventName }) : undefined),
    [eventId, eventName],
  );

  if (!data) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (!event || !category) {
    return (
      <Notice
        level={1}
        title="Category Not Found"
        action={
          <Link to={paths.events} className={buttonClass('primary')}>
            Back to Home
          </Link>
        }
      />
    );
  }

  const now = minute.toISOString();
  const phase = signupPhase(event, minute);
  const isCancelled = event.state === 'CANCELLED';
  const isDraft = event.state === 'DRAFT';
  const off = isCancelled || phase === 'after' ? 'Closed' : phase === 'before' || isDraft ? 'Not yet' : null;
  const signups = isCancelled ? null : signupWords(event, minute);
  const opportunities = off === 'Not yet' ? category.opportunities.map(asOnceOpen) : category.opportunities;
  const needed = opportunities
    .flatMap(({ shifts }) => shifts)
    .filter((shift) => isOpen(shift, now))
    .reduce((sum, shift) => sum + shift.openSpots, 0);
  const lead = [category.leadFirstName, category.leadLastName].filter(Boolean).join(' ');
  return (
    <div className="page-width py-6 pb-16">
      <nav aria-label="Breadcrumb" className="text-sm">
        <ol className="flex flex-wrap items-center gap-x-2 text-muted">
          <li>
            <Link to={paths.events} className="inline-flex min-h-11 items-center text-primary hover:underline">
              Home
            </Link>
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <Link
              to={paths.event(event.slug)}
              className="inline-flex min-h-11 items-center text-primary hover:underline"
            >
              {event.name}
            </Link>
          </li>
          <li aria-current="page" className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            {category.name}
          </li>
        </ol>
      </nav>
      {category.coverImageUrl ? (
        <div className="no-print -mx-4 mt-2 h-28 overflow-hidden bg-sunken sm:mx-0 sm:h-40 sm:rounded-card">
          <Picture
            address={category.coverImageUrl}
            sizes="(min-width: 78rem) 74rem, 100vw"
            width={1200}
            height={500}
            fetchPriority="high"
            className="cover size-full object-cover"
          />
        </div>
      ) : null}
      <h1 className="mt-4 text-2xl">{category.name}</h1>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-muted tabular-nums">
        <p className="flex items-center gap-2">
          <CalendarDays aria-hidden="true" className="size-5" />
          {formatPlainDayRange(event.startDate, event.endDate)}
        </p>
        {event.location ? (
          <p className="flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-5" />
            {event.location}
          </p>
        ) : null}
      </div>
      <p className="mt-3 font-semibold tabular-nums">
        {/* Where nobody can sign up any more, open spots do not show how many people are missing. */}
        {off === 'Closed' ? null : `${count(needed, 'volunteer')} needed · `}
        {count(opportunities.length, 'role')}
        {lead ? <span className="font-normal text-muted"> · Lead: {lead}</span> : null}
      </p>
      {isDraft ? (
        <p className="no-print mt-2">
          <strong>This is a draft.</strong> Only staff can see this page.
        </p>
      ) : null}
      {isCancelled ? (
        <p className="mt-2">
          <strong className="text-warm">{event.name} is cancelled.</strong>
          {event.cancelMessage ? (
            <span className="mt-2 block whitespace-pre-line wrap-anywhere">{event.cancelMessage}</span>
          ) : null}
        </p>
      ) : null}
      {signups ? <p className="mt-2">{signups}</p> : null}
      <div className="mt-8 grid gap-8">
        {opportunities
          .toSorted((a, b) => compareNames(a.name, b.name))
          .map((opportunity) => (
            <OpportunitySection
              key={opportunity.id}
              opportunity={opportunity}
              now={now}
              off={off}
              isCancelled={isCancelled}
              canWait={event.waitlistEnabled}
            />
          ))}
      </div>
    </div>
  );
}

/** A role as it will be once its event takes signups: until then the server reports no open spots. */
function asOnceOpen(opportunity: OpportunitySection_OpportunityFragment): OpportunitySection_OpportunityFragment {
  const shifts = opportunity.shifts.map((shift) => ({ ...shift, openSpots: shift.closed ? 0 : shift.stillRequired }));
  return { ...opportunity, shifts };
}
