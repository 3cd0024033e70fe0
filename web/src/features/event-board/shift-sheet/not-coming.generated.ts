/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type NotComing_SignupFragment = { id: string, unnotified: boolean | null, volunteer: { id: string, firstName: string, lastName: string, phone: string | null } };

export type NotifyOfCancellationMutationVariables = Exact<{
  signupId: string | number;
}>;


export type NotifyOfCancellationMutation = { notifyOfCancellation: { id: string, unnotified: boolean | null } };

export const NotComing_SignupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotComing_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unnotified"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode;
export const NotifyOfCancellationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotifyOfCancellation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifyOfCancellation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unnotified"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useNotifyOfCancellationMutation__
 *
 * To run a mutation, you first call `useNotifyOfCancellationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNotifyOfCancellationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [notifyOfCancellationMutation, { data, loading, error }] = useNotifyOfCancellationMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useNotifyOfCancellationMutation(baseOptions?: ApolloReactHooks.useMutation.Options<NotifyOfCancellationMutation, NotifyOfCancellationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NotifyOfCancellationMutation, NotifyOfCancellationMutationVariables>(NotifyOfCancellationDocument, options);
      }
export type NotifyOfCancellationMutationHookResult = ReturnType<typeof useNotifyOfCancellationMutation>;