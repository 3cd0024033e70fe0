/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ReplaceLinkMutationVariables = Exact<{
  token: string;
}>;


export type ReplaceLinkMutation = { replaceHouseholdLink: boolean };


export const ReplaceLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceHouseholdLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useReplaceLinkMutation__
 *
 * To run a mutation, you first call `useReplaceLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReplaceLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [replaceLinkMutation, { data, loading, error }] = useReplaceLinkMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useReplaceLinkMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ReplaceLinkMutation, ReplaceLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplaceLinkMutation, ReplaceLinkMutationVariables>(ReplaceLinkDocument, options);
      }
export type ReplaceLinkMutationHookResult = ReturnType<typeof useReplaceLinkMutation>;