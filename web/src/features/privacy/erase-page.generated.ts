/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ErasePageQueryVariables = Exact<{
  token: string;
}>;


export type ErasePageQuery = { erasure: { futureSignups: number, expiresAt: string, people: Array<{ id: string, firstName: string, lastName: string }> } };

export type ConfirmErasureMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmErasureMutation = { confirmErasure: { erased: number } };


export const ErasePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"futureSignups"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useErasePageQuery__
 *
 * To run a query within a React component, call `useErasePageQuery` and pass it any options that fit your needs.
 * When your component renders, `useErasePageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useErasePageQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useErasePageQuery(baseOptions: ApolloReactHooks.useQuery.Options<ErasePageQuery, ErasePageQueryVariables> & ({ variables: ErasePageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ErasePageQuery, ErasePageQueryVariables>(ErasePageDocument, options);
      }
export function useErasePageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ErasePageQuery, ErasePageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ErasePageQuery, ErasePageQueryVariables>(ErasePageDocument, options);
        }
export function useErasePageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ErasePageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ErasePageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ErasePageQuery, ErasePageQueryVariables>(ErasePageDocument, options);
        }
export type ErasePageQueryHookResult = ReturnType<typeof useErasePageQuery>;
export type ErasePageLazyQueryHookResult = ReturnType<typeof useErasePageLazyQuery>;
export type ErasePageSuspenseQueryHookResult = ReturnType<typeof useErasePageSuspenseQuery>;
export const ConfirmErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConfirmErasureMutation__
 *
 * To run a mutation, you first call `useConfirmErasureMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmErasureMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmErasureMutation, { data, loading, error }] = useConfirmErasureMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useConfirmErasureMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ConfirmErasureMutation, ConfirmErasureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmErasureMutation, ConfirmErasureMutationVariables>(ConfirmErasureDocument, options);
      }
export type ConfirmErasureMutationHookResult = ReturnType<typeof useConfirmErasureMutation>;