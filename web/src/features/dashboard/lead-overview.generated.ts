/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type LeadOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadOverviewQuery = { myCategories: Array<{ id: string, eventId: string, name: string, opportunities: Array<{ id: string, name: string, shifts: Array<{ id: string, date: string, startTime: string, endTime: string, qtyRequired: number, qtyRegistered: number, heldCount: number, cancelledAt: string | null }> }> }> };


export const LeadOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyCategory_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyCategory_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingShifts_shift"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingShifts_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"heldCount"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useLeadOverviewQuery__
 *
 * To run a query within a React component, call `useLeadOverviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeadOverviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeadOverviewQuery({
 *   variables: {
 *   },
 * });
 */
export function useLeadOverviewQuery(baseOptions?: ApolloReactHooks.useQuery.Options<LeadOverviewQuery, LeadOverviewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeadOverviewQuery, LeadOverviewQueryVariables>(LeadOverviewDocument, options);
      }
export function useLeadOverviewLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<LeadOverviewQuery, LeadOverviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeadOverviewQuery, LeadOverviewQueryVariables>(LeadOverviewDocument, options);
        }
export function useLeadOverviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<LeadOverviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<LeadOverviewQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<LeadOverviewQuery, LeadOverviewQueryVariables>(LeadOverviewDocument, options);
        }
export type LeadOverviewQueryHookResult = ReturnType<typeof useLeadOverviewQuery>;
export type LeadOverviewLazyQueryHookResult = ReturnType<typeof useLeadOverviewLazyQuery>;
export type LeadOverviewSuspenseQueryHookResult = ReturnType<typeof useLeadOverviewSuspenseQuery>;