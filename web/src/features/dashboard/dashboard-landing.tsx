import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSession } from '../../session/session';
import { DashboardPage } from './dashboard-page';

/** Where staff arrive: a lead goes on to where their work is, an admin sees their dashboard. */
export function DashboardLanding() {
  const session = useSession();
  const { search, hash } = useLocation();
  if (session?.user.role === 'lead') {
    // A link to the reports means the reports.
    const pathname = new URLSearchParams(search).has('tab') ? paths.leadDashboard : paths.manage;
    return <Navigate to={{ pathname, search, hash }} replace />;
  }
  return <DashboardPage />;
}
