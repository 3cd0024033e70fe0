import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { peopleByShift } from '../../graphql/people-by-shift';
import { Button, buttonClass } from '../../ui/button';
import { ExportButtons } from '../../ui/export-buttons';
import { Notice } from '../../ui/notice';
import { PhoneFold } from '../../ui/phone-fold';
import { SelectField } from '../../ui/fields/select-field';
import { Skeleton } from '../../ui/loading/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { useAddressParts } from '../../ui/use-address-parts';
import { useMediaQuery } from '../../ui/use-media-query';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { exportFile } from '../reports/export-file';
import { RosterPapers } from './roster-papers';
import { rosterSheets, sheetsOfDay } from './roster-sheets';
import { useRosterEventsQuery, useRosterPeopleQuery, useRosterQuery } from './rosters-page.generated';

/** /rosters?eventId=&category=&day=&place=: sign-in sheets to print, a sheet for each category, day and place. */
export function RostersPage() {
  const wide = useMediaQuery('(min-width: 48rem)');
  const [address, write] = useAddressParts();
  const events = useRosterEventsQuery();
  const choices = events.data?.myEvents ?? [];
  // With a single event there is nothing to choose.
  const eventId = address.get('eventId') ?? (choices.length === 1 ? (choices[0]?.id ?? '') : '');
  const roster = useRosterQuery({ variables: { eventId }, skip: !eventId, fetchPolicy: 'cache-and-network' });
  const report = eventId ? roster.data?.report : undefined;
  // Browsers print the title, and save a file under it.
  useDocumentTitle(report?.event ? `Rosters · ${report.event.name}` : 'Rosters');
  // The sheets are shown while the names load.
  const names = useRosterPeopleQuery({ variables: { eventId }, skip: !eventId, fetchPolicy: 'no-cache' });
  const people = useMemo(() => (names.data ? peopleByShift(names.data.report.categories) : null), [names.data]);
  const sheets = useMemo(
    () => (report ? rosterSheets(report.categories, people, report.event?.state) : []),
    [report, people],
  );
  const [category, day, place] = ['category', 'day', 'place'].map((name) => address.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const shown = sheetsOfDay(
    sheets.filter((sheet) => (!category || sheet.categoryId === category) && (!place || sheet.place === place)),
    day,
  );
  const choose = (name: string) => (value: string) => write({ [name]: value });
  const unique = (values: (string | null)[]) =>
    [...new Set(values)].filter((value): value is string => value !== null && value !== '').sort(compareNames);
  const failed = events.error ?? roster.error ?? names.error;
  const ready = people !== null && shown.length > 0;

  const takeOut = (
    <>
      <ExportButtons
        disabled={shown.length === 0}
        onExport={(format) => exportFile('/api/exports/roster', { format, eventId, categoryId: category, date: day })}
      />
      {eventId ? (
        <Link to={paths.printOf(eventId)} className={buttonClass('outline')}>
          Badges and more
        </Link>
      ) : null}
      <Button kind="primary" disabled={!ready} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print {shown.length > 0 ? count(shown.length, 'sheet') : ''}
      </Button>
    </>
  );
  return (
    <StaffPage
      title="Rosters"
      subtitle={
        <span className="no-print hidden sm:inline">Sign-in sheets: one for each category, day and place.</span>
      }
      bar={<EventBar page="rosters" eventId={eventId} />}
      actions={wide ? takeOut : null}
    >
      <OfKnownEvent page="rosters" eventId={eventId}>
        <div className="no-print grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3 sm:gap-4">
          <SelectField
            label="Category"
            value={category}
            active={category !== ''}
            choices={[
              { value: '', label: 'All categories' },
              ...(report?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={choose('category')}
          />
          <SelectField
            label="Day"
            value={day}
            active={day !== ''}
            choices={[
              { value: '', label: 'All days' },
              ...unique(sheets.map((sheet) => sheet.day)).map((value) => ({ value, label: formatShiftDay(value) })),
            ]}
            onChange={choose('day')}
          />
          <SelectField
            label="Place"
            value={place}
            active={place !== ''}
            choices={[
              { value: '', label: 'All places' },
              ...unique(sheets.map((sheet) => sheet.place)).map((value) => ({ value, label: value })),
            ]}
            onChange={choose('place')}
          />
        </div>
        {wide ? null : (
          <PhoneFold label="Save and print" className="no-print mt-3">
            <div className="flex flex-wrap gap-3">{takeOut}</div>
          </PhoneFold>
        )}
        {failed && !(report && people) ? (
          <LoadFailure
            error={failed}
            onRetry={() =>
              void Promise.all([events, roster, names].filter((one) => one.error).map((one) => one.refetch()))
            }
          />
        ) : null}
        {!eventId && !failed ? (
          <Notice title="Choose an event">
            <p>Then its sign-in sheets appear here, ready to print.</p>
          </Notice>
        ) : null}
        {eventId && !report && !failed ? <Skeleton className="mt-6 h-96 w-full" /> : null}
        {report && shown.length === 0 ? (
          <Notice title="No shifts here">
            <p>Nothing matches your filters.</p>
          </Notice>
        ) : null}
        {report && (people || !names.error) ? (
          // Without the names nothing is printed, rather than empty lists.
          <div className={people ? undefined : 'no-print'}>
            <RosterPapers
              key={`${eventId} ${category} ${day} ${place}`}
              eventName={report.event?.name ?? ''}
              sheets={shown}
            />
          </div>
        ) : null}
      </OfKnownEvent>
    </StaffPage>
  );
}
