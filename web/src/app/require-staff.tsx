import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session';
import { paths } from './paths';

/** Lets admins and leads through and sends everybody else to the staff login. The server checks again by itself. */
export function RequireStaff({ children }: { children: ReactNode }) {
  return useSession() ? children : <Navigate to={paths.admin} replace />;
}
