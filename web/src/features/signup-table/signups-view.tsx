import { signupPageSize } from '@trailcrew/api/contract/signup-table';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { formatDayRange } from '../../formatting/days';
import { loadFailureMessage } from '../../graphql/request-error';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { ExportButtons } from '../../ui/export-buttons';
import { LoadFailure } from '../../ui/load-failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { useDocumentTitle } from '../../ui/use-document-title';
import { exportFile } from '../reports/export-file';
import { CancelSignup } from './cancel-signup';
import { CopyEmailsButton } from './copy-emails-button';
import { EditVolunteerDialog } from './edit-volunteer-dialog';
import { Pager } from './pager';
import { SignupFigures } from './signup-figures';
import { ActiveFilters } from './active-filters';
import { SignupFilters } from './signup-filters';
import { exportQueryOf, queryOf, sortedBy, useSignupSearch } from './signup-search';
import { SignupTable } from './signup-table';
import {
  useSignupEventsQuery,
  useSignupPlacesQuery,
  useSignupTableQuery,
  type SignupRow_SignupFragment,
} from './signup-table.generated';

/** What a row offers. */
type RowAction = { kind: 'edit' | 'cancel'; signup: SignupRow_SignupFragment };

/** The signups: filters, figures, the table a page at a time, exports. With `coverage`, how many people cover the shifts. */
export function SignupsView({ title, coverage = false }: { title: string; coverage?: boolean }) {
  useDocumentTitle(title, publicSettings().productTitle);
  const role = useSession()?.user.role;
  const [search, change] = useSignupSearch();
  const [action, setAction] = useState<RowAction | null>(null);
  const events = useSignupEventsQuery();
  const places = useSignupPlacesQuery({ variables: { eventId: search.event }, skip: !search.event });
  const { filter, sort } = queryOf(search);
  const { data, previousData, error, loading, refetch } = useSignupTableQuery({
    variables: { filter, sort, first: signupPageSize, offset: (search.page - 1) * signupPageSize },
    // Others sign up all the time: whoever looks wants the list as it is now.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const table = (data ?? previousData)?.signupTable;
  const choices = {
    events: events.data?.reports.events ?? [],
    categories: (search.event ? places.data?.report.categories : undefined) ?? [],
  };
  const event = choices.events.find(({ id }) => id === search.event);

  return (
    <StaffPage
      title={title}
      back={{ to: role === 'lead' ? paths.leadDashboard : paths.adminDashboard, label: 'Back to Dashboard' }}
      actions={
        <>
          <CopyEmailsButton filter={filter} disabled={!table?.matching} />
          <ExportButtons
            onExport={(format) => exportFile('/api/exports/signups', { format, ...exportQueryOf(search) })}
            disabled={!table?.matching}
          />
        </>
      }
    >
      {event ? (
        <p className="mb-5 rounded-card bg-primary-tint px-4 py-3">
          <strong className="font-semibold">{event.name}</strong>
          <span className="block text-sm text-muted">
            {formatDayRange(event.startDate, event.endDate)}
            {event.location ? ` · ${event.location}` : ''}
          </span>
        </p>
      ) : null}
      <SignupFigures table={table} coverage={coverage} />
      <SignupFilters search={search} choices={choices} onChange={change} />
      <ActiveFilters search={search} choices={choices} onChange={change} />
      {!table && error ? <LoadFailure message={loadFailureMessage(error)} onRetry={() => void refetch()} /> : null}
      {!table && !error ? <Skeleton className="mt-5 h-96 w-full" /> : null}
      {table && error ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          {loadFailureMessage(error)} <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      ) : null}
      {table?.matching === 0 ? (
        <Notice title="No signups found">
          <p>Nobody matches what you chose.</p>
        </Notice>
      ) : null}
      {table && table.matching > 0 ? (
        <>
          <SignupTable
            rows={table.rows}
            busy={loading}
            showEvent={!search.event}
            sort={{ column: search.sort, descending: search.descending }}
            onSort={(column) => change(sortedBy(search, column))}
            onEdit={role === 'admin' ? (signup) => setAction({ kind: 'edit', signup }) : undefined}
            onCancel={(signup) => setAction({ kind: 'cancel', signup })}
          />
          <Pager page={search.page} size={signupPageSize} of={table.matching} onPage={(page) => change({ page })} />
        </>
      ) : null}
      {action?.kind === 'edit' ? (
        <EditVolunteerDialog volunteer={action.signup.volunteer} onClose={() => setAction(null)} />
      ) : null}
      {action?.kind === 'cancel' ? <CancelSignup signup={action.signup} onClose={() => setAction(null)} /> : null}
    </StaffPage>
  );
}
