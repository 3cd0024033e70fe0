/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BeginOidcConnectionMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginOidcConnectionMutation = { beginOidcConnection: { address: string } };

export type DisconnectOidcMutationVariables = Exact<{
  id: string | number;
}>;


export type DisconnectOidcMutation = { disconnectOidc: { connections: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };


export const BeginOidcConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOidcConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginOidcConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBeginOidcConnectionMutation__
 *
 * To run a mutation, you first call `useBeginOidcConnectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBeginOidcConnectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [beginOidcConnectionMutation, { data, loading, error }] = useBeginOidcConnectionMutation({
 *   variables: {
 *   },
 * });
 */
export function useBeginOidcConnectionMutation(baseOptions?: ApolloReactHooks.useMutation.Options<BeginOidcConnectionMutation, BeginOidcConnectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BeginOidcConnectionMutation, BeginOidcConnectionMutationVariables>(BeginOidcConnectionDocument, options);
      }
export type BeginOidcConnectionMutationHookResult = ReturnType<typeof useBeginOidcConnectionMutation>;
export const DisconnectOidcDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectOidc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectOidc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed_connection"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useDisconnectOidcMutation__
 *
 * To run a mutation, you first call `useDisconnectOidcMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDisconnectOidcMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [disconnectOidcMutation, { data, loading, error }] = useDisconnectOidcMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDisconnectOidcMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DisconnectOidcMutation, DisconnectOidcMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisconnectOidcMutation, DisconnectOidcMutationVariables>(DisconnectOidcDocument, options);
      }
export type DisconnectOidcMutationHookResult = ReturnType<typeof useDisconnectOidcMutation>;