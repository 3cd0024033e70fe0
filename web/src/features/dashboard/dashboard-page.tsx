import type { ApolloClient } from '@apollo/client';
import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams, Navigate } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { useOpens } from '../../session/session';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { Skeleton } from '../../ui/loading/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { Tabs } from '../../ui/tabs';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { paths } from '../../app/paths';
import { AdminOverview } from './admin-overview';
import { DashboardPageDocument, useDashboardPageQuery } from './dashboard-page.generated';
import { LeadOverview } from './lead-overview';
import { lazyPart } from '../../ui/loading/lazy-part';

// The Reports tab brings tables and pictures that the Overview does not need.
const ReportsTab = lazyPart(async () => (await import('../reports/reports-tab')).ReportsTab);

/** Sends the dashboard's query before its page is there; the page shares the answer. */
export function queryDashboard(client: ApolloClient): void {
  client
    .query({ query: DashboardPageDocument })
    // The page asks again.
    .catch((error: unknown) => console.warn('The dashboard could not be requested in advance', error));
}

/** Overview and Reports; the tab and the event that the reports are about live in the address. */
function DashboardPage() {
  const { adminPages } = useOpens();
  const heading = adminPages ? 'Admin Dashboard' : 'Lead Dashboard';
  const badge = adminPages ? 'Admin Access' : 'Lead Access';
  useDocumentTitle(heading);
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { data, previousData, error, refetch } = useDashboardPageQuery();
  const listed = (data ?? previousData)?.myEvents;
  const events = useMemo(
    () =>
      listed?.toSorted((a, b) =>
        a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : compareNames(a.name, b.name),
      ),
    [listed],
  );
  if (!events) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;

  const tab = address.get('tab') === 'reports' ? 'reports' : 'overview';
  const eventId = address.get('eventId');
  const openReports = (ofEvent: string, hash = '') =>
    void navigate({ search: `?${new URLSearchParams({ tab: 'reports', eventId: ofEvent }).toString()}`, hash });
  // The reports are of an event: its other pages stand above, as on each of them.
  const bar = <EventBar page={hash === '#bulk-email' ? 'mail' : 'reports'} eventId={eventId ?? ''} none="All events" />;
  return (
    <StaffPage
      title={heading}
      bar={tab === 'reports' ? bar : undefined}
      aside={<span className="rounded-full bg-primary-tint px-3 py-1 text-sm font-semibold text-primary">{badge}</span>}
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      <Tabs
        label="Dashboard"
        value={tab}
        onChange={(chosen) =>
          setAddress(
            (before) => {
              const next = new URLSearchParams(before);
              if (chosen !== 'reports') return new URLSearchParams();
              next.set('tab', chosen);
              return next;
            },
            { replace: true },
          )
        }
        panels={[
          {
            value: 'overview',
            label: 'Overview',
            content: adminPages ? (
              <AdminOverview events={events} onAnalytics={openReports} />
            ) : (
              <LeadOverview events={events} onSendNotifications={(ofEvent) => openReports(ofEvent, '#bulk-email')} />
            ),
          },
          {
            value: 'reports',
            label: 'Reports',
            content: (
              <Suspense fallback={<Skeleton className="h-64" />}>
                <OfKnownEvent page="reports" eventId={eventId ?? ''}>
                  <ReportsTab key={eventId} eventId={eventId ?? ''} />
                </OfKnownEvent>
              </Suspense>
            ),
          },
        ]}
      />
    </StaffPage>
  );
}

/** The start page of staff: a lead goes on to their own dashboard, an admin sees this one. */
export function DashboardLanding({ stays = false }: { stays?: boolean }) {
  const { adminPages } = useOpens();
  const { search, hash } = useLocation();
  if (!adminPages && !stays) {
    // A link to the reports means the reports.
    const pathname = new URLSearchParams(search).has('tab') ? paths.leadDashboard : paths.manage;
    return <Navigate to={{ pathname, search, hash }} replace />;
  }
  return <DashboardPage />;
}
