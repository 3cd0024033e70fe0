/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type MailsPageQueryVariables = Exact<{
  token: string;
}>;


export type MailsPageQuery = { mailSwitch: { on: boolean } };

export type SwitchMailsMutationVariables = Exact<{
  token: string;
  on: boolean;
}>;


export type SwitchMailsMutation = { switchMails: { on: boolean } };


export const MailsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailSwitch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMailsPageQuery__
 *
 * To run a query within a React component, call `useMailsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailsPageQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useMailsPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<MailsPageQuery, MailsPageQueryVariables> & ({ variables: MailsPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailsPageQuery, MailsPageQueryVariables>(MailsPageDocument, options);
      }
export function useMailsPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<MailsPageQuery, MailsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailsPageQuery, MailsPageQueryVariables>(MailsPageDocument, options);
        }
export function useMailsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<MailsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<MailsPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<MailsPageQuery, MailsPageQueryVariables>(MailsPageDocument, options);
        }
export type MailsPageQueryHookResult = ReturnType<typeof useMailsPageQuery>;
export type MailsPageLazyQueryHookResult = ReturnType<typeof useMailsPageLazyQuery>;
export type MailsPageSuspenseQueryHookResult = ReturnType<typeof useMailsPageSuspenseQuery>;
export const SwitchMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSwitchMailsMutation__
 *
 * To run a mutation, you first call `useSwitchMailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSwitchMailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [switchMailsMutation, { data, loading, error }] = useSwitchMailsMutation({
 *   variables: {
 *      token: // value for 'token'
 *      on: // value for 'on'
 *   },
 * });
 */
export function useSwitchMailsMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SwitchMailsMutation, SwitchMailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SwitchMailsMutation, SwitchMailsMutationVariables>(SwitchMailsDocument, options);
      }
export type SwitchMailsMutationHookResult = ReturnType<typeof useSwitchMailsMutation>;