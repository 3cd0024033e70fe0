/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ConfirmSignupMutationVariables = Exact<{
  signupId: string | number;
}>;


export type ConfirmSignupMutation = { confirmSignup: { signup: { id: string, unconfirmedSince: string | null } } };


export const ConfirmSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConfirmSignupMutation__
 *
 * To run a mutation, you first call `useConfirmSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmSignupMutation, { data, loading, error }] = useConfirmSignupMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useConfirmSignupMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ConfirmSignupMutation, ConfirmSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmSignupMutation, ConfirmSignupMutationVariables>(ConfirmSignupDocument, options);
      }
export type ConfirmSignupMutationHookResult = ReturnType<typeof useConfirmSignupMutation>;