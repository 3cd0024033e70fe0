import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { thenFetch } from './then-fetch';

const board = gql`
  query Board {
    places
  }
`;
const other = gql`
  query Other {
    names
  }
`;
const change = gql`
  mutation Change {
    change
  }
`;

/** A page that shows two queries; `refused` names operations that the server refuses from now on. */
async function page() {
  const refused = new Set<string>();
  const sent: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    sent.push(operationName);
    const data = { Board: { places: sent.length }, Other: { names: 'all' }, Change: { change: true } }[operationName];
    const answer = refused.has(operationName) ? { data: null, errors: [new GraphQLError('Refused')] } : { data };
    return new Observable((observer) => {
      observer.next(answer);
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const shown = client.watchQuery<{ places: number }>({ query: board });
  const stop = [shown, client.watchQuery({ query: other })].map((query) => query.subscribe({ error: () => undefined }));
  await client.query({ query: board });
  sent.length = 0;
  return { client, refused, sent, shown, stop: () => stop.forEach((one) => one.unsubscribe()) };
}

test('a change waits for the queries that it names, and for no other', async () => {
  const { client, sent, shown, stop } = await page();
  await client.mutate({ mutation: change, ...thenFetch('Board') });
  expect(sent).toEqual(['Change', 'Board']);
  expect(shown.getCurrentResult().data?.places).toBe(2);
  stop();
});

test('a change that was made is no failure where the page cannot be fetched anew; the page hears of that', async () => {
  const { client, refused, shown, stop } = await page();
  refused.add('Board');
  const { data } = await client.mutate<{ change: boolean }>({ mutation: change, ...thenFetch('Board') });
  expect(data?.change).toBe(true);
  expect(shown.getCurrentResult().error?.message).toBe('Refused');
  stop();
});

test('what the change forgets is fetched once, and its failure is no failure of the change either', async () => {
  const { client, refused, sent, stop } = await page();
  refused.add('Board');
  await client.mutate({
    mutation: change,
    ...thenFetch('Board'),
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'places' }),
  });
  expect(sent.filter((name) => name === 'Board')).toHaveLength(1);
  stop();
});

test('a change that is refused fails as before, and nothing is fetched', async () => {
  const { client, refused, sent, stop } = await page();
  refused.add('Change');
  await expect(client.mutate({ mutation: change, ...thenFetch('Board') })).rejects.toThrow('Refused');
  expect(sent).toEqual(['Change']);
  stop();
});
