import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { afterChange, changesNothingShown, refetchExcept, navigateAfter } from './after-changes';
import { PageCache } from './page-cache';

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
const left = gql`
  query Left {
    counted
    day(of: "yesterday")
  }
`;
const day = gql`
  query Day {
    day(of: "today")
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
    const data = {
      Board: { places: sent.length },
      Other: { names: 'all' },
      Left: { counted: 1, day: 1 },
      Day: { day: 2 },
      Change: { change: true },
    }[operationName];
    const answer = refused.has(operationName) ? { data: null, errors: [new GraphQLError('Refused')] } : { data };
    return new Observable((observer) => {
      // Asynchronous, as from a network.
      queueMicrotask(() => {
        observer.next(answer);
        observer.complete();
      });
    });
  });
  const client: ApolloClient = new ApolloClient({
    link,
    cache: new PageCache(),
    defaultOptions: { mutate: afterChange(() => client) },
  });
  const shown = client.watchQuery<{ places: number }>({ query: board });
  const stop = [shown, client.watchQuery({ query: other })].map((query) => query.subscribe({ error: () => undefined }));
  await client.query({ query: board });
  sent.length = 0;
  return { client, refused, sent, shown, stop: () => stop.forEach((one) => one.unsubscribe()) };
}

test('the named queries are left as they are; whatever else is shown is fetched and waited for', async () => {
  const { client, sent, shown, stop } = await page();
  await client.mutate({ mutation: change, ...refetchExcept('Other') });
  expect(sent).toEqual(['Change', 'Board']);
  expect(shown.getCurrentResult().data?.places).toBe(2);
  stop();
});

test('a change that was made does not fail when the page cannot be fetched again; the page’s query has the error', async () => {
  const { client, refused, shown, stop } = await page();
  refused.add('Board');
  const { data } = await client.mutate<{ change: boolean }>({ mutation: change });
  expect(data?.change).toBe(true);
  expect(shown.getCurrentResult().error?.message).toBe('Refused');
  stop();
});

test('a change that is refused fails as before, and nothing is fetched', async () => {
  const { client, refused, sent, stop } = await page();
  refused.add('Change');
  await expect(client.mutate({ mutation: change })).rejects.toThrow('Refused');
  expect(sent).toEqual(['Change']);
  stop();
});

test('a change without other options fetches all that is shown, and forgets the rest', async () => {
  const { client, sent, shown, stop } = await page();
  const days = client.watchQuery({ query: day }).subscribe({});
  await client.query({ query: left });
  sent.length = 0;
  await client.mutate({ mutation: change });
  expect(sent.toSorted()).toEqual(['Board', 'Change', 'Day', 'Other']);
  expect(shown.getCurrentResult().loading).toBe(false);
  const { ROOT_QUERY: remembered } = client.cache.extract() as Record<string, object>;
  expect(Object.keys(remembered ?? {}).toSorted()).toEqual(['__typename', 'day({"of":"today"})', 'names', 'places']);
  days.unsubscribe();
  stop();
});

test('when the response has all that is shown, nothing is fetched and the rest is forgotten all the same', async () => {
  const { client, sent, stop } = await page();
  await client.query({ query: left });
  sent.length = 0;
  await client.mutate({ mutation: change, ...refetchExcept('Board', 'Other') });
  expect(sent).toEqual(['Change']);
  expect(client.readQuery({ query: left })).toBeNull();
  expect(client.readQuery({ query: board })).not.toBeNull();
  stop();
});

test('only the shown fields of a shown record stay cached, unchanged', async () => {
  const { client, stop } = await page();
  const shifts = gql`
    query Shifts {
      shifts {
        id
        time
      }
    }
  `;
  const notes = gql`
    query Notes {
      notes {
        id
        note
      }
    }
  `;
  const shift = { __typename: 'Shift', id: 's1' };
  client.writeQuery({ query: shifts, data: { shifts: [{ ...shift, time: '10:00' }] } });
  client.writeQuery({ query: notes, data: { notes: [{ ...shift, note: 'old' }] } });
  const seen = client.watchQuery({ query: shifts }).subscribe({});
  const before = client.readQuery({ query: shifts });
  await client.mutate({ mutation: change, ...refetchExcept('Board', 'Other', 'Shifts') });
  expect((client.cache.extract() as Record<string, object>)['Shift:s1']).toEqual({ ...shift, time: '10:00' });
  // The same object, so nothing that shows it is rendered again.
  expect(client.readQuery({ query: shifts })).toBe(before);
  seen.unsubscribe();
  stop();
});

test('after a change that navigates away, the page’s own data is forgotten, too', async () => {
  const { client, stop } = await page();
  stop();
  const place = gql`
    query Place {
      place {
        id
      }
    }
  `;
  client.writeQuery({ query: place, data: { place: { __typename: 'Shift', id: '1' } } });
  expect(client.cache.extract()).toHaveProperty(['Shift:1']);
  await client.mutate({ mutation: change, ...navigateAfter });
  expect(client.readQuery({ query: board })).toBeNull();
  // The cache has neither the lists nor the records.
  expect(client.cache.extract()).not.toHaveProperty(['Shift:1']);
});

test('a change that affects no page fetches and forgets nothing', async () => {
  const { client, sent, stop } = await page();
  await client.query({ query: left });
  sent.length = 0;
  await client.mutate({ mutation: change, ...changesNothingShown });
  expect(sent).toEqual(['Change']);
  expect(client.readQuery({ query: left })).not.toBeNull();
  stop();
});
