import type { ApolloClient } from '@apollo/client';
import { forgetFields } from '../../graphql/forget-fields';

/** Drops what the cache knows of an event's programme, so that open pages ask again and others find what is there now. */
export function forgetProgramme({ cache }: Pick<ApolloClient, 'cache'>, eventId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Event', id: eventId }) });
  forgetFields(cache, 'events', 'event', 'categories', 'opportunities', 'shifts');
}
