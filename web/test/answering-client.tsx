import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { PageCache } from '../src/graphql/page-cache';

/** One call: the query's name and its variables. */
export interface Asked {
  name: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * Renders components with responses that are hard to get from a server: `answer` returns data, an error, or nothing
 * yet.
 */
export function Answering({
  answer,
  children,
}: {
  answer: (asked: Asked) => Record<string, unknown> | Error | undefined;
  children: ReactNode;
}) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const data = answer({ name: operationName, variables });
        if (data === undefined) return;
        if (data instanceof Error) return observer.error(data);
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new PageCache() });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
