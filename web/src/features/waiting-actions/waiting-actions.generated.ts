/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Where a waiting action stands. */
export type ActionState =
  /** It was carried out, or there is none. */
  | 'OVER'
  /** It could not be carried out, and never will be: nothing was changed. */
  | 'REFUSED'
  /** It was undone: nothing was changed. */
  | 'UNDONE'
  /** It is not carried out yet; it can be undone until its seconds are over. */
  | 'WAITING';

/** What the marks of a signup say together. */
export type AttendanceState =
  /** Nobody marked them, or every mark is undone. */
  | 'EXPECTED'
  /** They are here. */
  | 'HERE'
  /** They were here and left. */
  | 'LEFT'
  /** They are not here. */
  | 'NO_SHOW';

/** Which shifts, and what is to be done with them; what is absent stays as it is. */
export type PlanChangeInput = {
  /** True calls them off: signups stay, and nobody new comes. False reinstates those that are called off. */
  cancel?: boolean | null | undefined;
  /** The event. */
  eventId: string | number;
  /** The shifts' own place; empty for the place of their roles. */
  location?: string | null | undefined;
  /** A message in the mail to everybody in these shifts. */
  message?: string | null | undefined;
  /** So many days later, negative for earlier. */
  moveDays?: number | null | undefined;
  /** So many minutes later, negative for earlier, by the event's clocks; past midnight the day changes. */
  moveMinutes?: number | null | undefined;
  /** Whether the starts of these days move along, by the same time. Possible for admins, where times or days move and `where` names days alone or nothing. Default: yes where it is possible, else no. */
  moveStarts?: boolean | null | undefined;
  /** Places of each, 1 or more. */
  qtyRequired?: number | null | undefined;
  /** These shifts, 1000 at most; with `where`, those of them that match. */
  shiftIds?: Array<string | number> | null | undefined;
  /** Its shifts that match all of it; for a lead those of their categories. */
  where?: ShiftFilter | null | undefined;
};

/** Which shifts; what is left out does not matter. */
export type ShiftFilter = {
  /** Of the roles of this category. */
  categoryId?: string | number | null | undefined;
  /** That start on one of these days; at most 400. */
  days?: Array<string> | null | undefined;
  /** That start on this day or later. */
  from?: string | null | undefined;
  /** That can still be taken (not begun by the event's clock, not closed or cancelled, signups open, and with a free place that is held for nobody), or cannot. */
  open?: boolean | null | undefined;
  /** Of this role. */
  opportunityId?: string | number | null | undefined;
  /** At this place, as it is written; case and odd spaces do not matter. */
  place?: string | null | undefined;
  /** At a place whose name holds these letters, without regard to case and accents. */
  placeContains?: string | null | undefined;
  /** That run at this moment, by their events' clocks. */
  runningAt?: string | null | undefined;
  /** That start before this time of their day. */
  startsBefore?: string | null | undefined;
  /** That start at this moment or later. */
  startsFrom?: string | null | undefined;
  /** That start before this moment. */
  startsTo?: string | null | undefined;
  /** Whose role, category, place or note holds these words, without regard to case and accents. */
  text?: string | null | undefined;
  /** That start on this day or earlier. */
  to?: string | null | undefined;
  /** Where people are missing, begun or not; or none are, as in what is called off or held for the waitlist. */
  understaffed?: boolean | null | undefined;
};

/** The states of a signup. */
export type SignupStatus =
  /** The place is taken. */
  | 'ACTIVE'
  /** Cancelled; kept as history, never active again. */
  | 'CANCELLED';

/** Which signups are wanted; every part is optional. */
export type SignupTableFilter = {
  /** Of what is called off: the shift, or its event is cancelled; or of what takes place. */
  calledOff?: boolean | null | undefined;
  /** Of this category. */
  categoryId?: string | number | null | undefined;
  /** Of this event. */
  eventId?: string | number | null | undefined;
  /** Of this volunteer role. */
  opportunityId?: string | number | null | undefined;
  /** Words that must all be found in name, e-mail address, phone number, role or category. */
  search?: string | null | undefined;
  /** Of this shift. */
  shiftId?: string | number | null | undefined;
  /** Of these shifts, 500 at most. */
  shiftIds?: Array<string | number> | null | undefined;
  /** Signed up on this day of the event's time zone or later. */
  signedUpFrom?: string | null | undefined;
  /** Signed up on this day of the event's time zone or earlier. */
  signedUpTo?: string | null | undefined;
  /** These signups alone, 500 at most. */
  signupIds?: Array<string | number> | null | undefined;
  /** In this state. */
  status?: SignupStatus | null | undefined;
  /** Active signups that their household has not confirmed since their shift, which still takes place, was moved; or the others. */
  unconfirmed?: boolean | null | undefined;
};

export type CheckedInOfQueryVariables = Exact<{
  filter: Types.SignupTableFilter;
}>;


