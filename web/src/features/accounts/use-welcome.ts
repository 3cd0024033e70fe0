import { checkInPath } from '@trailcrew/api/contract/check-in/check-in-path';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { storeSession } from '../../session/session';
import { takeWantedPage } from '../../session/wanted-page';
import { showToast } from '../../ui/toasts/toasts';
import { cookiesAreKept } from './cookies-are-kept';
import type { SignedIn_SessionFragment } from './sign-in-form.generated';

/** Follows a successful sign-in: stores the session, greets the person, and opens the page they wanted, else their dashboard. */
export function useWelcome(): (session: SignedIn_SessionFragment) => void {
  const navigate = useNavigate();
  return useCallback(
    (session) => {
      if (!cookiesAreKept()) return;
      storeSession(session.token, session.user);
      showToast({ kind: 'success', title: 'Login successful!', description: `Welcome, ${session.user.firstName}!` });
      const wanted = takeWantedPage();
      // No page of the router.
      if (wanted === checkInPath) window.location.replace(wanted);
      else void navigate(wanted ?? paths.dashboard, { replace: true });
    },
    [navigate],
  );
}
