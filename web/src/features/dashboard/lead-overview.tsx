import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { OutOfDate } from '../../forms/load-failure';
import { formatPlainDayRange, markedName } from '../../formatting/days';
import { wallClock } from '../../formatting/times';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/fields/select-field';
import { Loading } from '../../ui/loading/loading';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import type { SheetOfRecord } from '../event-board/shift-sheet/sheet';
import type { EventList_EventFragment } from './event-list.generated';
import { EventList } from './event-list';
import { FallingBehind } from './falling-behind';
import { useLeadOverviewQuery } from './lead-overview.generated';
import { LeadQuickActions } from './lead-quick-actions';
import { BackToPublicSite } from './management-tools';
import { MyCategories } from './my-categories';
import { Needs } from './needs';
import { OverviewSection } from './overview-section';
import { UpcomingShifts } from './upcoming-shifts';
import { lazyPart } from '../../ui/loading/lazy-part';

// The forms of roles and shifts are those of Event Management; they are loaded when one is opened.
const RecordSheet = lazyPart(async () => (await import('../event-board/shift-sheet/record-sheet')).RecordSheet);

interface LeadOverviewProps {
  events: EventList_EventFragment[];
  /** Opens Bulk Email for the people of an event. */
  onSendNotifications: (eventId: string) => void;
}

/** What a lead sees of their events: one at a time, their categories and their next shifts. */
export function LeadOverview({ events, onSendNotifications }: LeadOverviewProps) {
  const [now] = useState(() => new Date());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SheetOfRecord | null>(null);
  const { data, previousData, error, refetch } = useLeadOverviewQuery();
  // What lies ahead comes first; an event that is over is shown only when there is no other.
  const next = events.find(({ isOver }) => !isOver) ?? events.at(-1);
  const event = events.find(({ id }) => id === chosenId) ?? next;
  if (!event)
    return (
      <>
        <Notice title="No events available">
          <p>Contact an admin to get started</p>
        </Notice>
        <BackToPublicSite />
      </>
    );
  const today = wallClock(event.timeZone, now).slice(0, 10);
  const categories = (data ?? previousData)?.myCategories.filter(({ eventId }) => eventId === event.id);
  return (
    <div className="grid grid-cols-1 gap-10">
      <Needs />
      <div className="grid grid-cols-1 gap-4">
        {events.length > 1 ? (
          <div className="max-w-md">
            <SelectField
              label="Event"
              value={event.id}
              choices={events.map((one) => ({ value: one.id, label: markedName(one.name, one) }))}
              onChange={setChosenId}
            />
          </div>
        ) : null}
        <div className="rounded-card bg-primary-tint px-5 py-4">
          <h2 className="text-lg">{markedName(event.name, event)}</h2>
          <p className="mt-1 flex items-center gap-2 text-sm tabular-nums">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
            {formatPlainDayRange(event.startDate, event.endDate)}
          </p>
        </div>
      </div>
      <FallingBehind key={event.id} event={event} />
      <LeadQuickActions eventId={event.id} onSendNotifications={() => onSendNotifications(event.id)} />
      {categories ? (
        <>
          <OutOfDate error={error} onRetry={() => void refetch()} />
          <MyCategories
            categories={categories}
            onEditRole={(opportunityId) => setSheet({ kind: 'edit-role', opportunityId })}
          />
          <UpcomingShifts
            categories={categories}
            eventState={event.state}
            today={today}
            onEdit={(shiftId) => setSheet({ kind: 'shift', shiftId, view: 'edit' })}
          />
        </>
      ) : error ? (
        <StaffLoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading each="h-56" rows={2} className="grid gap-4 md:grid-cols-2" />
      )}
      <OverviewSection title="Events" count={events.length}>
        <EventList events={events} empty={{ title: 'No events available yet' }} />
      </OverviewSection>
      <BackToPublicSite />
      {sheet && categories ? (
        <Suspense fallback={null}>
          <RecordSheet
            eventId={event.id}
            categories={categories}
            sheet={sheet}
            shiftFailure="Failed to update shift"
            onOpen={setSheet}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
