import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailure, OutOfDate } from '../../forms/load-failure';
import { formatShortDay } from '../../formatting/days';
import { wallClock } from '../../formatting/times';
import { Button, buttonClass } from '../../ui/button';
import { ExportButtons } from '../../ui/export-buttons';
import { Field } from '../../ui/fields/field';
import { Notice } from '../../ui/notice';
import { PhoneFold } from '../../ui/phone-fold';
import { SelectField } from '../../ui/fields/select-field';
import { Skeleton } from '../../ui/loading/skeleton';
import { useAddressParts } from '../../ui/use-address-parts';
import { useMediaQuery } from '../../ui/use-media-query';
import { useTypedWords } from '../../ui/fields/use-typed-words';
import { AnswerSums } from './answer-sums';
import { AttendanceSums } from './attendance-sums';
import { BulkMailPanel } from '../bulk-mail/bulk-mail-panel';
import { exportFile } from './export-file';
import { GapList } from './gap-list';
import { ReportCards } from './report-cards';
import { inOrder, matchingRows, readReportOrder, reportOrders } from './report-row';
import { ReportTable } from './report-table';
import { ReportsSkeleton } from './reports-skeleton';
import { useReportsTabQuery } from './reports-tab.generated';
import { lazyPart } from '../../ui/loading/lazy-part';

// The library of charts is larger than all the rest of the page.
const ReportCharts = lazyPart(async () => (await import('./report-charts')).ReportCharts);

/**
 * The reports: four figures, missing people, charts, every shift, exports and bulk mail; of one event or, with an empty id, of all. Day,
 * search and order are stored in the address. A phone shows the search and the shifts first and the rest on request.
 */
export function ReportsTab({ eventId: chosen }: { eventId: string }) {
  const wide = useMediaQuery('(min-width: 48rem)');
  const { hash } = useLocation();
  const [now] = useState(() => new Date());
  const [address, write] = useAddressParts();
  const day = address.get('day') ?? '';
  const order = readReportOrder(address.get('order'));
  const [search, setSearch] = useTypedWords(address.get('q') ?? '', (q) => write({ q }));
  const { data, previousData, error, refetch } = useReportsTabQuery({
    variables: { eventId: chosen || null, date: day || null },
    // Others change signups all the time, so the reports are always read from the server.
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (!shown) {
    if (!error) return <ReportsSkeleton />;
    return <LoadFailure before="Failed to fetch reports." error={error} onRetry={() => void refetch()} />;
  }
  const { event, shifts, days, summary, signupsOverTime } = shown.report;
  const rows = inOrder(matchingRows(shifts, search), order);
  const manyEvents = !chosen && shown.myEvents.length > 1;
  const exports = (
    <div className="flex flex-wrap gap-3">
      <ExportButtons
        onExport={(format) => exportFile('/api/exports/report', { format, eventId: chosen, date: day, search })}
        disabled={rows.length === 0}
      />
      <Link to={chosen ? paths.rostersOf(chosen) : paths.rosters} className={buttonClass('outline')}>
        Rosters
      </Link>
      <Button onClick={() => window.print()}>Print</Button>
    </div>
  );
  const dayChoice = (
    <SelectField
      label="Day"
      value={day}
      active={day !== ''}
      choices={[
        { value: '', label: 'All days' },
        ...(day && !days.includes(day) ? [{ value: day, label: day }] : []),
        ...days.map((one) => ({ value: one, label: formatShortDay(one) })),
      ]}
      onChange={(value) => write({ day: value })}
    />
  );
  const searchField = (
    <Field
      label="Search"
      type="search"
      placeholder="Event, category or role"
      value={search}
      onChange={(typed) => setSearch(typed.target.value)}
      className="w-full sm:w-80"
    />
  );
  const figures = (
    <>
      {shifts.length > 0 ? <GapList rows={shifts} manyEvents={manyEvents} /> : null}
      <ReportCards summary={summary} />
      {chosen && event ? (
        <AttendanceSums
          eventId={chosen}
          hasBegun={event.startDate <= wallClock(event.timeZone, now).slice(0, 10)}
          ofOneDay={day !== ''}
        />
      ) : null}
      {chosen ? <AnswerSums eventId={chosen} /> : null}
      {shifts.length > 0 ? (
        <section aria-labelledby="pictures" className="mt-6">
          <h2 id="pictures" className="for-screen-readers">
            Pictures
          </h2>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ReportCharts rows={shifts} course={signupsOverTime} />
          </Suspense>
        </section>
      ) : null}
    </>
  );
  const mail = shifts.length > 0 ? <BulkMailPanel eventId={chosen} openAtFirst={hash === '#bulk-email'} /> : null;
  const assignments =
    shifts.length === 0 ? (
      <Notice title="No shifts yet">
        <p>As soon as there are shifts, this page shows how they fill.</p>
      </Notice>
    ) : (
      <section aria-labelledby="assignments" className="mt-4 md:mt-8">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <h2 id="assignments" className="text-lg">
            Assignments
          </h2>
          <div className="no-print flex w-full flex-wrap items-end gap-4 sm:w-auto">
            {wide ? searchField : null}
            <SelectField
              label="Order"
              value={order}
              choices={reportOrders}
              onChange={(value) => write({ order: value === 'gaps' ? null : value })}
            />
          </div>
        </div>
        {rows.length === 0 ? (
          <Notice title="No shifts found" action={<Button onClick={() => setSearch('')}>Clear the search</Button>}>
            <p>No event, category or role matches “{search.trim()}”.</p>
          </Notice>
        ) : (
          <ReportTable key={`${chosen} ${day} ${order} ${search}`} rows={rows} showEvent={manyEvents} />
        )}
      </section>
    );
  return (
    <div>
      <OutOfDate error={error} onRetry={() => void refetch()} />
      {wide ? (
        <>
          <div className="no-print mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="w-56">{dayChoice}</div>
            {exports}
          </div>
          {figures}
          {mail}
          {assignments}
        </>
      ) : (
        <>
          <div className="no-print grid grid-cols-[1fr_8.5rem] items-end gap-3">
            {searchField}
            {dayChoice}
          </div>
          <PhoneFold label="Who is missing, figures and pictures" className="mt-3">
            {figures}
          </PhoneFold>
          <PhoneFold label="Save and print" className="mt-2">
            {exports}
          </PhoneFold>
          {assignments}
          {mail}
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
