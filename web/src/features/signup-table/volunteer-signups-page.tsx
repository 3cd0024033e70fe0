import { useSession } from '../../session/session';
import { AccessDenied } from './access-denied';
import { SignupsView } from './signups-view';

/** /volunteer-signups: the signups, of one shift with `?shift=`. For admins. */
export function VolunteerSignupsPage() {
  if (useSession()?.user.role !== 'admin') {
    return <AccessDenied>You don&apos;t have permission to access this page.</AccessDenied>;
  }
  return <SignupsView title="Volunteer Signups" />;
}
