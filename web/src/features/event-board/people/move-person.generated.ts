/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ShiftsToMoveToQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ShiftsToMoveToQuery = { shifts: Array<{ id: string, date: string, startTime: string, endTime: string, stillRequired: number, openSpots: number, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } }> };

export type MovePersonMutationVariables = Exact<{
  signupId: string | number;
  shiftId: string | number;
}>;


export type MovePersonMutation = { moveSignup: { isBusy: boolean, warnings: Array<string>, signup: { id: string }, conflicts: Array<{ id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } }> } };


export const ShiftsToMoveToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShiftsToMoveTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferedShift_shift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useShiftsToMoveToQuery__
 *
 * To run a query within a React component, call `useShiftsToMoveToQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftsToMoveToQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftsToMoveToQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useShiftsToMoveToQuery(baseOptions: ApolloReactHooks.useQuery.Options<ShiftsToMoveToQuery, ShiftsToMoveToQueryVariables> & ({ variables: ShiftsToMoveToQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftsToMoveToQuery, ShiftsToMoveToQueryVariables>(ShiftsToMoveToDocument, options);
      }
export function useShiftsToMoveToLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ShiftsToMoveToQuery, ShiftsToMoveToQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftsToMoveToQuery, ShiftsToMoveToQueryVariables>(ShiftsToMoveToDocument, options);
        }
export function useShiftsToMoveToSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ShiftsToMoveToQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ShiftsToMoveToQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ShiftsToMoveToQuery, ShiftsToMoveToQueryVariables>(ShiftsToMoveToDocument, options);
        }
export type ShiftsToMoveToQueryHookResult = ReturnType<typeof useShiftsToMoveToQuery>;
export type ShiftsToMoveToLazyQueryHookResult = ReturnType<typeof useShiftsToMoveToLazyQuery>;
export type ShiftsToMoveToSuspenseQueryHookResult = ReturnType<typeof useShiftsToMoveToSuspenseQuery>;
export const MovePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBusy"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpConflict_shift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpConflict_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMovePersonMutation__
 *
 * To run a mutation, you first call `useMovePersonMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMovePersonMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [movePersonMutation, { data, loading, error }] = useMovePersonMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *      shiftId: // value for 'shiftId'
 *   },
 * });
 */
export function useMovePersonMutation(baseOptions?: ApolloReactHooks.useMutation.Options<MovePersonMutation, MovePersonMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MovePersonMutation, MovePersonMutationVariables>(MovePersonDocument, options);
      }
export type MovePersonMutationHookResult = ReturnType<typeof useMovePersonMutation>;