import type { ApolloClient } from '@apollo/client';

/** Drops what the cache knows of an event's programme, so that open pages ask again and others find what is there now. */
export function forgetProgramme({ cache }: Pick<ApolloClient, 'cache'>, eventId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Event', id: eventId }) });
  for (const fieldName of ['events', 'event', 'categories', 'opportunities', 'shifts', 'stats']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}
