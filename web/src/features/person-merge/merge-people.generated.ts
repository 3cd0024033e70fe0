/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PeopleToMergeQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PeopleToMergeQuery = { volunteers: { nodes: Array<{ id: string, firstName: string, lastName: string, email: string | null, phone: string | null }> } };


export const PeopleToMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleToMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePeopleToMergeQuery__
 *
 * To run a query within a React component, call `usePeopleToMergeQuery` and pass it any options that fit your needs.
 * When your component renders, `usePeopleToMergeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePeopleToMergeQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function usePeopleToMergeQuery(baseOptions?: ApolloReactHooks.useQuery.Options<PeopleToMergeQuery, PeopleToMergeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PeopleToMergeQuery, PeopleToMergeQueryVariables>(PeopleToMergeDocument, options);
      }
export function usePeopleToMergeLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PeopleToMergeQuery, PeopleToMergeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PeopleToMergeQuery, PeopleToMergeQueryVariables>(PeopleToMergeDocument, options);
        }
export function usePeopleToMergeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PeopleToMergeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PeopleToMergeQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PeopleToMergeQuery, PeopleToMergeQueryVariables>(PeopleToMergeDocument, options);
        }
export type PeopleToMergeQueryHookResult = ReturnType<typeof usePeopleToMergeQuery>;
export type PeopleToMergeLazyQueryHookResult = ReturnType<typeof usePeopleToMergeLazyQuery>;
export type PeopleToMergeSuspenseQueryHookResult = ReturnType<typeof usePeopleToMergeSuspenseQuery>;