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

/** A visitor and the shift they want. */
export type SignUpInput = {
  /** Answers to what the shift asks. Left out: none. */
  answers?: Array<AnswerInput> | null | undefined;
  /** A valid address: 'Valid email is required'. */
  email: string;
  /** Required: 'First name is required'. */
  firstName: string;
  /** The adult of the household who is responsible for people younger than the role requires, and agrees to the sentence that `CONSENT_REQUIRED` and the page show. Left out: nobody does. */
  guardianName?: string | null | undefined;
  /** Required: 'Last name is required'. */
  lastName: string;
  /** Whether they may be asked when somebody else drops out; of people known before it counts only from who came by the mailed link of their household, or just made them. Left out: as before. */
  mayBeAsked?: boolean | null | undefined;
  /** For staff alone: into a full shift, on purpose. */
  overCapacity?: boolean | null | undefined;
  /** Optional phone number, 40 characters at most. */
  phone?: string | null | undefined;
  /** For staff alone: a signup of the same shift, cancelled in the same step. */
  replaces?: string | number | null | undefined;
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: string | number;
  /** Leave empty. */
  website?: string | null | undefined;
};

export type VolunteersForShiftQueryVariables = Exact<{
  shiftId: string | number;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type VolunteersForShiftQuery = { volunteersForShift: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ isInShift: boolean, isBusy: boolean, helpedLastYear: boolean, volunteer: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null }, overlaps: Array<{ id: string, opportunityName: string, date: string, startTime: string, endTime: string }> }> } };

export type VolunteerChoice_VolunteerFragment = { isInShift: boolean, isBusy: boolean, helpedLastYear: boolean, volunteer: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null }, overlaps: Array<{ id: string, opportunityName: string, date: string, startTime: string, endTime: string }> };

export type AssignVolunteerMutationVariables = Exact<{
  shiftId: string | number;
  volunteerId: string | number;
  overCapacity?: boolean | null | undefined;
  replaces?: string | number | null | undefined;
}>;


export type AssignVolunteerMutation = { assignVolunteer: { isBusy: boolean, warnings: Array<string>, signup: { id: string }, conflicts: Array<{ id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } }> } };

export type AssignNewVolunteerMutationVariables = Exact<{
  input: Types.SignUpInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AssignNewVolunteerMutation = { signUp: { isBusy: boolean, warnings: Array<string>, signup: { id: string }, conflicts: Array<{ id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } }> } };

export const VolunteerChoice_VolunteerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VolunteerChoice_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VolunteerForShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInShift"}},{"kind":"Field","name":{"kind":"Name","value":"isBusy"}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpedLastYear"}}]}}]} as unknown as DocumentNode;
export const VolunteersForShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VolunteersForShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteersForShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VolunteerChoice_volunteer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VolunteerChoice_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VolunteerForShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInShift"}},{"kind":"Field","name":{"kind":"Name","value":"isBusy"}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpedLastYear"}}]}}]} as unknown as DocumentNode;

/**
 * __useVolunteersForShiftQuery__
 *
 * To run a query within a React component, call `useVolunteersForShiftQuery` and pass it any options that fit your needs.
 * When your component renders, `useVolunteersForShiftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVolunteersForShiftQuery({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *      search: // value for 'search'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useVolunteersForShiftQuery(baseOptions: ApolloReactHooks.useQuery.Options<VolunteersForShiftQuery, VolunteersForShiftQueryVariables> & ({ variables: VolunteersForShiftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VolunteersForShiftQuery, VolunteersForShiftQueryVariables>(VolunteersForShiftDocument, options);
      }
export function useVolunteersForShiftLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<VolunteersForShiftQuery, VolunteersForShiftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VolunteersForShiftQuery, VolunteersForShiftQueryVariables>(VolunteersForShiftDocument, options);
        }
export function useVolunteersForShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<VolunteersForShiftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<VolunteersForShiftQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<VolunteersForShiftQuery, VolunteersForShiftQueryVariables>(VolunteersForShiftDocument, options);
        }
export type VolunteersForShiftQueryHookResult = ReturnType<typeof useVolunteersForShiftQuery>;
export type VolunteersForShiftLazyQueryHookResult = ReturnType<typeof useVolunteersForShiftLazyQuery>;
export type VolunteersForShiftSuspenseQueryHookResult = ReturnType<typeof useVolunteersForShiftSuspenseQuery>;
export const AssignVolunteerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignVolunteer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"volunteerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overCapacity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignVolunteer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"volunteerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"volunteerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"overCapacity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overCapacity"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBusy"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpConflict_shift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpConflict_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAssignVolunteerMutation__
 *
 * To run a mutation, you first call `useAssignVolunteerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAssignVolunteerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [assignVolunteerMutation, { data, loading, error }] = useAssignVolunteerMutation({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *      volunteerId: // value for 'volunteerId'
 *      overCapacity: // value for 'overCapacity'
 *      replaces: // value for 'replaces'
 *   },
 * });
 */
export function useAssignVolunteerMutation(baseOptions?: ApolloReactHooks.useMutation.Options<AssignVolunteerMutation, AssignVolunteerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignVolunteerMutation, AssignVolunteerMutationVariables>(AssignVolunteerDocument, options);
      }
export type AssignVolunteerMutationHookResult = ReturnType<typeof useAssignVolunteerMutation>;
export const AssignNewVolunteerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignNewVolunteer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBusy"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpConflict_shift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpConflict_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAssignNewVolunteerMutation__
 *
 * To run a mutation, you first call `useAssignNewVolunteerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAssignNewVolunteerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [assignNewVolunteerMutation, { data, loading, error }] = useAssignNewVolunteerMutation({
 *   variables: {
 *      input: // value for 'input'
 *      idempotencyKey: // value for 'idempotencyKey'
 *   },
 * });
 */
export function useAssignNewVolunteerMutation(baseOptions?: ApolloReactHooks.useMutation.Options<AssignNewVolunteerMutation, AssignNewVolunteerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignNewVolunteerMutation, AssignNewVolunteerMutationVariables>(AssignNewVolunteerDocument, options);
      }
export type AssignNewVolunteerMutationHookResult = ReturnType<typeof useAssignNewVolunteerMutation>;