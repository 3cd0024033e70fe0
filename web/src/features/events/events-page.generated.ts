/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type EventsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsPageQuery = { events: Array<{ id: string, name: string, slug: string, startDate: string, endDate: string, location: string | null, website: string | null, coverImageUrl: string | null, qtyRequired: number, qtyRegistered: number, openSpotCount: number, isOver: boolean }> };


export const EventsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;

/**
 * __useEventsPageQuery__
 *
 * To run a query within a React component, call `useEventsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useEventsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEventsPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useEventsPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<EventsPageQuery, EventsPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventsPageQuery, EventsPageQueryVariables>(EventsPageDocument, options);
      }
export function useEventsPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<EventsPageQuery, EventsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventsPageQuery, EventsPageQueryVariables>(EventsPageDocument, options);
        }
export function useEventsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<EventsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<EventsPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<EventsPageQuery, EventsPageQueryVariables>(EventsPageDocument, options);
        }
export type EventsPageQueryHookResult = ReturnType<typeof useEventsPageQuery>;
export type EventsPageLazyQueryHookResult = ReturnType<typeof useEventsPageLazyQuery>;
export type EventsPageSuspenseQueryHookResult = ReturnType<typeof useEventsPageSuspenseQuery>;