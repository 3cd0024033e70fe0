import { CalendarDays, MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { count } from '../../formatting/counts';
import { formatDayRange } from '../../formatting/days';
import { loadFailureMessage } from '../../graphql/request-error';
import { useSession } from '../../session/session';
import { LoadFailure } from '../../ui/load-failure';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/page-skeleton';
import { Tabs } from '../../ui/tabs';
import { useDocumentTitle } from '../../ui/use-document-title';
import { useDashboardPageQuery } from './dashboard-page.generated';

// Tables, charts and mail are loaded by whoever opens them.
const ReportsTab = lazy(async () => ({ default: (await import('../reports/reports-tab')).ReportsTab }));

const headings = { admin: 'Admin Dashboard', lead: 'Lead Dashboard' } as const;

/** Where staff arrive: the events with their open shifts. */
export function DashboardPage() {
  const session = useSession();
  const [address, setAddress] = useSearchParams();
  const heading = session ? headings[session.user.role] : '';
  useDocumentTitle(heading, publicSettings().productTitle);
  const { data, error, refetch } = useDashboardPageQuery({ notifyOnNetworkStatusChange: true });
  if (!session) return null;
  if (!data)
    return error ? (
      <LoadFailure message={loadFailureMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const events = data.events.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const overview = (
    <>
      {events.length === 0 ? <Notice title="No events available" /> : null}
      <ul className="grid gap-4">
        {events.map((event) => (
          <li key={event.id} className="rounded-card border border-hairline bg-card p-5">
            <h2 className="text-lg">
              <Link
                to={paths.event(event.slug)}
                className="inline-flex min-h-11 items-center hover:text-primary hover:underline"
              >
                {event.name}
              </Link>
            </h2>
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted tabular-nums">
              <span className="inline-flex items-center gap-1.5">
                <CalendarDays aria-hidden="true" className="size-4" />
                {formatDayRange(event.startDate, event.endDate)}
              </span>
              {event.location ? (
                <span className="inline-flex items-center gap-1.5">
                  <MapPin aria-hidden="true" className="size-4" />
                  {event.location}
                </span>
              ) : null}
            </p>
            <p className="mt-2 text-sm tabular-nums">
              <strong className="font-semibold">{count(event.stillRequired, 'spot')} open</strong> in{' '}
              {event.openShiftCount} of {count(event.shiftCount, 'shift')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <div className="page-width py-10">
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-2 text-muted">Welcome, {session.user.firstName}.</p>
      <div className="mt-6">
        <Tabs
          label="Dashboard"
          value={address.get('tab') === 'reports' ? 'reports' : 'overview'}
          onChange={(tab) => setAddress(tab === 'reports' ? { tab } : {}, { replace: true })}
          panels={[
            { value: 'overview', label: 'Overview', content: overview },
            {
              value: 'reports',
              label: 'Reports',
              content: (
                <Suspense fallback={<PageSkeleton />}>
                  <ReportsTab eventId={address.get('event') ?? undefined} />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
