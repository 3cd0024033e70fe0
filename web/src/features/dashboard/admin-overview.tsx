import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { buttonClass } from '../../ui/button';
import { DeleteEventDialog } from '../event-editing/delete-event-dialog';
import { DuplicateEventDialog } from '../event-editing/duplicate-event-dialog';
import { EditEventDialog } from '../event-editing/edit-event-dialog';
import { useSaving } from '../../forms/use-saving';
import { Menu } from '../../ui/dialogs/menu';
import { exportEventReport } from '../reports/export-event-report';
import type { EventList_EventFragment } from './event-list.generated';
import { EventList } from './event-list';
import { FallingBehind } from './falling-behind';
import { ManagementTools } from './management-tools';
import { Needs } from './needs';
import { OverviewSection } from './overview-section';

/** For how many of the next events the page says where they fall behind. */
const comingShown = 3;

interface AdminOverviewProps {
  events: EventList_EventFragment[];
  onAnalytics: (eventId: string) => void;
}

/** The admin's start page: quick actions, the events with their actions, the other pages. */
export function AdminOverview({ events, onAnalytics }: AdminOverviewProps) {
  const [acting, setActing] = useState<{ act: EventAct; event: EventList_EventFragment } | null>(null);
  const close = () => setActing(null);
  const coming = events.filter(({ isOver, state }) => !isOver && state !== 'CANCELLED').slice(0, comingShown);
  const createEvent = (
    <Link to={paths.createEvent} className={buttonClass('primary')}>
      <Plus aria-hidden="true" className="size-4.5" />
      Create Event
    </Link>
  );
  return (
    <div className="grid grid-cols-1 gap-10">
      <Needs />
      {coming.map((event) => (
        <FallingBehind key={event.id} event={event} />
      ))}
      <OverviewSection title="Quick Actions">
        <div className="flex flex-wrap gap-3">
          <Link to={paths.volunteers} className={buttonClass('outline')}>
            <Users aria-hidden="true" className="size-4.5" />
            View Volunteers
          </Link>
          <Link to={paths.createEvent} className={buttonClass('outline')}>
            <Plus aria-hidden="true" className="size-4.5" />
            Create Event
          </Link>
        </div>
      </OverviewSection>
      <OverviewSection title="Events" count={events.length} action={events.length > 0 ? createEvent : null}>
        <EventList
          events={events}
          empty={{ title: 'No events created yet', action: createEvent }}
          menu={(event) => (
            <EventMenu
              event={event}
              onAct={(act) => setActing({ act, event })}
              onAnalytics={() => onAnalytics(event.id)}
            />
          )}
        />
      </OverviewSection>
      <ManagementTools />
      {acting?.act === 'edit' ? <EditEventDialog eventId={acting.event.id} onClose={close} /> : null}
      {acting?.act === 'duplicate' ? <DuplicateEventDialog event={acting.event} onClose={close} /> : null}
      {acting?.act === 'delete' ? <DeleteEventDialog event={acting.event} onClose={close} /> : null}
    </div>
  );
}

/** Opens a dialog. */
type EventAct = 'edit' | 'duplicate' | 'delete';

interface EventMenuProps {
  event: { id: string; name: string; slug: string };
  onAct: (act: EventAct) => void;
  onAnalytics: () => void;
}

/** All actions of an admin for an event. */
function EventMenu({ event, onAct, onAnalytics }: EventMenuProps) {
  const navigate = useNavigate();
  const { save } = useSaving();
  return (
    <Menu
      label={`Actions for ${event.name}`}
      entries={[
        { label: 'Edit Event', onSelect: () => onAct('edit') },
        { label: 'Event Manager', onSelect: () => void navigate(paths.manageEvent(event.id)) },
        { label: 'Event Page', onSelect: () => void navigate(paths.event(event.slug)) },
        { label: 'Check-in', onSelect: () => void navigate(paths.manageCheckInOf(event.id)) },
        { label: 'Manage Leads', onSelect: () => void navigate(paths.manageLeads) },
        { label: 'View Analytics', onSelect: onAnalytics },
        {
          label: 'Export CSV Report',
          onSelect: () => void save('Failed to fetch reports', () => exportEventReport(event.id)),
        },
        { label: 'Duplicate Event', onSelect: () => onAct('duplicate') },
        { label: 'Delete Event', onSelect: () => onAct('delete'), danger: true },
      ]}
    />
  );
}
