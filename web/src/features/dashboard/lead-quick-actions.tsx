import { CalendarSync, ClipboardList, Clock, Download, LayoutList, Mail, UserCheck, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSaving } from '../../forms/use-saving';
import { Button, buttonClass } from '../../ui/button';
import { exportVolunteers } from '../reports/export-volunteers';
import { OverviewSection } from './overview-section';

interface LeadQuickActionsProps {
  eventId: string;
  /** Opens Bulk Email. */
  onSendNotifications: () => void;
}

/** What a lead does most. */
export function LeadQuickActions({ eventId, onSendNotifications }: LeadQuickActionsProps) {
  const { saving, save } = useSaving();
  const icon = 'size-4.5';
  return (
    <OverviewSection title="Quick Actions">
      <div className="flex flex-wrap gap-3">
        <Link to={paths.manageEvent(eventId)} className={buttonClass('primary')}>
          <LayoutList aria-hidden="true" className={icon} />
          Full Management
        </Link>
        <Link to={paths.volunteers} className={buttonClass('outline')}>
          <Users aria-hidden="true" className={icon} />
          View Volunteers
        </Link>
        <Link to={paths.rostersOf(eventId)} className={buttonClass('outline')}>
          <ClipboardList aria-hidden="true" className={icon} />
          Rosters
        </Link>
        <Link to={paths.manageCheckInOf(eventId)} className={buttonClass('outline')}>
          <UserCheck aria-hidden="true" className={icon} />
          Check-in
        </Link>
        <Link to={paths.hoursOf(eventId)} className={buttonClass('outline')}>
          <Clock aria-hidden="true" className={icon} />
          Hours
        </Link>
        <Link to={paths.manageFeeds} className={buttonClass('outline')}>
          <CalendarSync aria-hidden="true" className={icon} />
          Calendars & Spreadsheets
        </Link>
        <Button
          disabled={saving}
          onClick={() => void save('Failed to export volunteers', () => exportVolunteers(eventId))}
        >
          <Download aria-hidden="true" className={icon} />
          Export Volunteers
        </Button>
        <Button onClick={onSendNotifications}>
          <Mail aria-hidden="true" className={icon} />
          Send Notifications
        </Button>
      </div>
    </OverviewSection>
  );
}
