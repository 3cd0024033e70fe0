/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AttendanceSumsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AttendanceSumsQuery = { attendanceSums: Array<{ categoryId: string, category: string, expected: number, came: number, noShow: number, walkIns: number, unsettled: number, cameAnyway: number }> };

export type AttendanceRow_SumFragment = { categoryId: string, category: string, expected: number, came: number, noShow: number, walkIns: number, unsettled: number, cameAnyway: number };

export const AttendanceRow_SumFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRow_sum"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"walkIns"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}},{"kind":"Field","name":{"kind":"Name","value":"cameAnyway"}}]}}]} as unknown as DocumentNode;
export const AttendanceSumsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceSums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceRow_sum"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRow_sum"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"walkIns"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}},{"kind":"Field","name":{"kind":"Name","value":"cameAnyway"}}]}}]} as unknown as DocumentNode;

/**
 * __useAttendanceSumsQuery__
 *
 * To run a query within a React component, call `useAttendanceSumsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceSumsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceSumsQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useAttendanceSumsQuery(baseOptions: ApolloReactHooks.useQuery.Options<AttendanceSumsQuery, AttendanceSumsQueryVariables> & ({ variables: AttendanceSumsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceSumsQuery, AttendanceSumsQueryVariables>(AttendanceSumsDocument, options);
      }
export function useAttendanceSumsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<AttendanceSumsQuery, AttendanceSumsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceSumsQuery, AttendanceSumsQueryVariables>(AttendanceSumsDocument, options);
        }
export function useAttendanceSumsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<AttendanceSumsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<AttendanceSumsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<AttendanceSumsQuery, AttendanceSumsQueryVariables>(AttendanceSumsDocument, options);
        }
export type AttendanceSumsQueryHookResult = ReturnType<typeof useAttendanceSumsQuery>;
export type AttendanceSumsLazyQueryHookResult = ReturnType<typeof useAttendanceSumsLazyQuery>;
export type AttendanceSumsSuspenseQueryHookResult = ReturnType<typeof useAttendanceSumsSuspenseQuery>;