import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { createClient } from '../graphql/client';
import { forgetFormerPerson } from '../graphql/forget-former-person';
import { watchSession } from '../session/session';
import { noteNavigation } from '../ui/dialogs/history-layers';
import { dismissStayingToasts } from '../ui/toasts/toasts';
import { Router } from './router';

/** The whole client. */
export function App() {
  return (
    <Providers>
      <Router />
    </Providers>
  );
}

/** Notifies the layers over the page of every change of the address. */
function Navigations() {
  const location = useLocation();
  useLayoutEffect(noteNavigation, [location]);
  return null;
}

/** The providers that every page needs: the data client and the address. */
function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  useEffect(() => forgetFormerPerson(client), [client]);
  useEffect(() => watchSession(dismissStayingToasts), []);
  return (
    <ApolloProvider client={client}>
      {/* Filters live in the address: a select must show its new value at once, so navigation is no transition. */}
      <BrowserRouter useTransitions={false}>
        <Navigations />
        {children}
      </BrowserRouter>
    </ApolloProvider>
  );
}
