/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { privacyNotice: { notice: string, parts: Array<{ what: string, why: string, keptFor: string }> } };


export const PrivacyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePrivacyPageQuery__
 *
 * To run a query within a React component, call `usePrivacyPageQuery` and pass it any options that fit your needs.
 * When your component renders, `usePrivacyPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePrivacyPageQuery({
 *   variables: {
 *   },
 * });
 */
export function usePrivacyPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<PrivacyPageQuery, PrivacyPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrivacyPageQuery, PrivacyPageQueryVariables>(PrivacyPageDocument, options);
      }
export function usePrivacyPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PrivacyPageQuery, PrivacyPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrivacyPageQuery, PrivacyPageQueryVariables>(PrivacyPageDocument, options);
        }
export function usePrivacyPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PrivacyPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PrivacyPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PrivacyPageQuery, PrivacyPageQueryVariables>(PrivacyPageDocument, options);
        }
export type PrivacyPageQueryHookResult = ReturnType<typeof usePrivacyPageQuery>;
export type PrivacyPageLazyQueryHookResult = ReturnType<typeof usePrivacyPageLazyQuery>;
export type PrivacyPageSuspenseQueryHookResult = ReturnType<typeof usePrivacyPageSuspenseQuery>;