/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What became of the search for a replacement. */
export type ReplacementState =
  /** The signup stands in another shift now, or went up in another one. */
  | 'ENDED'
  /** The place was given back without waiting; the link still takes it while it is free. */
  | 'GIVEN_BACK'
  /** Somebody is looked for; the place is theirs until then. */
  | 'OPEN'
  /** Somebody took over. */
  | 'TAKEN'
  /** They come after all, and nobody is looked for any more. */
  | 'WITHDRAWN';

export type MyReplacementsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReplacementsQuery = { myReplacements: Array<{ signupId: string | null, id: string, state: Types.ReplacementState, message: string | null, waitlistFirst: boolean, address: string | null, asksOthers: boolean, askedCount: number }> };

export type Search_ReplacementFragment = { id: string, state: Types.ReplacementState, message: string | null, waitlistFirst: boolean, address: string | null, asksOthers: boolean, askedCount: number };

export type AskForReplacementMutationVariables = Exact<{
  signupId: string | number;
  message?: string | null | undefined;
  askOthers?: boolean | null | undefined;
}>;


export type AskForReplacementMutation = { askForReplacement: { replacement: { id: string, state: Types.ReplacementState, message: string | null, waitlistFirst: boolean, address: string | null, asksOthers: boolean, askedCount: number } } };

export type WithdrawReplacementMutationVariables = Exact<{
  signupId: string | number;
}>;


export type WithdrawReplacementMutation = { withdrawReplacement: { replacement: { id: string, state: Types.ReplacementState, message: string | null, waitlistFirst: boolean, address: string | null, asksOthers: boolean, askedCount: number } } };

export const Search_ReplacementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Search_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"asksOthers"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}}]}}]} as unknown as DocumentNode;
export const MyReplacementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReplacements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myReplacements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Search_replacement"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Search_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"asksOthers"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useMyReplacementsQuery__
 *
 * To run a query within a React component, call `useMyReplacementsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyReplacementsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyReplacementsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyReplacementsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<MyReplacementsQuery, MyReplacementsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyReplacementsQuery, MyReplacementsQueryVariables>(MyReplacementsDocument, options);
      }
export function useMyReplacementsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<MyReplacementsQuery, MyReplacementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyReplacementsQuery, MyReplacementsQueryVariables>(MyReplacementsDocument, options);
        }
export function useMyReplacementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<MyReplacementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<MyReplacementsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<MyReplacementsQuery, MyReplacementsQueryVariables>(MyReplacementsDocument, options);
        }
export type MyReplacementsQueryHookResult = ReturnType<typeof useMyReplacementsQuery>;
export type MyReplacementsLazyQueryHookResult = ReturnType<typeof useMyReplacementsLazyQuery>;
export type MyReplacementsSuspenseQueryHookResult = ReturnType<typeof useMyReplacementsSuspenseQuery>;
export const AskForReplacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForReplacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"askOthers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForReplacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"askOthers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"askOthers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Search_replacement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Search_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"asksOthers"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useAskForReplacementMutation__
 *
 * To run a mutation, you first call `useAskForReplacementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAskForReplacementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [askForReplacementMutation, { data, loading, error }] = useAskForReplacementMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *      message: // value for 'message'
 *      askOthers: // value for 'askOthers'
 *   },
 * });
 */
export function useAskForReplacementMutation(baseOptions?: ApolloReactHooks.useMutation.Options<AskForReplacementMutation, AskForReplacementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskForReplacementMutation, AskForReplacementMutationVariables>(AskForReplacementDocument, options);
      }
export type AskForReplacementMutationHookResult = ReturnType<typeof useAskForReplacementMutation>;
export const WithdrawReplacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawReplacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawReplacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Search_replacement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Search_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"asksOthers"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useWithdrawReplacementMutation__
 *
 * To run a mutation, you first call `useWithdrawReplacementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawReplacementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawReplacementMutation, { data, loading, error }] = useWithdrawReplacementMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useWithdrawReplacementMutation(baseOptions?: ApolloReactHooks.useMutation.Options<WithdrawReplacementMutation, WithdrawReplacementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawReplacementMutation, WithdrawReplacementMutationVariables>(WithdrawReplacementDocument, options);
      }
export type WithdrawReplacementMutationHookResult = ReturnType<typeof useWithdrawReplacementMutation>;