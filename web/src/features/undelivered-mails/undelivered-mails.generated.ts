/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A volunteer's corrected details, all of them. */
export type UpdateVolunteerInput = {
  /** A valid address: 'Invalid email address'. Null or left out for somebody who has none; an address can be changed, but not taken away. */
  email?: string | null | undefined;
  /** Required: 'First name is required'. */
  firstName: string;
  /** Required: 'Last name is required'. */
  lastName: string;
  /** Optional phone number; null takes it away. */
  phone?: string | null | undefined;
};

export type UndeliveredMailsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UndeliveredMailsPageQuery = { undeliveredMails: { totalCount: number, nodes: Array<{ id: string, what: string, subject: string | null, name: string | null, email: string, reason: string, serverText: string | null, since: string, toStaff: boolean, canSendAgain: boolean, viewerCan: { edit: boolean }, people: Array<{ id: string, name: string, email: string, phone: string | null }>, shifts: Array<{ id: string, opportunityName: string, eventName: string, date: string, startTime: string, endTime: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UndeliveredMailCard_MailFragment = { id: string, what: string, subject: string | null, name: string | null, email: string, reason: string, serverText: string | null, since: string, toStaff: boolean, canSendAgain: boolean, viewerCan: { edit: boolean }, people: Array<{ id: string, name: string, email: string, phone: string | null }>, shifts: Array<{ id: string, opportunityName: string, eventName: string, date: string, startTime: string, endTime: string }> };

export type SendUndeliveredAgainMutationVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type SendUndeliveredAgainMutation = { sendUndeliveredAgain: number };

export type SettleUndeliveredMailMutationVariables = Exact<{
  id: string | number;
}>;


export type SettleUndeliveredMailMutation = { settleUndeliveredMail: boolean };

export type PersonToCorrectQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonToCorrectQuery = { volunteer: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null } | null };

export type CorrectPersonMutationVariables = Exact<{
  id: string | number;
  input: Types.UpdateVolunteerInput;
}>;


export type CorrectPersonMutation = { updateVolunteer: { id: string, email: string | null } };

export type CorrectMailAddressMutationVariables = Exact<{
  id: string | number;
  email: string;
}>;


export type CorrectMailAddressMutation = { correctMailAddress: number };

export const UndeliveredMailCard_MailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UndeliveredMailCard_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndeliveredMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"serverText"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"toStaff"}},{"kind":"Field","name":{"kind":"Name","value":"canSendAgain"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode;
export const UndeliveredMailsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndeliveredMailsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undeliveredMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UndeliveredMailCard_mail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UndeliveredMailCard_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndeliveredMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"serverText"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"toStaff"}},{"kind":"Field","name":{"kind":"Name","value":"canSendAgain"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUndeliveredMailsPageQuery__
 *
 * To run a query within a React component, call `useUndeliveredMailsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useUndeliveredMailsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUndeliveredMailsPageQuery({
 *   variables: {
 *      after: // value for 'after'
 *   },
 * });
 */
export function useUndeliveredMailsPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<UndeliveredMailsPageQuery, UndeliveredMailsPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UndeliveredMailsPageQuery, UndeliveredMailsPageQueryVariables>(UndeliveredMailsPageDocument, options);
      }
export function useUndeliveredMailsPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<UndeliveredMailsPageQuery, UndeliveredMailsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UndeliveredMailsPageQuery, UndeliveredMailsPageQueryVariables>(UndeliveredMailsPageDocument, options);
        }
export function useUndeliveredMailsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<UndeliveredMailsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<UndeliveredMailsPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<UndeliveredMailsPageQuery, UndeliveredMailsPageQueryVariables>(UndeliveredMailsPageDocument, options);
        }
export type UndeliveredMailsPageQueryHookResult = ReturnType<typeof useUndeliveredMailsPageQuery>;
export type UndeliveredMailsPageLazyQueryHookResult = ReturnType<typeof useUndeliveredMailsPageLazyQuery>;
export type UndeliveredMailsPageSuspenseQueryHookResult = ReturnType<typeof useUndeliveredMailsPageSuspenseQuery>;
export const SendUndeliveredAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendUndeliveredAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendUndeliveredAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useSendUndeliveredAgainMutation__
 *
 * To run a mutation, you first call `useSendUndeliveredAgainMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendUndeliveredAgainMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendUndeliveredAgainMutation, { data, loading, error }] = useSendUndeliveredAgainMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSendUndeliveredAgainMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SendUndeliveredAgainMutation, SendUndeliveredAgainMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendUndeliveredAgainMutation, SendUndeliveredAgainMutationVariables>(SendUndeliveredAgainDocument, options);
      }
export type SendUndeliveredAgainMutationHookResult = ReturnType<typeof useSendUndeliveredAgainMutation>;
export const SettleUndeliveredMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleUndeliveredMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleUndeliveredMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useSettleUndeliveredMailMutation__
 *
 * To run a mutation, you first call `useSettleUndeliveredMailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSettleUndeliveredMailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [settleUndeliveredMailMutation, { data, loading, error }] = useSettleUndeliveredMailMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSettleUndeliveredMailMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SettleUndeliveredMailMutation, SettleUndeliveredMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleUndeliveredMailMutation, SettleUndeliveredMailMutationVariables>(SettleUndeliveredMailDocument, options);
      }
export type SettleUndeliveredMailMutationHookResult = ReturnType<typeof useSettleUndeliveredMailMutation>;
export const PersonToCorrectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonToCorrect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePersonToCorrectQuery__
 *
 * To run a query within a React component, call `usePersonToCorrectQuery` and pass it any options that fit your needs.
 * When your component renders, `usePersonToCorrectQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePersonToCorrectQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePersonToCorrectQuery(baseOptions: ApolloReactHooks.useQuery.Options<PersonToCorrectQuery, PersonToCorrectQueryVariables> & ({ variables: PersonToCorrectQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PersonToCorrectQuery, PersonToCorrectQueryVariables>(PersonToCorrectDocument, options);
      }
export function usePersonToCorrectLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PersonToCorrectQuery, PersonToCorrectQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PersonToCorrectQuery, PersonToCorrectQueryVariables>(PersonToCorrectDocument, options);
        }
export function usePersonToCorrectSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PersonToCorrectQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PersonToCorrectQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PersonToCorrectQuery, PersonToCorrectQueryVariables>(PersonToCorrectDocument, options);
        }
export type PersonToCorrectQueryHookResult = ReturnType<typeof usePersonToCorrectQuery>;
export type PersonToCorrectLazyQueryHookResult = ReturnType<typeof usePersonToCorrectLazyQuery>;
export type PersonToCorrectSuspenseQueryHookResult = ReturnType<typeof usePersonToCorrectSuspenseQuery>;
export const CorrectPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVolunteerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVolunteer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCorrectPersonMutation__
 *
 * To run a mutation, you first call `useCorrectPersonMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectPersonMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctPersonMutation, { data, loading, error }] = useCorrectPersonMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCorrectPersonMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CorrectPersonMutation, CorrectPersonMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectPersonMutation, CorrectPersonMutationVariables>(CorrectPersonDocument, options);
      }
export type CorrectPersonMutationHookResult = ReturnType<typeof useCorrectPersonMutation>;
export const CorrectMailAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useCorrectMailAddressMutation__
 *
 * To run a mutation, you first call `useCorrectMailAddressMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectMailAddressMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctMailAddressMutation, { data, loading, error }] = useCorrectMailAddressMutation({
 *   variables: {
 *      id: // value for 'id'
 *      email: // value for 'email'
 *   },
 * });
 */
export function useCorrectMailAddressMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CorrectMailAddressMutation, CorrectMailAddressMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectMailAddressMutation, CorrectMailAddressMutationVariables>(CorrectMailAddressDocument, options);
      }
export type CorrectMailAddressMutationHookResult = ReturnType<typeof useCorrectMailAddressMutation>;