/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SetUpLinkOwnerQueryVariables = Exact<{
  token: string;
}>;


export type SetUpLinkOwnerQuery = { setUpLinkEmail: string | null };


export const SetUpLinkOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetUpLinkOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpLinkEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useSetUpLinkOwnerQuery__
 *
 * To run a query within a React component, call `useSetUpLinkOwnerQuery` and pass it any options that fit your needs.
 * When your component renders, `useSetUpLinkOwnerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSetUpLinkOwnerQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useSetUpLinkOwnerQuery(baseOptions: ApolloReactHooks.useQuery.Options<SetUpLinkOwnerQuery, SetUpLinkOwnerQueryVariables> & ({ variables: SetUpLinkOwnerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SetUpLinkOwnerQuery, SetUpLinkOwnerQueryVariables>(SetUpLinkOwnerDocument, options);
      }
export function useSetUpLinkOwnerLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<SetUpLinkOwnerQuery, SetUpLinkOwnerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SetUpLinkOwnerQuery, SetUpLinkOwnerQueryVariables>(SetUpLinkOwnerDocument, options);
        }
export function useSetUpLinkOwnerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<SetUpLinkOwnerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<SetUpLinkOwnerQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<SetUpLinkOwnerQuery, SetUpLinkOwnerQueryVariables>(SetUpLinkOwnerDocument, options);
        }
export type SetUpLinkOwnerQueryHookResult = ReturnType<typeof useSetUpLinkOwnerQuery>;
export type SetUpLinkOwnerLazyQueryHookResult = ReturnType<typeof useSetUpLinkOwnerLazyQuery>;
export type SetUpLinkOwnerSuspenseQueryHookResult = ReturnType<typeof useSetUpLinkOwnerSuspenseQuery>;