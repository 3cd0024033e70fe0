import { AccessDenied } from './access-denied';
import { SignupsView } from './signups-view';
import { useSession } from '../../session/session';

/** /volunteers: everybody who signed up, with the coverage of the shifts. For admins and leads. */
export function VolunteersPage() {
  if (!useSession()) {
    return <AccessDenied>You need admin or lead access to view volunteer information.</AccessDenied>;
  }
  return <SignupsView title="Volunteers" coverage />;
}
