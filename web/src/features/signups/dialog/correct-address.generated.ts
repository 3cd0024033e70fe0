/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CorrectSignupEmailMutationVariables = Exact<{
  signupId: string | number;
  email: string;
}>;


export type CorrectSignupEmailMutation = { correctSignupEmail: { signup: { id: string }, volunteer: { id: string, email: string | null } } };


export const CorrectSignupEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSignupEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSignupEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCorrectSignupEmailMutation__
 *
 * To run a mutation, you first call `useCorrectSignupEmailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectSignupEmailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctSignupEmailMutation, { data, loading, error }] = useCorrectSignupEmailMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *      email: // value for 'email'
 *   },
 * });
 */
export function useCorrectSignupEmailMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CorrectSignupEmailMutation, CorrectSignupEmailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectSignupEmailMutation, CorrectSignupEmailMutationVariables>(CorrectSignupEmailDocument, options);
      }
export type CorrectSignupEmailMutationHookResult = ReturnType<typeof useCorrectSignupEmailMutation>;