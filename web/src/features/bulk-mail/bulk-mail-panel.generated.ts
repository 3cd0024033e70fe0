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

export type MailGroupsQueryVariables = Exact<{
  kind: Types.MailGroupKind;
  eventId?: string | number | null | undefined;
}>;


export type MailGroupsQuery = { mailGroups: Array<{ kind: Types.MailGroupKind, id: string, date: string | null, name: string, eventName: string, contactCount: number }> };

export type OfferedGroup_GroupFragment = { kind: Types.MailGroupKind, id: string, date: string | null, name: string, eventName: string, contactCount: number };

export type MailContactsQueryVariables = Exact<{
  group: Types.MailGroupInput;
}>;


export type MailContactsQuery = { mailContacts: Array<{ name: string, firstName: string, email: string, switchedOff: boolean, sinceYesterday: boolean, phones: Array<string> }> };

export type ContactList_ContactFragment = { name: string, firstName: string, email: string, switchedOff: boolean, sinceYesterday: boolean, phones: Array<string> };

export const OfferedGroup_GroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedGroup_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCount"}}]}}]} as unknown as DocumentNode;
export const ContactList_ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactList_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"sinceYesterday"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}}]}}]} as unknown as DocumentNode;
export const MailGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailGroupKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferedGroup_group"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedGroup_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useMailGroupsQuery__
 *
 * To run a query within a React component, call `useMailGroupsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailGroupsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailGroupsQuery({
 *   variables: {
 *      kind: // value for 'kind'
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useMailGroupsQuery(baseOptions: ApolloReactHooks.useQuery.Options<MailGroupsQuery, MailGroupsQueryVariables> & ({ variables: MailGroupsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailGroupsQuery, MailGroupsQueryVariables>(MailGroupsDocument, options);
      }
export function useMailGroupsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<MailGroupsQuery, MailGroupsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailGroupsQuery, MailGroupsQueryVariables>(MailGroupsDocument, options);
        }
export function useMailGroupsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<MailGroupsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<MailGroupsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<MailGroupsQuery, MailGroupsQueryVariables>(MailGroupsDocument, options);
        }
export type MailGroupsQueryHookResult = ReturnType<typeof useMailGroupsQuery>;
export type MailGroupsLazyQueryHookResult = ReturnType<typeof useMailGroupsLazyQuery>;
export type MailGroupsSuspenseQueryHookResult = ReturnType<typeof useMailGroupsSuspenseQuery>;
export const MailContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactList_contact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactList_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}},{"kind":"Field","name":{"kind":"Name","value":"sinceYesterday"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}}]}}]} as unknown as DocumentNode;

/**
 * __useMailContactsQuery__
 *
 * To run a query within a React component, call `useMailContactsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailContactsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailContactsQuery({
 *   variables: {
 *      group: // value for 'group'
 *   },
 * });
 */
export function useMailContactsQuery(baseOptions: ApolloReactHooks.useQuery.Options<MailContactsQuery, MailContactsQueryVariables> & ({ variables: MailContactsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailContactsQuery, MailContactsQueryVariables>(MailContactsDocument, options);
      }
export function useMailContactsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<MailContactsQuery, MailContactsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailContactsQuery, MailContactsQueryVariables>(MailContactsDocument, options);
        }
export function useMailContactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<MailContactsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<MailContactsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<MailContactsQuery, MailContactsQueryVariables>(MailContactsDocument, options);
        }
export type MailContactsQueryHookResult = ReturnType<typeof useMailContactsQuery>;
export type MailContactsLazyQueryHookResult = ReturnType<typeof useMailContactsLazyQuery>;
export type MailContactsSuspenseQueryHookResult = ReturnType<typeof useMailContactsSuspenseQuery>;