/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What somebody answered who was asked by phone. */
export type AskAnswer =
  /** They will say later. */
  | 'LATER'
  /** They cannot. */
  | 'NO'
  /** Nobody picked up. */
  | 'NOBODY'
  /** They will do it. */
  | 'YES';

export type StaffSearch_ReplacementFragment = { id: string, message: string | null, waitlistFirst: boolean, asksOthers: boolean, askedCount: number, address: string | null, signup: { id: string, volunteer: { id: string, firstName: string, lastName: string, phone: string | null } } | null, shift: { id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } } };

export type OpenSearchesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type OpenSearchesQuery = { replacements: { nodes: Array<{ id: string, message: string | null, waitlistFirst: boolean, asksOthers: boolean, askedCount: number, address: string | null, signup: { id: string, volunteer: { id: string, firstName: string, lastName: string, phone: string | null } } | null, shift: { id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } } }> } };

export type ShiftCandidatesQueryVariables = Exact<{
  shiftId: string | number;
}>;


export type ShiftCandidatesQuery = { candidates: Array<{ id: string, firstName: string, lastName: string, askedAt: string | null, heldBefore: number, came: number, missed: number, asked: { answer: Types.AskAnswer, at: string, by: string | null } | null, volunteer: { id: string, email: string | null, phone: string | null } | null }> };

export type CallList_CandidateFragment = { id: string, firstName: string, lastName: string, askedAt: string | null, heldBefore: number, came: number, missed: number, asked: { answer: Types.AskAnswer, at: string, by: string | null } | null, volunteer: { id: string, email: string | null, phone: string | null } | null };

export type NoteAskedMutationVariables = Exact<{
  shiftId: string | number;
  volunteerId: string | number;
  answer: Types.AskAnswer;
}>;


export type NoteAskedMutation = { noteAsked: { candidate: { id: string, firstName: string, lastName: string, askedAt: string | null, heldBefore: number, came: number, missed: number, asked: { answer: Types.AskAnswer, at: string, by: string | null } | null, volunteer: { id: string, email: string | null, phone: string | null } | null } } };

export const StaffSearch_ReplacementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffSearch_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"asksOthers"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;
export const CallList_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallList_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldBefore"}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode;
export const OpenSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"stillWanted"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffSearch_replacement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffSearch_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"asksOthers"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenSearchesQuery__
 *
 * To run a query within a React component, call `useOpenSearchesQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenSearchesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenSearchesQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useOpenSearchesQuery(baseOptions: ApolloReactHooks.useQuery.Options<OpenSearchesQuery, OpenSearchesQueryVariables> & ({ variables: OpenSearchesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenSearchesQuery, OpenSearchesQueryVariables>(OpenSearchesDocument, options);
      }
export function useOpenSearchesLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<OpenSearchesQuery, OpenSearchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenSearchesQuery, OpenSearchesQueryVariables>(OpenSearchesDocument, options);
        }
export function useOpenSearchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<OpenSearchesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<OpenSearchesQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<OpenSearchesQuery, OpenSearchesQueryVariables>(OpenSearchesDocument, options);
        }
export type OpenSearchesQueryHookResult = ReturnType<typeof useOpenSearchesQuery>;
export type OpenSearchesLazyQueryHookResult = ReturnType<typeof useOpenSearchesLazyQuery>;
export type OpenSearchesSuspenseQueryHookResult = ReturnType<typeof useOpenSearchesSuspenseQuery>;
export const ShiftCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShiftCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallList_candidate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallList_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldBefore"}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useShiftCandidatesQuery__
 *
 * To run a query within a React component, call `useShiftCandidatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftCandidatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftCandidatesQuery({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *   },
 * });
 */
export function useShiftCandidatesQuery(baseOptions: ApolloReactHooks.useQuery.Options<ShiftCandidatesQuery, ShiftCandidatesQueryVariables> & ({ variables: ShiftCandidatesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>(ShiftCandidatesDocument, options);
      }
export function useShiftCandidatesLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>(ShiftCandidatesDocument, options);
        }
export function useShiftCandidatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ShiftCandidatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ShiftCandidatesQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ShiftCandidatesQuery, ShiftCandidatesQueryVariables>(ShiftCandidatesDocument, options);
        }
export type ShiftCandidatesQueryHookResult = ReturnType<typeof useShiftCandidatesQuery>;
export type ShiftCandidatesLazyQueryHookResult = ReturnType<typeof useShiftCandidatesLazyQuery>;
export type ShiftCandidatesSuspenseQueryHookResult = ReturnType<typeof useShiftCandidatesSuspenseQuery>;
export const NoteAskedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteAsked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"volunteerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskAnswer"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteAsked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"volunteerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"volunteerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallList_candidate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallList_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldBefore"}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useNoteAskedMutation__
 *
 * To run a mutation, you first call `useNoteAskedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNoteAskedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [noteAskedMutation, { data, loading, error }] = useNoteAskedMutation({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *      volunteerId: // value for 'volunteerId'
 *      answer: // value for 'answer'
 *   },
 * });
 */
export function useNoteAskedMutation(baseOptions?: ApolloReactHooks.useMutation.Options<NoteAskedMutation, NoteAskedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NoteAskedMutation, NoteAskedMutationVariables>(NoteAskedDocument, options);
      }
export type NoteAskedMutationHookResult = ReturnType<typeof useNoteAskedMutation>;