/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Kinds of data whose time a club sets. */
export type RetentionKind =
  /** Answers except sizes of T-shirts, guardians' names and wording, messages, and who waited; counted from the event's last day. */
  | 'ANSWERS'
  /** The audit log, mails to groups, and who applied a change of plan, counted from then. */
  | 'AUDIT'
  /** Phone numbers, counted from the last day of the last event that somebody signed up for, or that their household waited for. */
  | 'CONTACTS'
  /** Mails that were sent or failed, counted from then. */
  | 'MAILS'
  /** Names, addresses and sizes of T-shirts, counted as phone numbers. Who got a mail that is still kept stays. */
  | 'NAMES';

/** For how long a kind of data is kept. */
export type RetentionRuleInput = {
  /** Days. */
  days: number;
  /** The kind of data. */
  kind: RetentionKind;
};

/** What an admin sets about retention; what is left out stays. */
export type SetRetentionInput = {
  /** The words of the club on the page about privacy, as plain text; empty for none. */
  notice?: string | null | undefined;
  /** Kinds to change. Fewer days apply 24 hours later, more days at once. */
  rules?: Array<RetentionRuleInput> | null | undefined;
};

export type PrivacySettings_RetentionFragment = { startsAt: string, nextRunAt: string, notice: string, rules: Array<{ kind: Types.RetentionKind, days: number, default: number, atLeast: number, atMost: number, changesAt: string | null, previousDays: number | null, wouldGo: number }>, runs: Array<{ at: string, counts: Array<{ kind: Types.RetentionKind, count: number }> }> };

export type PrivacySettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacySettingsPageQuery = { retention: { startsAt: string, nextRunAt: string, notice: string, rules: Array<{ kind: Types.RetentionKind, days: number, default: number, atLeast: number, atMost: number, changesAt: string | null, previousDays: number | null, wouldGo: number }>, runs: Array<{ at: string, counts: Array<{ kind: Types.RetentionKind, count: number }> }> } };

export type SetRetentionMutationVariables = Exact<{
  input: Types.SetRetentionInput;
}>;


export type SetRetentionMutation = { setRetention: { retention: { startsAt: string, nextRunAt: string, notice: string, rules: Array<{ kind: Types.RetentionKind, days: number, default: number, atLeast: number, atMost: number, changesAt: string | null, previousDays: number | null, wouldGo: number }>, runs: Array<{ at: string, counts: Array<{ kind: Types.RetentionKind, count: number }> }> } } };

export type StartRetentionMutationVariables = Exact<{ [key: string]: never; }>;


export type StartRetentionMutation = { startRetention: { retention: { startsAt: string } } };

export const PrivacySettings_RetentionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_Retention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"atLeast"}},{"kind":"Field","name":{"kind":"Name","value":"atMost"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousDays"}},{"kind":"Field","name":{"kind":"Name","value":"wouldGo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode;
export const PrivacySettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacySettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings_Retention"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_Retention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"atLeast"}},{"kind":"Field","name":{"kind":"Name","value":"atMost"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousDays"}},{"kind":"Field","name":{"kind":"Name","value":"wouldGo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePrivacySettingsPageQuery__
 *
 * To run a query within a React component, call `usePrivacySettingsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `usePrivacySettingsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePrivacySettingsPageQuery({
 *   variables: {
 *   },
 * });
 */
export function usePrivacySettingsPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<PrivacySettingsPageQuery, PrivacySettingsPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrivacySettingsPageQuery, PrivacySettingsPageQueryVariables>(PrivacySettingsPageDocument, options);
      }
export function usePrivacySettingsPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PrivacySettingsPageQuery, PrivacySettingsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrivacySettingsPageQuery, PrivacySettingsPageQueryVariables>(PrivacySettingsPageDocument, options);
        }
export function usePrivacySettingsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PrivacySettingsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PrivacySettingsPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PrivacySettingsPageQuery, PrivacySettingsPageQueryVariables>(PrivacySettingsPageDocument, options);
        }
export type PrivacySettingsPageQueryHookResult = ReturnType<typeof usePrivacySettingsPageQuery>;
export type PrivacySettingsPageLazyQueryHookResult = ReturnType<typeof usePrivacySettingsPageLazyQuery>;
export type PrivacySettingsPageSuspenseQueryHookResult = ReturnType<typeof usePrivacySettingsPageSuspenseQuery>;
export const SetRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings_Retention"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings_Retention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"atLeast"}},{"kind":"Field","name":{"kind":"Name","value":"atMost"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousDays"}},{"kind":"Field","name":{"kind":"Name","value":"wouldGo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSetRetentionMutation__
 *
 * To run a mutation, you first call `useSetRetentionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetRetentionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setRetentionMutation, { data, loading, error }] = useSetRetentionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetRetentionMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SetRetentionMutation, SetRetentionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetRetentionMutation, SetRetentionMutationVariables>(SetRetentionDocument, options);
      }
export type SetRetentionMutationHookResult = ReturnType<typeof useSetRetentionMutation>;
export const StartRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useStartRetentionMutation__
 *
 * To run a mutation, you first call `useStartRetentionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStartRetentionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [startRetentionMutation, { data, loading, error }] = useStartRetentionMutation({
 *   variables: {
 *   },
 * });
 */
export function useStartRetentionMutation(baseOptions?: ApolloReactHooks.useMutation.Options<StartRetentionMutation, StartRetentionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartRetentionMutation, StartRetentionMutationVariables>(StartRetentionDocument, options);
      }
export type StartRetentionMutationHookResult = ReturnType<typeof useStartRetentionMutation>;