import type { Role } from '@trailcrew/api/contract/roles';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../session/session';
import { keepWantedPage } from '../session/wanted-page';
import { paths } from './paths';

interface GuardProps {
  children: ReactNode;
}

/** Begins a page anew when somebody else signs in over it: nothing of the former person stays on it. */
export function PerPerson({ children }: GuardProps) {
  return <Fragment key={useSession()?.user.id}>{children}</Fragment>;
}

function useRole(): Role | null {
  return useSession()?.user.role ?? null;
}

/** Leads to a login, which leads back to this page. */
function ToLogin({ login }: { login: string }) {
  const wanted = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    keepWantedPage(wanted);
    void navigate(login, { replace: true });
  }, [wanted, navigate, login]);
  return null;
}

/** Lets admins and leads through and sends everybody else to the staff login. The server checks again by itself. */
export function RequireStaff({ children }: GuardProps) {
  return useRole() ? <PerPerson>{children}</PerPerson> : <ToLogin login={paths.admin} />;
}

/** Lets admins and leads through and sends everybody else to the leads' login. */
export function RequireLeadOrAdmin({ children }: GuardProps) {
  return useRole() ? <PerPerson>{children}</PerPerson> : <ToLogin login={paths.lead} />;
}

/** Lets admins through; sends a lead to the dashboard and everybody else to the staff login. */
export function RequireAdmin({ children }: GuardProps) {
  const role = useRole();
  if (role === 'admin') return <PerPerson>{children}</PerPerson>;
  return role ? <Navigate to={paths.dashboard} replace /> : <ToLogin login={paths.admin} />;
}
