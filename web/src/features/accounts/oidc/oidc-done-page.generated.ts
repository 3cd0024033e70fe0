/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The roles of staff. */
export type Role =
  /** Runs everything. */
  | 'ADMIN'
  /** Runs their own categories. */
  | 'LEAD';

export type ClaimSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimSessionMutation = { claimSession: { token: string, user: { id: string, firstName: string, lastName: string, role: Types.Role } } };


export const ClaimSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useClaimSessionMutation__
 *
 * To run a mutation, you first call `useClaimSessionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useClaimSessionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [claimSessionMutation, { data, loading, error }] = useClaimSessionMutation({
 *   variables: {
 *   },
 * });
 */
export function useClaimSessionMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ClaimSessionMutation, ClaimSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ClaimSessionMutation, ClaimSessionMutationVariables>(ClaimSessionDocument, options);
      }
export type ClaimSessionMutationHookResult = ReturnType<typeof useClaimSessionMutation>;