import { useOpens } from '../../session/session';
import { Notice } from '../../ui/notice';
import { SignupsView } from './signups-view';

/** /volunteers: everybody who signed up, with the coverage of the shifts. For admins and leads. */
export function VolunteersPage() {
  if (useOpens().staffPages) return <SignupsView title="Volunteers" coverage />;
  return (
    <Notice level={1} title="Access Denied">
      <p>You need admin or lead access to view volunteer information.</p>
    </Notice>
  );
}

/** /volunteer-signups: the signups, of one shift with `?shift=`. For admins: its route lets nobody else through. */
export function VolunteerSignupsPage() {
  return <SignupsView title="Volunteer Signups" />;
}
