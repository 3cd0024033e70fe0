/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SignInWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInWaysQuery = { signInWays: { passkeys: boolean, provider: string | null, passwordsAreForAdmins: boolean } };


export const SignInWaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"passwordsAreForAdmins"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignInWaysQuery__
 *
 * To run a query within a React component, call `useSignInWaysQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignInWaysQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignInWaysQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignInWaysQuery(baseOptions?: ApolloReactHooks.useQuery.Options<SignInWaysQuery, SignInWaysQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignInWaysQuery, SignInWaysQueryVariables>(SignInWaysDocument, options);
      }
export function useSignInWaysLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<SignInWaysQuery, SignInWaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignInWaysQuery, SignInWaysQueryVariables>(SignInWaysDocument, options);
        }
export function useSignInWaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<SignInWaysQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<SignInWaysQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<SignInWaysQuery, SignInWaysQueryVariables>(SignInWaysDocument, options);
        }
export type SignInWaysQueryHookResult = ReturnType<typeof useSignInWaysQuery>;
export type SignInWaysLazyQueryHookResult = ReturnType<typeof useSignInWaysLazyQuery>;
export type SignInWaysSuspenseQueryHookResult = ReturnType<typeof useSignInWaysSuspenseQuery>;