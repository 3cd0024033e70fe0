/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ShiftLinkPageQueryVariables = Exact<{
  shiftId: string | number;
}>;


export type ShiftLinkPageQuery = { shifts: Array<{ id: string, opportunity: { id: string, event: { id: string, slug: string } } }> };


export const ShiftLinkPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShiftLinkPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useShiftLinkPageQuery__
 *
 * To run a query within a React component, call `useShiftLinkPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftLinkPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftLinkPageQuery({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *   },
 * });
 */
export function useShiftLinkPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<ShiftLinkPageQuery, ShiftLinkPageQueryVariables> & ({ variables: ShiftLinkPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftLinkPageQuery, ShiftLinkPageQueryVariables>(ShiftLinkPageDocument, options);
      }
export function useShiftLinkPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ShiftLinkPageQuery, ShiftLinkPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftLinkPageQuery, ShiftLinkPageQueryVariables>(ShiftLinkPageDocument, options);
        }
export function useShiftLinkPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ShiftLinkPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ShiftLinkPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ShiftLinkPageQuery, ShiftLinkPageQueryVariables>(ShiftLinkPageDocument, options);
        }
export type ShiftLinkPageQueryHookResult = ReturnType<typeof useShiftLinkPageQuery>;
export type ShiftLinkPageLazyQueryHookResult = ReturnType<typeof useShiftLinkPageLazyQuery>;
export type ShiftLinkPageSuspenseQueryHookResult = ReturnType<typeof useShiftLinkPageSuspenseQuery>;