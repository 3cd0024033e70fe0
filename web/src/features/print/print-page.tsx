import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { formatShiftDay } from '../../formatting/days';
import { Button, buttonClass } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { StaffPage } from '../../ui/staff-page';
import { useAddressParts } from '../../ui/use-address-parts';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { Badges } from './badges';
import { PostPaper } from './post-sheet';
import { usePrintEventQuery, type PrintEventQuery } from './print-page.generated';
import { peopleOf, postSheets, shiftsOf } from './print-papers';
import { Vouchers } from './vouchers';
import { WallList } from './wall-list';

const kinds = [
  { value: 'badges', label: 'Badges' },
  { value: 'posts', label: 'Post sheets' },
  { value: 'wall', label: 'Who is where, for the wall' },
  { value: 'vouchers', label: 'Meal vouchers' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** /print/:eventId?what=badges|posts|wall|vouchers&day=&category=: papers of an event, printed by the browser on A4 or Letter. */
export function PrintPage() {
  const { eventId = '' } = useParams();
  const { data, error, refetch } = usePrintEventQuery({ variables: { eventId }, fetchPolicy: 'no-cache' });
  useDocumentTitle(data?.report.event ? `Print · ${data.report.event.name}` : 'Print');
  return (
    <StaffPage
      title="Print"
      subtitle={
        <span className="no-print">Badges and meal vouchers to cut out, a sheet for each post, and who is where.</span>
      }
      bar={<EventBar page="rosters" eventId={eventId} />}
      back={{ to: paths.rostersOf(eventId), label: 'Rosters' }}
    >
      <OfKnownEvent page="rosters" eventId={eventId}>
        {data ? <Papers data={data} eventId={eventId} /> : null}
        {!data && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <Loading each="h-40" /> : null}
      </OfKnownEvent>
    </StaffPage>
  );
}

function Papers({ data: { report, posts, raceStarts }, eventId }: { data: PrintEventQuery; eventId: string }) {
  const [address, write] = useAddressParts();
  const what: Kind = kinds.find(({ value }) => value === address.get('what'))?.value ?? 'badges';
  const [day, category] = [address.get('day') ?? '', address.get('category') ?? ''];
  const days = useMemo(
    () => [...new Set(shiftsOf(report.categories, { day: '', category: '' }).map(({ date }) => date))].sort(),
    [report],
  );
  const shifts = useMemo(() => shiftsOf(report.categories, { day, category }), [report, day, category]);
  const choose = (name: string) => (value: string) => write({ [name]: value });
  const eventName = report.event?.name ?? '';
  const people = peopleOf(shifts);
  const sheets = postSheets(posts, shifts, raceStarts);
  const isEmpty = what === 'posts' ? sheets.length === 0 : people.length === 0;
  return (
    <>
      <div className="no-print grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField label="Paper" value={what} choices={kinds} onChange={choose('what')} />
        <SelectField
          label="Day"
          value={day}
          active={day !== ''}
          choices={[
            { value: '', label: 'All days' },
            ...days.map((value) => ({ value, label: formatShiftDay(value) })),
          ]}
          onChange={choose('day')}
        />
        <SelectField
          label="Category"
          value={category}
          active={category !== ''}
          choices={[
            { value: '', label: 'All categories' },
            ...report.categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose('category')}
        />
        <Button
          kind="primary"
          className="self-end justify-self-start"
          disabled={isEmpty}
          onClick={() => window.print()}
        >
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      </div>
      {isEmpty ? <Nothing what={what} hasPosts={posts.length > 0} eventId={eventId} /> : null}
      {what === 'badges' ? <Badges eventName={eventName} people={people} /> : null}
      {what === 'posts'
        ? sheets.map((sheet, page, { length: pages }) => (
            <PostPaper
              key={`${sheet.post.id} ${sheet.day}`}
              event={{ name: eventName, timeZone: report.event?.timeZone ?? 'UTC' }}
              sheet={sheet}
              page={page + 1}
              pages={pages}
            />
          ))
        : null}
      {what === 'vouchers' && !isEmpty ? (
        <Vouchers eventId={eventId} eventName={eventName} day={day} category={category} />
      ) : null}
      {what === 'wall' ? (
        <WallList eventName={eventName} shifts={shifts.filter((one) => one.people.length > 0)} />
      ) : null}
    </>
  );
}

function Nothing({ what, hasPosts, eventId }: { what: Kind; hasPosts: boolean; eventId: string }) {
  if (what === 'posts' && !hasPosts)
    return (
      <Notice
        title="No posts yet"
        action={
          <Link to={paths.startBoardOf(eventId)} className={buttonClass('outline')}>
            Start board
          </Link>
        }
      >
        <p>Posts are added on the start board. Rosters print a sheet for each place without them.</p>
      </Notice>
    );
  return (
    <Notice title="Nothing to print">
      <p>{what === 'posts' ? 'No shift stands at a post then.' : 'Nobody is signed up for it yet.'}</p>
    </Notice>
  );
}
