/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** When people are missing, by the clock of each event. */
export type NeedTime =
  /** After that. */
  | 'LATER'
  /** Within seven days, today included. */
  | 'THIS_WEEK'
  /** Today, or since yesterday. */
  | 'TODAY'
  /** Tomorrow. */
  | 'TOMORROW';

export type DashboardNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardNeedsQuery = { needs: { missing: number, shiftCount: number, byTime: Array<{ time: Types.NeedTime, missing: number, shiftCount: number, eventId: string | null, shifts: Array<{ id: string, date: string, startTime: string, endTime: string, missing: number, event: { id: string, name: string }, category: { id: string, name: string }, opportunity: { id: string, name: string } }> }> }, undeliveredMails: { totalCount: number } };

export type NeedsRow_ShiftFragment = { id: string, date: string, startTime: string, endTime: string, missing: number, event: { id: string, name: string }, category: { id: string, name: string }, opportunity: { id: string, name: string } };

export const NeedsRow_ShiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeedsRow_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export const DashboardNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardNeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"byTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NeedsRow_shift"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undeliveredMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeedsRow_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDashboardNeedsQuery__
 *
 * To run a query within a React component, call `useDashboardNeedsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDashboardNeedsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardNeedsQuery({
 *   variables: {
 *   },
 * });
 */
export function useDashboardNeedsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<DashboardNeedsQuery, DashboardNeedsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardNeedsQuery, DashboardNeedsQueryVariables>(DashboardNeedsDocument, options);
      }
export function useDashboardNeedsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<DashboardNeedsQuery, DashboardNeedsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardNeedsQuery, DashboardNeedsQueryVariables>(DashboardNeedsDocument, options);
        }
export function useDashboardNeedsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<DashboardNeedsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<DashboardNeedsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<DashboardNeedsQuery, DashboardNeedsQueryVariables>(DashboardNeedsDocument, options);
        }
export type DashboardNeedsQueryHookResult = ReturnType<typeof useDashboardNeedsQuery>;
export type DashboardNeedsLazyQueryHookResult = ReturnType<typeof useDashboardNeedsLazyQuery>;
export type DashboardNeedsSuspenseQueryHookResult = ReturnType<typeof useDashboardNeedsSuspenseQuery>;