/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A proof for a challenge: one of the fields beside it. */
export type StepUpInput = {
  /** The challenge that came with the refusal or the options. */
  challenge: string;
  /** WebAuthn’s answer of `navigator.credentials.get`, JSON as text. */
  passkey?: string | null | undefined;
  /** The password, where there is no second factor. */
  password?: string | null | undefined;
  /** A recovery code, `XXXXX-XXXXX`. */
  recoveryCode?: string | null | undefined;
  /** Six digits of an authenticator app. */
  totp?: string | null | undefined;
};

export type StepUpMutationVariables = Exact<{
  input: Types.StepUpInput;
}>;


export type StepUpMutation = { stepUp: { provenUntil: string } };


export const StepUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StepUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StepUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provenUntil"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useStepUpMutation__
 *
 * To run a mutation, you first call `useStepUpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStepUpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [stepUpMutation, { data, loading, error }] = useStepUpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useStepUpMutation(baseOptions?: ApolloReactHooks.useMutation.Options<StepUpMutation, StepUpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StepUpMutation, StepUpMutationVariables>(StepUpDocument, options);
      }
export type StepUpMutationHookResult = ReturnType<typeof useStepUpMutation>;