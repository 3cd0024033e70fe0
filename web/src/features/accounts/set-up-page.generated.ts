/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The roles of staff. */
export type Role =
  /** Runs everything. */
  | 'ADMIN'
  /** Runs their own categories. */
  | 'LEAD';

/** The first admin, with the token of the set-up link printed at start. */
export type SetUpFirstAdminInput = {
  /** A valid address: 'Please enter a valid email address'. */
  email: string;
  /** Required: 'First name is required'. */
  firstName: string;
  /** Required: 'Last name is required'. */
  lastName: string;
  /** At least 8 characters ('Password must be at least 8 characters'), and none that is easy to guess. */
  password: string;
  /** The token of the link. */
  token: string;
};

export type SetUpFirstAdminMutationVariables = Exact<{
  input: Types.SetUpFirstAdminInput;
}>;


export type SetUpFirstAdminMutation = { setUpFirstAdmin: { token: string, user: { id: string, firstName: string, lastName: string, role: Types.Role } } };


export const SetUpFirstAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpFirstAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpFirstAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpFirstAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSetUpFirstAdminMutation__
 *
 * To run a mutation, you first call `useSetUpFirstAdminMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetUpFirstAdminMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setUpFirstAdminMutation, { data, loading, error }] = useSetUpFirstAdminMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetUpFirstAdminMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SetUpFirstAdminMutation, SetUpFirstAdminMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetUpFirstAdminMutation, SetUpFirstAdminMutationVariables>(SetUpFirstAdminDocument, options);
      }
export type SetUpFirstAdminMutationHookResult = ReturnType<typeof useSetUpFirstAdminMutation>;