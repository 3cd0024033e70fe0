import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { checkInPath } from '@trailcrew/api/contract/check-in/check-in-path';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { storeSession } from '../../session/session';
import { takeWantedPage } from '../../session/wanted-page';
import { showToast } from '../../ui/toasts/toasts';
import { cookiesAreKept } from './cookies-are-kept';
import type { SignedIn_SessionFragment } from './sign-in-form.generated';

/** Sends the dashboard's query; undefined until its code was loaded ahead. */
let queryDashboard: ((client: ApolloClient) => void) | undefined;

/** Loads the code of the dashboard while somebody signs in; the list of its files comes first, as the sign-in page shall be small. */
export function preloadDashboard(): void {
  import('../../app/preload-dashboard')
    .then(({ dashboard }) => dashboard)
    .then(([page]) => (queryDashboard = page.queryDashboard))
    // A failure shows when the dashboard opens.
    .catch((error: unknown) => console.warn('The dashboard could not be fetched ahead', error));
}

/** Follows a successful sign-in: stores the session, greets the person, and opens the page they wanted, else their dashboard. */
export function useWelcome(): (session: SignedIn_SessionFragment) => void {
  const navigate = useNavigate();
  const client = useApolloClient();
  return useCallback(
    (session) => {
      if (!cookiesAreKept()) return;
      storeSession(session.token, session.user);
      showToast({ kind: 'success', title: 'Login successful!', description: `Welcome, ${session.user.firstName}!` });
      const page = takeWantedPage() ?? paths.dashboard;
      // On a slow phone the page is drawn while its data is on the way. Leads go on from there to their board. When another person was signed in
      // in this tab, the cache is being reset: this query is cancelled, and the page sends its own.
      if (page === paths.dashboard && session.user.role === 'ADMIN') queryDashboard?.(client);
      // No page of the router.
      if (page === checkInPath) window.location.replace(page);
      else void navigate(page, { replace: true });
    },
    [client, navigate],
  );
}
