import { signupPageSize } from '@trailcrew/api/contract/signups/signup-table';
import { Suspense, useState } from 'react';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure, OutOfDate } from '../../forms/load-failure';
import { formatPlainDayRange } from '../../formatting/days';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/loading/lazy-part';
import { ExportButtons } from '../../ui/export-buttons';
import { Notice } from '../../ui/notice';
import { PhoneFold } from '../../ui/phone-fold';
import { Skeleton } from '../../ui/loading/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { useSelection, type Selection } from '../../ui/use-selection';
import { useMediaQuery } from '../../ui/use-media-query';
import { useOpens } from '../../session/session';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
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
import { SelectionBar } from './selection-bar';

const MergePeopleDialog = lazyDialog(
  async () => (await import('../person-merge/merge-people-dialog')).MergePeopleDialog,
);

const ErasePersonDialog = lazyDialog(async () => (await import('../privacy/erase-person-dialog')).ErasePersonDialog);

/** The actions of a row. */
type RowAction = { kind: 'edit' | 'cancel' | 'erase'; signup: SignupRow_SignupFragment };

/** The signups: filters, figures, the table a page at a time, exports. With `coverage`, how many people cover the shifts. */
export function SignupsView({ title, coverage = false }: { title: string; coverage?: boolean }) {
  const wide = useMediaQuery('(min-width: 48rem)');
  const { adminPages } = useOpens();
  const [search, change] = useSignupSearch();
  const [action, setAction] = useState<RowAction | null>(null);
  const events = useSignupEventsQuery();
  const places = useSignupPlacesQuery({ variables: { eventId: search.event }, skip: !search.event });
  const { filter, sort } = queryOf(search);
  const { data, previousData, error, loading, refetch } = useSignupTableQuery({
    variables: { filter, sort, first: signupPageSize, offset: (search.page - 1) * signupPageSize },
    // Others sign up all the time, so the list is always read from the server.
    fetchPolicy: 'cache-and-network',
  });
  const table = (data ?? previousData)?.signupTable;
  const selection = useSelection(table?.rows ?? []);
  const event = events.data?.myEvents.find(({ id }) => id === search.event);
  useDocumentTitle(event ? `${title} · ${event.name}` : title);
  const choices = { categories: (search.event ? places.data?.report.categories : undefined) ?? [] };

  const figures = <SignupFigures table={table} coverage={coverage} />;
  const chips = <ActiveFilters search={search} choices={choices} onChange={change} />;
  const takeOut = (
    <>
      <CopyEmailsButton filter={filter} disabled={!table?.matching} />
      <ExportButtons
        onExport={(format) => exportFile('/api/exports/signups', { format, ...exportQueryOf(search) })}
        disabled={!table?.matching}
      />
    </>
  );

  return (
    <StaffPage
      title={title}
      bar={<EventBar page="signups" eventId={search.event} none="All events" />}
      aside={
        event ? (
          <p className="hidden text-sm text-muted md:block">
            {formatPlainDayRange(event.startDate, event.endDate)}
            {event.location ? ` · ${event.location}` : ''}
          </p>
        ) : null
      }
      actions={wide ? takeOut : null}
    >
      <OfKnownEvent page="signups" eventId={search.event}>
        <SignupFilters search={search} choices={choices} onChange={change} />
        {wide ? (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            {figures}
            {chips}
          </div>
        ) : (
          chips
        )}
        {wide ? null : (
          <PhoneFold label="Figures, copy and export" className="no-print mt-3">
            {figures}
            <div className="mt-3 flex flex-wrap gap-3">{takeOut}</div>
          </PhoneFold>
        )}
        {!table && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {!table && !error ? <Skeleton className="mt-5 h-96 w-full" /> : null}
        {table ? <OutOfDate error={error} onRetry={() => void refetch()} /> : null}
        {table?.matching === 0 ? (
          <Notice title="No signups found">
            <p>No one matches your filters.</p>
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
              onEdit={(signup) => setAction({ kind: 'edit', signup })}
              onCancel={(signup) => setAction({ kind: 'cancel', signup })}
              onExport={
                adminPages
                  ? ({ volunteer }) => void exportFile(`/api/admin/volunteers/${volunteer.id}/data`, {})
                  : undefined
              }
              onErase={adminPages ? (signup) => setAction({ kind: 'erase', signup }) : undefined}
              selection={selection}
            />
            <Pager page={search.page} size={signupPageSize} of={table.matching} onPage={(page) => change({ page })} />
          </>
        ) : null}
        <ChosenSignups selection={selection} shown={table?.rows ?? []} />
        {action?.kind === 'edit' ? (
          <EditVolunteerDialog volunteer={action.signup.volunteer} onClose={() => setAction(null)} />
        ) : null}
        {action?.kind === 'cancel' ? <CancelSignup signup={action.signup} onClose={() => setAction(null)} /> : null}
        {action?.kind === 'erase' ? (
          <Suspense fallback={null}>
            <ErasePersonDialog
              person={action.signup.volunteer}
              onErased={selection.clear}
              onClose={() => setAction(null)}
            />
          </Suspense>
        ) : null}
      </OfKnownEvent>
    </StaffPage>
  );
}

type Row = SignupRow_SignupFragment;

/** The bar over the signups that were selected in the table. */
function ChosenSignups({ selection, shown }: { selection: Selection<Row>; shown: readonly Row[] }) {
  const { rows } = selection;
  const ids = rows.map(({ id }) => id);
  const events = new Set(rows.map(({ shift }) => shift.event.name));
  const [event] = events;
  const [merging, setMerging] = useState(false);
  const people = [...new Set(rows.map(({ volunteer }) => volunteer.id))];
  const [first, second] = people;
  return (
    <SelectionBar
      chosen={rows.length}
      elsewhere={ids.filter((id) => !shown.some((row) => row.id === id)).length}
      group={{ kind: 'SIGNUP', ids }}
      filter={{ signupIds: ids }}
      signupIds={rows.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : []))}
      groupName="chosen people"
      partOf={events.size === 1 && event ? event : 'several events'}
      more={
        first &&
        second &&
        people.length === 2 &&
        rows.every(({ viewerCan, volunteer }) => viewerCan.edit && !volunteer.erased) ? (
          <>
            <Button onClick={() => setMerging(true)}>Merge 2 people</Button>
            {merging ? (
              <Suspense fallback={null}>
                <MergePeopleDialog
                  sourceId={first}
                  targetId={second}
                  onMerged={selection.clear}
                  onClose={() => setMerging(false)}
                />
              </Suspense>
            ) : null}
          </>
        ) : null
      }
      onClear={selection.clear}
    />
  );
}
