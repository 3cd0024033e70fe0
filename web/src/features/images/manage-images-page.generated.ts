/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ManageImagesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageImagesPageQuery = { events: Array<{ id: string, name: string, slug: string, startDate: string, endDate: string, coverImageUrl: string | null }>, categories: Array<{ id: string, name: string, eventId: string, coverImageUrl: string | null }>, opportunities: Array<{ id: string, name: string, eventId: string, coverImageUrl: string | null, category: { id: string, name: string } }> };


export const ManageImagesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageImagesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useManageImagesPageQuery__
 *
 * To run a query within a React component, call `useManageImagesPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useManageImagesPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManageImagesPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useManageImagesPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<ManageImagesPageQuery, ManageImagesPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManageImagesPageQuery, ManageImagesPageQueryVariables>(ManageImagesPageDocument, options);
      }
export function useManageImagesPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ManageImagesPageQuery, ManageImagesPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManageImagesPageQuery, ManageImagesPageQueryVariables>(ManageImagesPageDocument, options);
        }
export function useManageImagesPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ManageImagesPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ManageImagesPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ManageImagesPageQuery, ManageImagesPageQueryVariables>(ManageImagesPageDocument, options);
        }
export type ManageImagesPageQueryHookResult = ReturnType<typeof useManageImagesPageQuery>;
export type ManageImagesPageLazyQueryHookResult = ReturnType<typeof useManageImagesPageLazyQuery>;
export type ManageImagesPageSuspenseQueryHookResult = ReturnType<typeof useManageImagesPageSuspenseQuery>;