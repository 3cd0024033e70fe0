import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { loadFailureMessage } from '../../graphql/request-error';
import { Button, buttonClass } from '../../ui/button';
import { ExportButtons } from '../../ui/export-buttons';
import { Field } from '../../ui/field';
import { LoadFailure } from '../../ui/load-failure';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { BulkMailPanel } from '../bulk-mail/bulk-mail-panel';
import { exportFile } from './export-file';
import { GapList } from './gap-list';
import { ReportCards } from './report-cards';
import { matchingRows } from './report-row';
import { ReportTable } from './report-table';
import { useReportsTabQuery } from './reports-tab.generated';

// The library of charts is larger than all the rest of the page.
const ReportCharts = lazy(async () => ({ default: (await import('./report-charts')).ReportCharts }));

/** The reports: four figures, what needs people, pictures, every shift, exports and bulk mail; of `eventId` to begin with. */
export function ReportsTab({ eventId = '' }: { eventId?: string }) {
  const [chosen, setChosen] = useState(eventId);
  const [given, setGiven] = useState(eventId);
  const [search, setSearch] = useState('');
  const { hash } = useLocation();
  // The address names another event, such as after 'View Analytics'.
  if (given !== eventId) {
    setGiven(eventId);
    setChosen(eventId);
  }
  const { data, previousData, error, refetch } = useReportsTabQuery({
    variables: { eventId: chosen || null },
    // Others change signups all the time: whoever opens the reports wants them as they are now.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.reports;
  if (!shown) {
    if (!error) return <ReportsSkeleton />;
    return (
      <LoadFailure message={`Failed to fetch reports. ${loadFailureMessage(error)}`} onRetry={() => void refetch()} />
    );
  }
  const { reports, events, summary, signupsOverTime } = shown;
  const rows = matchingRows(reports, search);
  const manyEvents = !chosen && events.length > 1;
  return (
    <div>
      <div className="no-print mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="w-full sm:w-80">
          <SelectField
            label="Event"
            value={chosen}
            active={chosen !== ''}
            choices={[
              { value: '', label: 'All events' },
              ...events.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setChosen}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <ExportButtons
            onExport={(format) => exportFile('/api/exports/report', { format, eventId: chosen, search })}
            disabled={rows.length === 0}
          />
          <Link to={chosen ? paths.rostersOf(chosen) : paths.rosters} className={buttonClass('outline')}>
            Rosters
          </Link>
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      </div>
      {reports.length > 0 ? <GapList rows={reports} manyEvents={manyEvents} /> : null}
      <ReportCards summary={summary} />
      {reports.length === 0 ? (
        <Notice title="No shifts yet">
          <p>As soon as there are shifts, this page shows how they fill.</p>
        </Notice>
      ) : (
        <>
          <section aria-labelledby="pictures" className="mt-6">
            <h2 id="pictures" className="for-screen-readers">
              Pictures
            </h2>
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <ReportCharts rows={reports} course={signupsOverTime} />
            </Suspense>
          </section>
          <BulkMailPanel eventId={chosen} openAtFirst={hash === '#bulk-email'} />
          <section aria-labelledby="assignments" className="mt-8">
            <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
              <h2 id="assignments" className="text-lg">
                Assignments
              </h2>
              <Field
                label="Search"
                type="search"
                placeholder="Event, category or role"
                value={search}
                onChange={(change) => setSearch(change.target.value)}
                className="no-print w-full sm:w-80"
              />
            </div>
            {rows.length === 0 ? (
              <Notice title="No shifts found" action={<Button onClick={() => setSearch('')}>Clear the search</Button>}>
                <p>No event, category or role holds “{search.trim()}”.</p>
              </Notice>
            ) : (
              <ReportTable key={`${chosen} ${search}`} rows={rows} showEvent={manyEvents} />
            )}
          </section>
        </>
      )}
      <p className="no-print mt-8 text-sm text-muted">
        Need other figures?{' '}
        <Link to={paths.apiGuide} className="prose-link">
          Ask the API
        </Link>{' '}
        for exactly what you want.
      </p>
    </div>
  );
}

function ReportsSkeleton() {
  return (
    <div>
      <p role="status" className="for-screen-readers">
        Loading...
      </p>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="mt-6 h-72 w-full" />
    </div>
  );
}
