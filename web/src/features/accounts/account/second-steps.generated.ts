/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A passkey. */
export type AddPasskeyInput = {
  /** The challenge that came with the refusal or the options. */
  challenge: string;
  /** What its owner calls it, such as “My phone”; 1 to 60 characters. */
  name: string;
  /** WebAuthn’s answer of `navigator.credentials.create`, JSON as text. */
  response: string;
};

/** An authenticator app. */
export type AddTotpInput = {
  /** Six digits of the app. */
  code: string;
  /** What its owner calls it, such as “My phone”; 1 to 60 characters. */
  name: string;
};

/** The kinds of second factors. */
export type FactorKind =
  /** A passkey of a phone, computer or security key. It signs in without a password, too. */
  | 'PASSKEY'
  /** An authenticator app that shows six digits. */
  | 'TOTP';

export type PasskeyOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyOptionsMutation = { passkeyOptions: { challenge: string, options: string } };

export type AddPasskeyMutationVariables = Exact<{
  input: Types.AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> | null, factor: { id: string, kind: Types.FactorKind, name: string, createdAt: string, lastUsedAt: string | null } } };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { beginTotp: { secret: string, uri: string, qr: string } };

export type AddTotpMutationVariables = Exact<{
  input: Types.AddTotpInput;
}>;


export type AddTotpMutation = { addTotp: { recoveryCodes: Array<string> | null, factor: { id: string, kind: Types.FactorKind, name: string, createdAt: string, lastUsedAt: string | null } } };

export type NewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type NewRecoveryCodesMutation = { newRecoveryCodes: { recoveryCodes: Array<string> } };

export type RemoveFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFactorMutation = { removeFactor: { factors: Array<{ id: string, kind: Types.FactorKind, name: string, createdAt: string, lastUsedAt: string | null }> } };


export const PasskeyOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePasskeyOptionsMutation__
 *
 * To run a mutation, you first call `usePasskeyOptionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePasskeyOptionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [passkeyOptionsMutation, { data, loading, error }] = usePasskeyOptionsMutation({
 *   variables: {
 *   },
 * });
 */
export function usePasskeyOptionsMutation(baseOptions?: ApolloReactHooks.useMutation.Options<PasskeyOptionsMutation, PasskeyOptionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PasskeyOptionsMutation, PasskeyOptionsMutationVariables>(PasskeyOptionsDocument, options);
      }
export type PasskeyOptionsMutationHookResult = ReturnType<typeof usePasskeyOptionsMutation>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed_factor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed_factor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Factor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useAddPasskeyMutation__
 *
 * To run a mutation, you first call `useAddPasskeyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddPasskeyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addPasskeyMutation, { data, loading, error }] = useAddPasskeyMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddPasskeyMutation(baseOptions?: ApolloReactHooks.useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddPasskeyMutation, AddPasskeyMutationVariables>(AddPasskeyDocument, options);
      }
export type AddPasskeyMutationHookResult = ReturnType<typeof useAddPasskeyMutation>;
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBeginTotpMutation__
 *
 * To run a mutation, you first call `useBeginTotpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBeginTotpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [beginTotpMutation, { data, loading, error }] = useBeginTotpMutation({
 *   variables: {
 *   },
 * });
 */
export function useBeginTotpMutation(baseOptions?: ApolloReactHooks.useMutation.Options<BeginTotpMutation, BeginTotpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BeginTotpMutation, BeginTotpMutationVariables>(BeginTotpDocument, options);
      }
export type BeginTotpMutationHookResult = ReturnType<typeof useBeginTotpMutation>;
export const AddTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed_factor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed_factor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Factor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useAddTotpMutation__
 *
 * To run a mutation, you first call `useAddTotpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddTotpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addTotpMutation, { data, loading, error }] = useAddTotpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddTotpMutation(baseOptions?: ApolloReactHooks.useMutation.Options<AddTotpMutation, AddTotpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddTotpMutation, AddTotpMutationVariables>(AddTotpDocument, options);
      }
export type AddTotpMutationHookResult = ReturnType<typeof useAddTotpMutation>;
export const NewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useNewRecoveryCodesMutation__
 *
 * To run a mutation, you first call `useNewRecoveryCodesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNewRecoveryCodesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [newRecoveryCodesMutation, { data, loading, error }] = useNewRecoveryCodesMutation({
 *   variables: {
 *   },
 * });
 */
export function useNewRecoveryCodesMutation(baseOptions?: ApolloReactHooks.useMutation.Options<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>(NewRecoveryCodesDocument, options);
      }
export type NewRecoveryCodesMutationHookResult = ReturnType<typeof useNewRecoveryCodesMutation>;
export const RemoveFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listed_factor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listed_factor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Factor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useRemoveFactorMutation__
 *
 * To run a mutation, you first call `useRemoveFactorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveFactorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeFactorMutation, { data, loading, error }] = useRemoveFactorMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveFactorMutation(baseOptions?: ApolloReactHooks.useMutation.Options<RemoveFactorMutation, RemoveFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveFactorMutation, RemoveFactorMutationVariables>(RemoveFactorDocument, options);
      }
export type RemoveFactorMutationHookResult = ReturnType<typeof useRemoveFactorMutation>;