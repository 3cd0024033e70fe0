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

export type MagicLinkPageQueryVariables = Exact<{
  token: string;
}>;


export type MagicLinkPageQuery = { signInLinkEmail: string | null };

export type VerifyMagicLinkMutationVariables = Exact<{
  token: string;
}>;


export type VerifyMagicLinkMutation = { verifyMagicLink: { token: string, user: { id: string, firstName: string, lastName: string, role: Types.Role } } };


export const MagicLinkPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MagicLinkPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInLinkEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useMagicLinkPageQuery__
 *
 * To run a query within a React component, call `useMagicLinkPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useMagicLinkPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMagicLinkPageQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useMagicLinkPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<MagicLinkPageQuery, MagicLinkPageQueryVariables> & ({ variables: MagicLinkPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MagicLinkPageQuery, MagicLinkPageQueryVariables>(MagicLinkPageDocument, options);
      }
export function useMagicLinkPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<MagicLinkPageQuery, MagicLinkPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MagicLinkPageQuery, MagicLinkPageQueryVariables>(MagicLinkPageDocument, options);
        }
export function useMagicLinkPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<MagicLinkPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<MagicLinkPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<MagicLinkPageQuery, MagicLinkPageQueryVariables>(MagicLinkPageDocument, options);
        }
export type MagicLinkPageQueryHookResult = ReturnType<typeof useMagicLinkPageQuery>;
export type MagicLinkPageLazyQueryHookResult = ReturnType<typeof useMagicLinkPageLazyQuery>;
export type MagicLinkPageSuspenseQueryHookResult = ReturnType<typeof useMagicLinkPageSuspenseQuery>;
export const VerifyMagicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyMagicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyMagicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyMagicLinkMutation__
 *
 * To run a mutation, you first call `useVerifyMagicLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyMagicLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyMagicLinkMutation, { data, loading, error }] = useVerifyMagicLinkMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useVerifyMagicLinkMutation(baseOptions?: ApolloReactHooks.useMutation.Options<VerifyMagicLinkMutation, VerifyMagicLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyMagicLinkMutation, VerifyMagicLinkMutationVariables>(VerifyMagicLinkDocument, options);
      }
export type VerifyMagicLinkMutationHookResult = ReturnType<typeof useVerifyMagicLinkMutation>;