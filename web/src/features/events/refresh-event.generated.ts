/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ShiftNowQueryVariables = Exact<{
  id: string | number;
}>;


export type ShiftNowQuery = { shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, qtyRequired: number, qtyRegistered: number, stillRequired: number, openSpots: number, effectiveLocation: string | null, notes: string | null, closed: boolean, cancelledAt: string | null, waitlistEnabled: boolean, waitlistCount: number, opportunity: { id: string }, event: { id: string, openSpotCount: number } } | null };


export const ShiftNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShiftNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftRow_shift"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftRow_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useShiftNowQuery__
 *
 * To run a query within a React component, call `useShiftNowQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftNowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftNowQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useShiftNowQuery(baseOptions: ApolloReactHooks.useQuery.Options<ShiftNowQuery, ShiftNowQueryVariables> & ({ variables: ShiftNowQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftNowQuery, ShiftNowQueryVariables>(ShiftNowDocument, options);
      }
export function useShiftNowLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ShiftNowQuery, ShiftNowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftNowQuery, ShiftNowQueryVariables>(ShiftNowDocument, options);
        }
export function useShiftNowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ShiftNowQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ShiftNowQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ShiftNowQuery, ShiftNowQueryVariables>(ShiftNowDocument, options);
        }
export type ShiftNowQueryHookResult = ReturnType<typeof useShiftNowQuery>;
export type ShiftNowLazyQueryHookResult = ReturnType<typeof useShiftNowLazyQuery>;
export type ShiftNowSuspenseQueryHookResult = ReturnType<typeof useShiftNowSuspenseQuery>;