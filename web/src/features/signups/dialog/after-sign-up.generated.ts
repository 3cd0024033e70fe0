/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SetMayBeAskedMutationVariables = Exact<{
  mayBeAsked: boolean;
  signupIds?: Array<string | number> | string | number | null | undefined;
}>;


export type SetMayBeAskedMutation = { setMayBeAsked: boolean };


export const SetMayBeAskedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMayBeAsked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mayBeAsked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMayBeAsked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mayBeAsked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mayBeAsked"}}},{"kind":"Argument","name":{"kind":"Name","value":"signupIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupIds"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useSetMayBeAskedMutation__
 *
 * To run a mutation, you first call `useSetMayBeAskedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetMayBeAskedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setMayBeAskedMutation, { data, loading, error }] = useSetMayBeAskedMutation({
 *   variables: {
 *      mayBeAsked: // value for 'mayBeAsked'
 *      signupIds: // value for 'signupIds'
 *   },
 * });
 */
export function useSetMayBeAskedMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SetMayBeAskedMutation, SetMayBeAskedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetMayBeAskedMutation, SetMayBeAskedMutationVariables>(SetMayBeAskedDocument, options);
      }
export type SetMayBeAskedMutationHookResult = ReturnType<typeof useSetMayBeAskedMutation>;