import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useOpens } from '../../session/session';
import { DashboardPage } from './dashboard-page';

/** Where staff arrive: a lead goes on to where their work is, an admin sees their dashboard. */
export function DashboardLanding() {
  const { adminPages } = useOpens();
  const { search, hash } = useLocation();
  if (!adminPages) {
    // A link to the reports means the reports.
    const pathname = new URLSearchParams(search).has('tab') ? paths.leadDashboard : paths.manage;
    return <Navigate to={{ pathname, search, hash }} replace />;
  }
  return <DashboardPage />;
}
