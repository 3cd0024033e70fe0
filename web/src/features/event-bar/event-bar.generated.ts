/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type EventBarQueryVariables = Exact<{ [key: string]: never; }>;


export type EventBarQuery = { managedEvents: Array<{ state: Types.EventState, id: string, name: string, startDate: string, endDate: string }> };


export const EventBarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventBar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]} as unknown as DocumentNode;

/**
 * __useEventBarQuery__
 *
 * To run a query within a React component, call `useEventBarQuery` and pass it any options that fit your needs.
 * When your component renders, `useEventBarQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEventBarQuery({
 *   variables: {
 *   },
 * });
 */
export function useEventBarQuery(baseOptions?: ApolloReactHooks.useQuery.Options<EventBarQuery, EventBarQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventBarQuery, EventBarQueryVariables>(EventBarDocument, options);
      }
export function useEventBarLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<EventBarQuery, EventBarQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventBarQuery, EventBarQueryVariables>(EventBarDocument, options);
        }
export function useEventBarSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<EventBarQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<EventBarQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<EventBarQuery, EventBarQueryVariables>(EventBarDocument, options);
        }
export type EventBarQueryHookResult = ReturnType<typeof useEventBarQuery>;
export type EventBarLazyQueryHookResult = ReturnType<typeof useEventBarLazyQuery>;
export type EventBarSuspenseQueryHookResult = ReturnType<typeof useEventBarSuspenseQuery>;