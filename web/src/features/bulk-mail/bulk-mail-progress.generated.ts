/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Everybody with an active signup in an event, a category, a role, a shift or a day, or those of some signups. */
export type MailGroupInput = {
  /** The day, for the kind `DAY`. */
  date?: string | null | undefined;
  /** E-mail addresses that get no message. */
  except?: Array<string> | null | undefined;
  /** The event, category, role, shift or signup; of a day, its event. */
  id?: string | number | null | undefined;
  /** Several shifts or signups, 500 at most. */
  ids?: Array<string | number> | null | undefined;
  /** The kind of group. */
  kind: MailGroupKind;
};

/** The kinds of groups that can be mailed. */
export type MailGroupKind =
  /** Everybody of a category. */
  | 'CATEGORY'
  /** Everybody of one day of an event, and of nights that end on it. */
  | 'DAY'
  /** Everybody of an event. */
  | 'EVENT'
  /** Everybody of a volunteer role. */
  | 'OPPORTUNITY'
  /** Everybody of a shift, or of several. */
  | 'SHIFT'
  /** Those with the signups that are named. */
  | 'SIGNUP';

/** A mail to a group. */
export type SendBulkMailInput = {
  /** The group that is mailed. */
  group: MailGroupInput;
  /** One line of at most 150 characters: 'Subject is required'. */
  subject: string;
  /** Plain text of at most 5000 characters: 'Message is required'. */
  text: string;
};

export type BulkMail_MailFragment = { id: string, subject: string, groupName: string, senderName: string, createdAt: string, recipients: number, waiting: number, sent: number, failed: number, switchedOff: number, failures: Array<{ id: string, name: string | null, email: string, reason: string | null }> };

export type SendBulkMailMutationVariables = Exact<{
  input: Types.SendBulkMailInput;
  key: string;
}>;


export type SendBulkMailMutation = { sendBulkMail: { id: string, subject: string, groupName: string, senderName: string, createdAt: string, recipients: number, waiting: number, sent: number, failed: number, switchedOff: number, failures: Array<{ id: string, name: string | null, email: string, reason: string | null }> } };

export type BulkMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkMailsQuery = { bulkMails: { nodes: Array<{ id: string, subject: string, groupName: string, senderName: string, createdAt: string, recipients: number, waiting: number, sent: number, failed: number, switchedOff: number, failures: Array<{ id: string, name: string | null, email: string, reason: string | null }> }> } };

export type BulkMailProgressQueryVariables = Exact<{
  id: string | number;
}>;


export type BulkMailProgressQuery = { bulkMail: { id: string, subject: string, groupName: string, senderName: string, createdAt: string, recipients: number, waiting: number, sent: number, failed: number, switchedOff: number, failures: Array<{ id: string, name: string | null, email: string, reason: string | null }> } };

export type SendFailedAgainMutationVariables = Exact<{
  id: string | number;
}>;


export type SendFailedAgainMutation = { sendFailedAgain: { id: string, subject: string, groupName: string, senderName: string, createdAt: string, recipients: number, waiting: number, sent: number, failed: number, switchedOff: number, failures: Array<{ id: string, name: string | null, email: string, reason: string | null }> } };

export const BulkMail_MailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkMail_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;
export const SendBulkMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendBulkMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendBulkMailInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendBulkMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkMail_mail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkMail_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSendBulkMailMutation__
 *
 * To run a mutation, you first call `useSendBulkMailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendBulkMailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendBulkMailMutation, { data, loading, error }] = useSendBulkMailMutation({
 *   variables: {
 *      input: // value for 'input'
 *      key: // value for 'key'
 *   },
 * });
 */
export function useSendBulkMailMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SendBulkMailMutation, SendBulkMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendBulkMailMutation, SendBulkMailMutationVariables>(SendBulkMailDocument, options);
      }
export type SendBulkMailMutationHookResult = ReturnType<typeof useSendBulkMailMutation>;
export const BulkMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkMail_mail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkMail_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBulkMailsQuery__
 *
 * To run a query within a React component, call `useBulkMailsQuery` and pass it any options that fit your needs.
 * When your component renders, `useBulkMailsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBulkMailsQuery({
 *   variables: {
 *   },
 * });
 */
export function useBulkMailsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<BulkMailsQuery, BulkMailsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BulkMailsQuery, BulkMailsQueryVariables>(BulkMailsDocument, options);
      }
export function useBulkMailsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<BulkMailsQuery, BulkMailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BulkMailsQuery, BulkMailsQueryVariables>(BulkMailsDocument, options);
        }
export function useBulkMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<BulkMailsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<BulkMailsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<BulkMailsQuery, BulkMailsQueryVariables>(BulkMailsDocument, options);
        }
export type BulkMailsQueryHookResult = ReturnType<typeof useBulkMailsQuery>;
export type BulkMailsLazyQueryHookResult = ReturnType<typeof useBulkMailsLazyQuery>;
export type BulkMailsSuspenseQueryHookResult = ReturnType<typeof useBulkMailsSuspenseQuery>;
export const BulkMailProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkMailProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkMail_mail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkMail_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBulkMailProgressQuery__
 *
 * To run a query within a React component, call `useBulkMailProgressQuery` and pass it any options that fit your needs.
 * When your component renders, `useBulkMailProgressQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBulkMailProgressQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useBulkMailProgressQuery(baseOptions: ApolloReactHooks.useQuery.Options<BulkMailProgressQuery, BulkMailProgressQueryVariables> & ({ variables: BulkMailProgressQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BulkMailProgressQuery, BulkMailProgressQueryVariables>(BulkMailProgressDocument, options);
      }
export function useBulkMailProgressLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<BulkMailProgressQuery, BulkMailProgressQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BulkMailProgressQuery, BulkMailProgressQueryVariables>(BulkMailProgressDocument, options);
        }
export function useBulkMailProgressSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<BulkMailProgressQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<BulkMailProgressQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<BulkMailProgressQuery, BulkMailProgressQueryVariables>(BulkMailProgressDocument, options);
        }
export type BulkMailProgressQueryHookResult = ReturnType<typeof useBulkMailProgressQuery>;
export type BulkMailProgressLazyQueryHookResult = ReturnType<typeof useBulkMailProgressLazyQuery>;
export type BulkMailProgressSuspenseQueryHookResult = ReturnType<typeof useBulkMailProgressSuspenseQuery>;
export const SendFailedAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFailedAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendFailedAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkMail_mail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkMail_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSendFailedAgainMutation__
 *
 * To run a mutation, you first call `useSendFailedAgainMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendFailedAgainMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendFailedAgainMutation, { data, loading, error }] = useSendFailedAgainMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSendFailedAgainMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SendFailedAgainMutation, SendFailedAgainMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendFailedAgainMutation, SendFailedAgainMutationVariables>(SendFailedAgainDocument, options);
      }
export type SendFailedAgainMutationHookResult = ReturnType<typeof useSendFailedAgainMutation>;