/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** An answer of a person who signs up. */
export type AnswerInput = {
  /** The question. */
  questionId: string | number;
  /** The answer: one text, or several choices; `yes` or `no`; a birth date as YYYY-MM-DD. Nothing where it is empty. */
  value: Array<string>;
};

export type ChangeShiftQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ChangeShiftQuery = { shifts: Array<{ id: string, date: string, startTime: string, endTime: string, stillRequired: number, openSpots: number, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } }> };

export type OfferedShift_ShiftFragment = { id: string, date: string, startTime: string, endTime: string, stillRequired: number, openSpots: number, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } };

export type MoveSignupMutationVariables = Exact<{
  signupId: string | number;
  shiftId: string | number;
  answers?: Array<Types.AnswerInput> | Types.AnswerInput | null | undefined;
  guardianName?: string | null | undefined;
}>;


export type MoveSignupMutation = { moveSignup: { signup: { id: string, shift: { id: string, qtyRegistered: number, stillRequired: number, openSpots: number, opportunity: { id: string, event: { id: string, qtyFilled: number, openSpotCount: number } } } }, previousShift: { id: string, qtyRegistered: number, stillRequired: number, openSpots: number, opportunity: { id: string, event: { id: string, qtyFilled: number, openSpotCount: number } } } | null, conflicts: Array<{ id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } }> } };

export type MovedFigures_ShiftFragment = { id: string, qtyRegistered: number, stillRequired: number, openSpots: number, opportunity: { id: string, event: { id: string, qtyFilled: number, openSpotCount: number } } };

export const OfferedShift_ShiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;
export const MovedFigures_ShiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedFigures_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyFilled"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}}]}}]}}]}}]} as unknown as DocumentNode;
export const ChangeShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferedShift_shift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useChangeShiftQuery__
 *
 * To run a query within a React component, call `useChangeShiftQuery` and pass it any options that fit your needs.
 * When your component renders, `useChangeShiftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChangeShiftQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useChangeShiftQuery(baseOptions: ApolloReactHooks.useQuery.Options<ChangeShiftQuery, ChangeShiftQueryVariables> & ({ variables: ChangeShiftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChangeShiftQuery, ChangeShiftQueryVariables>(ChangeShiftDocument, options);
      }
export function useChangeShiftLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ChangeShiftQuery, ChangeShiftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChangeShiftQuery, ChangeShiftQueryVariables>(ChangeShiftDocument, options);
        }
export function useChangeShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ChangeShiftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ChangeShiftQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ChangeShiftQuery, ChangeShiftQueryVariables>(ChangeShiftDocument, options);
        }
export type ChangeShiftQueryHookResult = ReturnType<typeof useChangeShiftQuery>;
export type ChangeShiftLazyQueryHookResult = ReturnType<typeof useChangeShiftLazyQuery>;
export type ChangeShiftSuspenseQueryHookResult = ReturnType<typeof useChangeShiftSuspenseQuery>;
export const MoveSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"guardianName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}},{"kind":"Argument","name":{"kind":"Name","value":"guardianName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"guardianName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedFigures_shift"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedFigures_shift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpConflict_shift"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedFigures_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyFilled"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpConflict_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMoveSignupMutation__
 *
 * To run a mutation, you first call `useMoveSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMoveSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [moveSignupMutation, { data, loading, error }] = useMoveSignupMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *      shiftId: // value for 'shiftId'
 *      answers: // value for 'answers'
 *      guardianName: // value for 'guardianName'
 *   },
 * });
 */
export function useMoveSignupMutation(baseOptions?: ApolloReactHooks.useMutation.Options<MoveSignupMutation, MoveSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveSignupMutation, MoveSignupMutationVariables>(MoveSignupDocument, options);
      }
export type MoveSignupMutationHookResult = ReturnType<typeof useMoveSignupMutation>;