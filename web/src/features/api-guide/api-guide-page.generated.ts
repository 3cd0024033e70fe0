/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ApiGuideEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiGuideEventsQuery = { myEvents: Array<{ id: string, name: string, startDate: string, timeZone: string, location: string | null }> };

export type SomebodyInAShiftQueryVariables = Exact<{
  eventId: string | number;
}>;


export type SomebodyInAShiftQuery = { signups: { nodes: Array<{ id: string, shift: { id: string }, volunteer: { id: string } }> } };


export const ApiGuideEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiGuideEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useApiGuideEventsQuery__
 *
 * To run a query within a React component, call `useApiGuideEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useApiGuideEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApiGuideEventsQuery({
 *   variables: {
 *   },
 * });
 */
export function useApiGuideEventsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<ApiGuideEventsQuery, ApiGuideEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApiGuideEventsQuery, ApiGuideEventsQueryVariables>(ApiGuideEventsDocument, options);
      }
export function useApiGuideEventsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ApiGuideEventsQuery, ApiGuideEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApiGuideEventsQuery, ApiGuideEventsQueryVariables>(ApiGuideEventsDocument, options);
        }
export function useApiGuideEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ApiGuideEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ApiGuideEventsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ApiGuideEventsQuery, ApiGuideEventsQueryVariables>(ApiGuideEventsDocument, options);
        }
export type ApiGuideEventsQueryHookResult = ReturnType<typeof useApiGuideEventsQuery>;
export type ApiGuideEventsLazyQueryHookResult = ReturnType<typeof useApiGuideEventsLazyQuery>;
export type ApiGuideEventsSuspenseQueryHookResult = ReturnType<typeof useApiGuideEventsSuspenseQuery>;
export const SomebodyInAShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SomebodyInAShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSomebodyInAShiftQuery__
 *
 * To run a query within a React component, call `useSomebodyInAShiftQuery` and pass it any options that fit your needs.
 * When your component renders, `useSomebodyInAShiftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSomebodyInAShiftQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useSomebodyInAShiftQuery(baseOptions: ApolloReactHooks.useQuery.Options<SomebodyInAShiftQuery, SomebodyInAShiftQueryVariables> & ({ variables: SomebodyInAShiftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SomebodyInAShiftQuery, SomebodyInAShiftQueryVariables>(SomebodyInAShiftDocument, options);
      }
export function useSomebodyInAShiftLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<SomebodyInAShiftQuery, SomebodyInAShiftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SomebodyInAShiftQuery, SomebodyInAShiftQueryVariables>(SomebodyInAShiftDocument, options);
        }
export function useSomebodyInAShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<SomebodyInAShiftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<SomebodyInAShiftQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<SomebodyInAShiftQuery, SomebodyInAShiftQueryVariables>(SomebodyInAShiftDocument, options);
        }
export type SomebodyInAShiftQueryHookResult = ReturnType<typeof useSomebodyInAShiftQuery>;
export type SomebodyInAShiftLazyQueryHookResult = ReturnType<typeof useSomebodyInAShiftLazyQuery>;
export type SomebodyInAShiftSuspenseQueryHookResult = ReturnType<typeof useSomebodyInAShiftSuspenseQuery>;