import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useOpens, useSession } from '../session/session';
import { keepWantedPage } from '../session/wanted-page';
import { paths } from './paths';

interface GuardProps {
  children: ReactNode;
}

/** Mounts a page again when somebody else signs in over it, so that nothing of the previous person stays on it. */
export function PerPerson({ children }: GuardProps) {
  return <Fragment key={useSession()?.user.id}>{children}</Fragment>;
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

/** Lets admins and leads through and sends everybody else to a login, by default the staff's. The server checks again. */
export function RequireStaff({ login = paths.admin, children }: GuardProps & { login?: string }) {
  return useOpens().staffPages ? <PerPerson>{children}</PerPerson> : <ToLogin login={login} />;
}

/** Lets admins through; sends a lead to the dashboard and everybody else to the staff login. */
export function RequireAdmin({ children }: GuardProps) {
  const { staffPages, adminPages } = useOpens();
  if (adminPages) return <PerPerson>{children}</PerPerson>;
  return staffPages ? <Navigate to={paths.dashboard} replace /> : <ToLogin login={paths.admin} />;
}
