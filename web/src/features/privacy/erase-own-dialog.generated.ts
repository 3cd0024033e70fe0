/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RequestErasureMutationVariables = Exact<{
  volunteerIds: Array<string | number> | string | number;
}>;


export type RequestErasureMutation = { requestErasure: { people: Array<{ id: string }> } };


export const RequestErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"volunteerIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"volunteerIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"volunteerIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRequestErasureMutation__
 *
 * To run a mutation, you first call `useRequestErasureMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestErasureMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestErasureMutation, { data, loading, error }] = useRequestErasureMutation({
 *   variables: {
 *      volunteerIds: // value for 'volunteerIds'
 *   },
 * });
 */
export function useRequestErasureMutation(baseOptions?: ApolloReactHooks.useMutation.Options<RequestErasureMutation, RequestErasureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestErasureMutation, RequestErasureMutationVariables>(RequestErasureDocument, options);
      }
export type RequestErasureMutationHookResult = ReturnType<typeof useRequestErasureMutation>;