import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from '../graphql/client';

/** What every page stands on: the data client and the address. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return (
    <ApolloProvider client={client}>
      {/* Filters live in the address: a select must show its new value at once, so navigation is no transition. */}
      <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
    </ApolloProvider>
  );
}