export type CheckedInOfQuery = { first: { rows: Array<{ id: string, attendance: { state: Types.AttendanceState } | null }> }, second: { rows: Array<{ id: string, attendance: { state: Types.AttendanceState } | null }> }, third: { rows: Array<{ id: string, attendance: { state: Types.AttendanceState } | null }> } };

export type CheckedIn_TableFragment = { rows: Array<{ id: string, attendance: { state: Types.AttendanceState } | null }> };

export type CancelSignupsLaterMutationVariables = Exact<{
  signupIds: Array<string | number> | string | number;
  notify?: boolean | null | undefined;
}>;


export type CancelSignupsLaterMutation = { cancelSignupsLater: { signupIds: Array<string>, action: { id: string, seconds: number } | null, refused: Array<{ id: string, name: string | null, reason: string }> } };

export type DeleteLaterMutationVariables = Exact<{
  categoryId?: string | number | null | undefined;
  opportunityId?: string | number | null | undefined;
  shiftId?: string | number | null | undefined;
  tellPeople?: boolean | null | undefined;
}>;


export type DeleteLaterMutation = { deleteLater: { id: string, seconds: number } };

export type CancelEventLaterMutationVariables = Exact<{
  eventId: string | number;
  message?: string | null | undefined;
}>;


export type CancelEventLaterMutation = { cancelEventLater: { id: string, seconds: number } };

export type ApplyPlanChangeLaterMutationVariables = Exact<{
  input: Types.PlanChangeInput;
  version: string;
}>;


export type ApplyPlanChangeLaterMutation = { applyPlanChangeLater: { id: string, seconds: number } };

export type ApplyPreparedPlanChangeLaterMutationVariables = Exact<{
  id: string | number;
  version: string;
}>;


export type ApplyPreparedPlanChangeLaterMutation = { applyPreparedPlanChangeLater: { id: string, seconds: number } };

export type WaitingAction_ActionFragment = { id: string, seconds: number };

export type CancelSignups_RefusedFragment = { id: string, name: string | null, reason: string };

export type UndoActionMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoActionMutation = { undoAction: boolean };

export type ActionOutcomeQueryVariables = Exact<{
  id: string | number;
}>;


export type ActionOutcomeQuery = { actionOutcome: { state: Types.ActionState, reason: string | null } };

export const CheckedIn_TableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedIn_table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;
export const WaitingAction_ActionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingAction_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]} as unknown as DocumentNode;
export const CancelSignups_RefusedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelSignups_refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefusedCancellation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export const CheckedInOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckedInOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTableFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"signupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckedIn_table"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"signupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckedIn_table"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"third"},"name":{"kind":"Name","value":"signupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"400"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckedIn_table"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedIn_table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCheckedInOfQuery__
 *
 * To run a query within a React component, call `useCheckedInOfQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckedInOfQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckedInOfQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useCheckedInOfQuery(baseOptions: ApolloReactHooks.useQuery.Options<CheckedInOfQuery, CheckedInOfQueryVariables> & ({ variables: CheckedInOfQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckedInOfQuery, CheckedInOfQueryVariables>(CheckedInOfDocument, options);
      }
export function useCheckedInOfLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<CheckedInOfQuery, CheckedInOfQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckedInOfQuery, CheckedInOfQueryVariables>(CheckedInOfDocument, options);
        }
export function useCheckedInOfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<CheckedInOfQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<CheckedInOfQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<CheckedInOfQuery, CheckedInOfQueryVariables>(CheckedInOfDocument, options);
        }
export type CheckedInOfQueryHookResult = ReturnType<typeof useCheckedInOfQuery>;
export type CheckedInOfLazyQueryHookResult = ReturnType<typeof useCheckedInOfLazyQuery>;
export type CheckedInOfSuspenseQueryHookResult = ReturnType<typeof useCheckedInOfSuspenseQuery>;
export const CancelSignupsLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSignupsLater"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notify"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSignupsLater"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"notify"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notify"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingAction_action"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelSignups_refused"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingAction_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelSignups_refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefusedCancellation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;

/**
 * __useCancelSignupsLaterMutation__
 *
 * To run a mutation, you first call `useCancelSignupsLaterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelSignupsLaterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelSignupsLaterMutation, { data, loading, error }] = useCancelSignupsLaterMutation({
 *   variables: {
 *      signupIds: // value for 'signupIds'
 *      notify: // value for 'notify'
 *   },
 * });
 */
export function useCancelSignupsLaterMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CancelSignupsLaterMutation, CancelSignupsLaterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelSignupsLaterMutation, CancelSignupsLaterMutationVariables>(CancelSignupsLaterDocument, options);
      }
