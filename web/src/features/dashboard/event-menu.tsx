import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSaving } from '../../forms/use-saving';
import { Menu } from '../../ui/menu';
import { exportEventReport } from '../reports/export-event-report';

/** What opens a dialog. */
export type EventAct = 'edit' | 'duplicate' | 'delete';

interface EventMenuProps {
  event: { id: string; name: string; slug: string };
  onAct: (act: EventAct) => void;
  onAnalytics: () => void;
}

/** Everything that an admin can do to an event. */
export function EventMenu({ event, onAct, onAnalytics }: EventMenuProps) {
  const navigate = useNavigate();
  const { save } = useSaving();
  return (
    <Menu
      label={`Actions for ${event.name}`}
      entries={[
        { label: 'Edit Event', onSelect: () => onAct('edit') },
        { label: 'Event Manager', onSelect: () => void navigate(paths.manageEvent(event.id)) },
        { label: 'Event Page', onSelect: () => void navigate(paths.event(event.slug)) },
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
