import type { Role } from '@trailcrew/api/contract/roles';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session';
import { paths } from './paths';

interface GuardProps {
  children: ReactNode;
}

function useRole(): Role | null {
  return useSession()?.user.role ?? null;
}

/** Lets admins and leads through and sends everybody else to the staff login. The server checks again by itself. */
export function RequireStaff({ children }: GuardProps) {
  return useRole() ? children : <Navigate to={paths.admin} replace />;
}

/** Lets admins and leads through and sends everybody else to the leads' login. */
export function RequireLeadOrAdmin({ children }: GuardProps) {
  return useRole() ? children : <Navigate to={paths.lead} replace />;
}

/** Lets admins through; sends a lead to the dashboard and everybody else to the staff login. */
export function RequireAdmin({ children }: GuardProps) {
  const role = useRole();
  if (role === 'admin') return children;
  return <Navigate to={role ? paths.dashboard : paths.admin} replace />;
}