export type CancelSignupsLaterMutationHookResult = ReturnType<typeof useCancelSignupsLaterMutation>;
export const DeleteLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLater"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"opportunityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLater"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"opportunityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"opportunityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tellPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingAction_action"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingAction_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteLaterMutation__
 *
 * To run a mutation, you first call `useDeleteLaterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteLaterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteLaterMutation, { data, loading, error }] = useDeleteLaterMutation({
 *   variables: {
 *      categoryId: // value for 'categoryId'
 *      opportunityId: // value for 'opportunityId'
 *      shiftId: // value for 'shiftId'
 *      tellPeople: // value for 'tellPeople'
 *   },
 * });
 */
export function useDeleteLaterMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DeleteLaterMutation, DeleteLaterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteLaterMutation, DeleteLaterMutationVariables>(DeleteLaterDocument, options);
      }
export type DeleteLaterMutationHookResult = ReturnType<typeof useDeleteLaterMutation>;
export const CancelEventLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEventLater"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEventLater"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingAction_action"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingAction_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]} as unknown as DocumentNode;

/**
 * __useCancelEventLaterMutation__
 *
 * To run a mutation, you first call `useCancelEventLaterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEventLaterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEventLaterMutation, { data, loading, error }] = useCancelEventLaterMutation({
 *   variables: {
 *      eventId: // value for 'eventId'
 *      message: // value for 'message'
 *   },
 * });
 */
export function useCancelEventLaterMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CancelEventLaterMutation, CancelEventLaterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEventLaterMutation, CancelEventLaterMutationVariables>(CancelEventLaterDocument, options);
      }
export type CancelEventLaterMutationHookResult = ReturnType<typeof useCancelEventLaterMutation>;
export const ApplyPlanChangeLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPlanChangeLater"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPlanChangeLater"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingAction_action"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingAction_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]} as unknown as DocumentNode;

/**
 * __useApplyPlanChangeLaterMutation__
 *
 * To run a mutation, you first call `useApplyPlanChangeLaterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyPlanChangeLaterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyPlanChangeLaterMutation, { data, loading, error }] = useApplyPlanChangeLaterMutation({
 *   variables: {
 *      input: // value for 'input'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApplyPlanChangeLaterMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ApplyPlanChangeLaterMutation, ApplyPlanChangeLaterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyPlanChangeLaterMutation, ApplyPlanChangeLaterMutationVariables>(ApplyPlanChangeLaterDocument, options);
      }
export type ApplyPlanChangeLaterMutationHookResult = ReturnType<typeof useApplyPlanChangeLaterMutation>;
export const ApplyPreparedPlanChangeLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPreparedPlanChangeLater"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPreparedPlanChangeLater"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingAction_action"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingAction_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]} as unknown as DocumentNode;

/**
 * __useApplyPreparedPlanChangeLaterMutation__
 *
 * To run a mutation, you first call `useApplyPreparedPlanChangeLaterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyPreparedPlanChangeLaterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyPreparedPlanChangeLaterMutation, { data, loading, error }] = useApplyPreparedPlanChangeLaterMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApplyPreparedPlanChangeLaterMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ApplyPreparedPlanChangeLaterMutation, ApplyPreparedPlanChangeLaterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyPreparedPlanChangeLaterMutation, ApplyPreparedPlanChangeLaterMutationVariables>(ApplyPreparedPlanChangeLaterDocument, options);
      }
export type ApplyPreparedPlanChangeLaterMutationHookResult = ReturnType<typeof useApplyPreparedPlanChangeLaterMutation>;
export const UndoActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useUndoActionMutation__
 *
 * To run a mutation, you first call `useUndoActionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoActionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoActionMutation, { data, loading, error }] = useUndoActionMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUndoActionMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UndoActionMutation, UndoActionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoActionMutation, UndoActionMutationVariables>(UndoActionDocument, options);
      }
export type UndoActionMutationHookResult = ReturnType<typeof useUndoActionMutation>;
export const ActionOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionOutcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useActionOutcomeQuery__
 *
 * To run a query within a React component, call `useActionOutcomeQuery` and pass it any options that fit your needs.
 * When your component renders, `useActionOutcomeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActionOutcomeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useActionOutcomeQuery(baseOptions: ApolloReactHooks.useQuery.Options<ActionOutcomeQuery, ActionOutcomeQueryVariables> & ({ variables: ActionOutcomeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ActionOutcomeQuery, ActionOutcomeQueryVariables>(ActionOutcomeDocument, options);
      }
export function useActionOutcomeLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ActionOutcomeQuery, ActionOutcomeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ActionOutcomeQuery, ActionOutcomeQueryVariables>(ActionOutcomeDocument, options);
        }
export function useActionOutcomeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ActionOutcomeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ActionOutcomeQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ActionOutcomeQuery, ActionOutcomeQueryVariables>(ActionOutcomeDocument, options);
        }
export type ActionOutcomeQueryHookResult = ReturnType<typeof useActionOutcomeQuery>;
export type ActionOutcomeLazyQueryHookResult = ReturnType<typeof useActionOutcomeLazyQuery>;
export type ActionOutcomeSuspenseQueryHookResult = ReturnType<typeof useActionOutcomeSuspenseQuery>;