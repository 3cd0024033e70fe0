/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type AuditLogPageQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogPageQuery = { auditLog: { nodes: Array<{ id: string, happenedAt: string, actorName: string, action: string, eventId: string | null, eventName: string | null, summary: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditTable_EntryFragment = { id: string, happenedAt: string, actorName: string, action: string, eventId: string | null, eventName: string | null, summary: string };

export type AuditLogEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditLogEventsQuery = { events: Array<{ id: string, name: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean }> };

export const AuditTable_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentNode;
export const AuditLogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditTable_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentNode;

/**
 * __useAuditLogPageQuery__
 *
 * To run a query within a React component, call `useAuditLogPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditLogPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditLogPageQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAuditLogPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<AuditLogPageQuery, AuditLogPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditLogPageQuery, AuditLogPageQueryVariables>(AuditLogPageDocument, options);
      }
export function useAuditLogPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<AuditLogPageQuery, AuditLogPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditLogPageQuery, AuditLogPageQueryVariables>(AuditLogPageDocument, options);
        }
export function useAuditLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<AuditLogPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<AuditLogPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<AuditLogPageQuery, AuditLogPageQueryVariables>(AuditLogPageDocument, options);
        }
export type AuditLogPageQueryHookResult = ReturnType<typeof useAuditLogPageQuery>;
export type AuditLogPageLazyQueryHookResult = ReturnType<typeof useAuditLogPageLazyQuery>;
export type AuditLogPageSuspenseQueryHookResult = ReturnType<typeof useAuditLogPageSuspenseQuery>;
export const AuditLogEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;

/**
 * __useAuditLogEventsQuery__
 *
 * To run a query within a React component, call `useAuditLogEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditLogEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditLogEventsQuery({
 *   variables: {
 *   },
 * });
 */
export function useAuditLogEventsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<AuditLogEventsQuery, AuditLogEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditLogEventsQuery, AuditLogEventsQueryVariables>(AuditLogEventsDocument, options);
      }
export function useAuditLogEventsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<AuditLogEventsQuery, AuditLogEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditLogEventsQuery, AuditLogEventsQueryVariables>(AuditLogEventsDocument, options);
        }
export function useAuditLogEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<AuditLogEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<AuditLogEventsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<AuditLogEventsQuery, AuditLogEventsQueryVariables>(AuditLogEventsDocument, options);
        }
export type AuditLogEventsQueryHookResult = ReturnType<typeof useAuditLogEventsQuery>;
export type AuditLogEventsLazyQueryHookResult = ReturnType<typeof useAuditLogEventsLazyQuery>;
export type AuditLogEventsSuspenseQueryHookResult = ReturnType<typeof useAuditLogEventsSuspenseQuery>;