import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { storeSession } from '../../session/session';
import { showToast } from '../../ui/toasts';
import type { SignedIn_SessionFragment } from './sign-in-form.generated';

/** What follows a successful sign-in: the session is kept, she is greeted, and goes to her dashboard. */
export function useWelcome(): (session: SignedIn_SessionFragment) => void {
  const navigate = useNavigate();
  return useCallback(
    (session) => {
      storeSession(session.token, session.user);
      showToast({ kind: 'success', title: 'Login successful!', description: `Welcome, ${session.user.firstName}!` });
      void navigate(paths.dashboard);
    },
    [navigate],
  );
}
