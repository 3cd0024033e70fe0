/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ApiGuideEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiGuideEventsQuery = { myEvents: Array<{ id: string, name: string }> };


export const ApiGuideEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiGuideEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

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