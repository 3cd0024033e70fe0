import { hoursPageSize, type HoursBy } from '@trailcrew/api/contract/hours';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure, OutOfDate } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { nameWithYear } from '../../formatting/days';
import { formatHours } from '../../formatting/hours';
import { ExportButtons } from '../../ui/export-buttons';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { StaffPage } from '../../ui/staff-page';
import { useOpens } from '../../session/session';
import { exportFile } from '../reports/export-file';
import { Pager } from '../signup-table/pager';
import { useHoursEventsQuery, useHoursPageQuery, type HoursRow_RowFragment } from './hours-page.generated';
import { HoursTable } from './hours-table';
import { addressOf, useHoursSearch, type HoursSearch } from './hours-search';
import { PersonHoursDialog } from './person-hours-dialog';
import { StaffCertificate } from './staff-certificate';

const bys: readonly { value: HoursBy; label: string }[] = [
  { value: 'PERSON', label: 'People' },
  { value: 'HOUSEHOLD', label: 'Households' },
  { value: 'EVENT', label: 'Events' },
  { value: 'CATEGORY', label: 'Categories' },
];

/** /hours?by=&eventId=&from=&to=: the hours that people helped, once their shifts are over; a lead's own categories. `&certificate=` a person's. */
export function HoursPage() {
  const [address] = useSearchParams();
  const [search, change] = useHoursSearch();
  const certificate = address.get('certificate');
  if (certificate) return <StaffCertificate id={certificate} shown={search} back={addressOf(search)} />;
  return <AddedUp search={search} change={change} />;
}

interface AddedUpProps {
  search: HoursSearch;
  change: (parts: Partial<HoursSearch>) => void;
}

function AddedUp({ search, change }: AddedUpProps) {
  useDocumentTitle('Hours');
  const { by, eventId, from, to, page } = search;
  const events = useHoursEventsQuery();
  const { adminPages } = useOpens();
  const [person, setPerson] = useState<HoursRow_RowFragment | null>(null);
  const isBackwards = from !== '' && to !== '' && from > to;
  const { data, previousData, error, refetch } = useHoursPageQuery({
    variables: {
      ...{ by, first: hoursPageSize, offset: (page - 1) * hoursPageSize },
      where: { eventId: eventId || null, from: from || null, to: to || null },
    },
    skip: isBackwards,
    fetchPolicy: 'cache-and-network',
  });
  const table = (data ?? previousData)?.hours;
  return (
    <StaffPage
      title="Hours"
      subtitle="What people helped, once their shifts are over."
      back={{ to: adminPages ? paths.adminDashboard : paths.leadDashboard, label: 'Dashboard' }}
      actions={
        <ExportButtons
          disabled={!table?.matching}
          onExport={(format) => exportFile(`/api/admin/hours.${format}`, { by, eventId, from, to })}
        />
      }
    >
      <div className="no-print grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        <SelectField
          label="Add up by"
          value={by}
          active={by !== 'PERSON'}
          choices={bys}
          onChange={(value) => change({ by: value as HoursBy })}
        />
        <SelectField
          label="Event"
          value={eventId}
          active={eventId !== ''}
          choices={[
            { value: '', label: 'All events' },
            ...(events.data?.managedEvents ?? []).map((event) => ({ value: event.id, label: nameWithYear(event) })),
          ]}
          onChange={(value) => change({ eventId: value })}
        />
        <Field
          label="From"
          type="date"
          besideSelects
          value={from}
          max={to || undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Field
          label="To"
          type="date"
          besideSelects
          value={to}
          min={from || undefined}
          error={isBackwards ? 'The last day must be on or after the first day' : undefined}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      {!table && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!table && !error ? <Loading each="h-11" rows={6} className="mt-6 grid gap-2" /> : null}
      {table ? <OutOfDate error={error} onRetry={() => void refetch()} /> : null}
      {table?.matching === 0 ? (
        <Notice title="No hours yet">
          <p>Hours appear here once shifts are over{eventId || from || to ? ', of the event and days above' : ''}.</p>
        </Notice>
      ) : null}
      {table && table.matching > 0 ? (
        <>
          <p className="mt-5 tabular-nums">
            <strong>{formatHours(table.minutes)}</strong> in all
            {table.unsettled > 0 ? (
              <span className="text-muted">
                {' · '}
                {count(table.unsettled, 'signup')} not settled, whose hours do not count
                {eventId ? (
                  <>
                    {' · '}
                    <Link to={paths.attendanceOf(eventId)} className="prose-link">
                      Settle who came
                    </Link>
                  </>
                ) : null}
              </span>
            ) : null}
          </p>
          <HoursTable rows={table.rows} by={by} onPerson={setPerson} />
          <Pager page={page} size={hoursPageSize} of={table.matching} onPage={(next) => change({ page: next })} />
        </>
      ) : null}
      {person ? (
        <PersonHoursDialog
          person={person}
          shown={search}
          certificate={addressOf(search, person.id)}
          onChanged={() => void refetch()}
          onClose={() => setPerson(null)}
        />
      ) : null}
    </StaffPage>
  );
}
