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

export type DevLoginPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DevLoginPageQuery = { demoUsers: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role }> };

export type DevSignInMutationVariables = Exact<{
  userId: string | number;
}>;


export type DevSignInMutation = { devSignIn: { token: string, user: { id: string, firstName: string, lastName: string, role: Types.Role } } };


export const DevLoginPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DevLoginPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDevLoginPageQuery__
 *
 * To run a query within a React component, call `useDevLoginPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useDevLoginPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDevLoginPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useDevLoginPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<DevLoginPageQuery, DevLoginPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DevLoginPageQuery, DevLoginPageQueryVariables>(DevLoginPageDocument, options);
      }
export function useDevLoginPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<DevLoginPageQuery, DevLoginPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DevLoginPageQuery, DevLoginPageQueryVariables>(DevLoginPageDocument, options);
        }
export function useDevLoginPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<DevLoginPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<DevLoginPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<DevLoginPageQuery, DevLoginPageQueryVariables>(DevLoginPageDocument, options);
        }
export type DevLoginPageQueryHookResult = ReturnType<typeof useDevLoginPageQuery>;
export type DevLoginPageLazyQueryHookResult = ReturnType<typeof useDevLoginPageLazyQuery>;
export type DevLoginPageSuspenseQueryHookResult = ReturnType<typeof useDevLoginPageSuspenseQuery>;
export const DevSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DevSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDevSignInMutation__
 *
 * To run a mutation, you first call `useDevSignInMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDevSignInMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [devSignInMutation, { data, loading, error }] = useDevSignInMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useDevSignInMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DevSignInMutation, DevSignInMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DevSignInMutation, DevSignInMutationVariables>(DevSignInDocument, options);
      }
export type DevSignInMutationHookResult = ReturnType<typeof useDevSignInMutation>;