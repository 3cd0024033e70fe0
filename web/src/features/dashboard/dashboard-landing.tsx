import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSession } from '../../session/session';
import { DashboardPage } from './dashboard-page';

/** Where staff arrive: a lead goes on to where her work is, an admin sees her dashboard. */
export function DashboardLanding() {
  const session = useSession();
  const { search } = useLocation();
  if (session?.user.role === 'lead') return <Navigate to={{ pathname: paths.manage, search }} replace />;
  return <DashboardPage />;
}
