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


export type EventBarQuery = { managedEvents: Array<{ id: string, name: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean }> };

export type PublishFromBarMutationVariables = Exact<{
  eventId: string | number;
}>;


export type PublishFromBarMutation = { publishEvent: { event: { id: string, state: Types.EventState } } };


export const EventBarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventBar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;

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
export const PublishFromBarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishFromBar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePublishFromBarMutation__
 *
 * To run a mutation, you first call `usePublishFromBarMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePublishFromBarMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [publishFromBarMutation, { data, loading, error }] = usePublishFromBarMutation({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function usePublishFromBarMutation(baseOptions?: ApolloReactHooks.useMutation.Options<PublishFromBarMutation, PublishFromBarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PublishFromBarMutation, PublishFromBarMutationVariables>(PublishFromBarDocument, options);
      }
export type PublishFromBarMutationHookResult = ReturnType<typeof usePublishFromBarMutation>;