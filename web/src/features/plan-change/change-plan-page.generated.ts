/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

export type ChangePlanPageQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ChangePlanPageQuery = { event: { id: string, timeZone: string, position: string } | null, ledShifts: Array<{ id: string, date: string, startTime: string, endTime: string, effectiveLocation: string | null, qtyRequired: number, qtyRegistered: number, cancelledAt: string | null, opportunity: { id: string, name: string }, category: { id: string, name: string } }>, raceStarts: Array<{ id: string, name: string, date: string, time: string }>, planChanges: Array<{ id: string, appliedAt: string, appliedBy: string, shiftCount: number, peopleCount: number, undoneAt: string | null, undoable: boolean }>, preparedPlanChanges: Array<{ id: string, name: string, savedAt: string, savedBy: string, inForce: boolean, shiftCount: number | null, moveMinutes: number | null, moveDays: number | null, location: string | null, qtyRequired: number | null, cancel: boolean | null, moveStarts: boolean | null, message: string | null }> };

export type MovableStart_RaceStartFragment = { id: string, name: string, date: string, time: string };

export type PreparedPlan_PreparedPlanChangeFragment = { id: string, name: string, savedAt: string, savedBy: string, inForce: boolean, shiftCount: number | null, moveMinutes: number | null, moveDays: number | null, location: string | null, qtyRequired: number | null, cancel: boolean | null, moveStarts: boolean | null, message: string | null };

export type PreviewPreparedPlanChangeQueryVariables = Exact<{
  id: string | number;
}>;


export type PreviewPreparedPlanChangeQuery = { previewPreparedPlanChange: { version: string, people: number, here: number, shifts: Array<{ date: string, startTime: string, endTime: string, location: string | null, qtyRequired: number, cancelled: boolean, warnings: Array<string>, shift: { id: string, date: string, startTime: string, endTime: string, effectiveLocation: string | null, qtyRequired: number, qtyRegistered: number, cancelledAt: string | null, opportunity: { id: string, name: string }, category: { id: string, name: string } } }>, starts: Array<{ startId: string, name: string, fromDate: string, fromTime: string, date: string, time: string, warnings: Array<string> }>, posts: Array<{ postId: string, category: string, fromPlace: string, place: string, warnings: Array<string> }>, overlaps: Array<{ volunteerId: string, firstName: string, lastName: string, shiftId: string, opportunityName: string, date: string, startTime: string, endTime: string, otherOpportunityName: string | null, otherDate: string | null, otherStartTime: string | null, otherEndTime: string | null }> } };

export type SavePlanChangeMutationVariables = Exact<{
  input: Types.PlanChangeInput;
  name: string;
}>;


export type SavePlanChangeMutation = { savePlanChange: { preparedPlanChange: { id: string, name: string, savedAt: string, savedBy: string, inForce: boolean, shiftCount: number | null, moveMinutes: number | null, moveDays: number | null, location: string | null, qtyRequired: number | null, cancel: boolean | null, moveStarts: boolean | null, message: string | null } } };

export type ApplyPreparedPlanChangeMutationVariables = Exact<{
  id: string | number;
  version: string;
}>;


export type ApplyPreparedPlanChangeMutation = { applyPreparedPlanChange: { planChange: { id: string, shiftCount: number, peopleCount: number }, shifts: Array<{ id: string, date: string, startTime: string, endTime: string }> } };

export type DeletePreparedPlanChangeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePreparedPlanChangeMutation = { deletePreparedPlanChange: { id: string } };

export type NewOverlap_PlanOverlapFragment = { volunteerId: string, firstName: string, lastName: string, shiftId: string, opportunityName: string, date: string, startTime: string, endTime: string, otherOpportunityName: string | null, otherDate: string | null, otherStartTime: string | null, otherEndTime: string | null };

export type PlannableShift_ShiftFragment = { id: string, date: string, startTime: string, endTime: string, effectiveLocation: string | null, qtyRequired: number, qtyRegistered: number, cancelledAt: string | null, opportunity: { id: string, name: string }, category: { id: string, name: string } };

export type MadePlanChange_PlanChangeFragment = { id: string, appliedAt: string, appliedBy: string, shiftCount: number, peopleCount: number, undoneAt: string | null, undoable: boolean };

export type PreviewPlanChangeQueryVariables = Exact<{
  input: Types.PlanChangeInput;
}>;


export type PreviewPlanChangeQuery = { previewPlanChange: { version: string, people: number, here: number, shifts: Array<{ date: string, startTime: string, endTime: string, location: string | null, qtyRequired: number, cancelled: boolean, warnings: Array<string>, shift: { id: string } }>, starts: Array<{ startId: string, name: string, fromDate: string, fromTime: string, date: string, time: string, warnings: Array<string> }>, posts: Array<{ postId: string, category: string, fromPlace: string, place: string, warnings: Array<string> }>, overlaps: Array<{ volunteerId: string, firstName: string, lastName: string, shiftId: string, opportunityName: string, date: string, startTime: string, endTime: string, otherOpportunityName: string | null, otherDate: string | null, otherStartTime: string | null, otherEndTime: string | null }> } };

export type ApplyPlanChangeMutationVariables = Exact<{
  input: Types.PlanChangeInput;
  version: string;
}>;


export type ApplyPlanChangeMutation = { applyPlanChange: { planChange: { id: string, shiftCount: number, peopleCount: number }, shifts: Array<{ id: string, date: string, startTime: string, endTime: string }> } };

export type UndoPlanChangeMutationVariables = Exact<{
  planChangeId: string | number;
}>;


export type UndoPlanChangeMutation = { undoPlanChange: { unchangedStarts: Array<string>, unchangedPosts: Array<string>, shifts: Array<{ id: string, date: string, startTime: string, endTime: string }>, unchanged: Array<{ reason: string, shift: { id: string, date: string, startTime: string, endTime: string, effectiveLocation: string | null, qtyRequired: number, qtyRegistered: number, cancelledAt: string | null, opportunity: { id: string, name: string }, category: { id: string, name: string } } }> } };

export type Planned_PlannedShiftFragment = { date: string, startTime: string, endTime: string, location: string | null, qtyRequired: number, cancelled: boolean, warnings: Array<string> };

export type PlannedStart_PlannedStartFragment = { startId: string, name: string, fromDate: string, fromTime: string, date: string, time: string, warnings: Array<string> };

export type PlannedPost_PlannedPostFragment = { postId: string, category: string, fromPlace: string, place: string, warnings: Array<string> };

export type Applied_AppliedPlanChangeFragment = { planChange: { id: string, shiftCount: number, peopleCount: number }, shifts: Array<{ id: string, date: string, startTime: string, endTime: string }> };

export const MovableStart_RaceStartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovableStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]} as unknown as DocumentNode;
export const PreparedPlan_PreparedPlanChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreparedPlan_preparedPlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreparedPlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"inForce"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"moveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"moveDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"moveStarts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode;
export const NewOverlap_PlanOverlapFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewOverlap_planOverlap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOverlap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteerId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"otherOpportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"otherDate"}},{"kind":"Field","name":{"kind":"Name","value":"otherStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"otherEndTime"}}]}}]} as unknown as DocumentNode;
export const PlannableShift_ShiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannableShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export const MadePlanChange_PlanChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadePlanChange_planChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}}]}}]} as unknown as DocumentNode;
export const Planned_PlannedShiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned_plannedShift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]} as unknown as DocumentNode;
export const PlannedStart_PlannedStartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedStart_plannedStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]} as unknown as DocumentNode;
export const PlannedPost_PlannedPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedPost_plannedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"fromPlace"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]} as unknown as DocumentNode;
export const Applied_AppliedPlanChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applied_appliedPlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppliedPlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode;
export const ChangePlanPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangePlanPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledShifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannableShift_shift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raceStarts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovableStart_raceStart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadePlanChange_planChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preparedPlanChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreparedPlan_preparedPlanChange"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovableStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreparedPlan_preparedPlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreparedPlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"inForce"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"moveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"moveDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"moveStarts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannableShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadePlanChange_planChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}}]}}]} as unknown as DocumentNode;

/**
 * __useChangePlanPageQuery__
 *
 * To run a query within a React component, call `useChangePlanPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useChangePlanPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChangePlanPageQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useChangePlanPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<ChangePlanPageQuery, ChangePlanPageQueryVariables> & ({ variables: ChangePlanPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChangePlanPageQuery, ChangePlanPageQueryVariables>(ChangePlanPageDocument, options);
      }
export function useChangePlanPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ChangePlanPageQuery, ChangePlanPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChangePlanPageQuery, ChangePlanPageQueryVariables>(ChangePlanPageDocument, options);
        }
export function useChangePlanPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ChangePlanPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ChangePlanPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ChangePlanPageQuery, ChangePlanPageQueryVariables>(ChangePlanPageDocument, options);
        }
export type ChangePlanPageQueryHookResult = ReturnType<typeof useChangePlanPageQuery>;
export type ChangePlanPageLazyQueryHookResult = ReturnType<typeof useChangePlanPageLazyQuery>;
export type ChangePlanPageSuspenseQueryHookResult = ReturnType<typeof useChangePlanPageSuspenseQuery>;
export const PreviewPreparedPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPreparedPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPreparedPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannableShift_shift"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Planned_plannedShift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"starts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedStart_plannedStart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedPost_plannedPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewOverlap_planOverlap"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewOverlap_planOverlap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOverlap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteerId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"otherOpportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"otherDate"}},{"kind":"Field","name":{"kind":"Name","value":"otherStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"otherEndTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannableShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned_plannedShift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedStart_plannedStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedPost_plannedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"fromPlace"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewPreparedPlanChangeQuery__
 *
 * To run a query within a React component, call `usePreviewPreparedPlanChangeQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewPreparedPlanChangeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewPreparedPlanChangeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePreviewPreparedPlanChangeQuery(baseOptions: ApolloReactHooks.useQuery.Options<PreviewPreparedPlanChangeQuery, PreviewPreparedPlanChangeQueryVariables> & ({ variables: PreviewPreparedPlanChangeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewPreparedPlanChangeQuery, PreviewPreparedPlanChangeQueryVariables>(PreviewPreparedPlanChangeDocument, options);
      }
export function usePreviewPreparedPlanChangeLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PreviewPreparedPlanChangeQuery, PreviewPreparedPlanChangeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewPreparedPlanChangeQuery, PreviewPreparedPlanChangeQueryVariables>(PreviewPreparedPlanChangeDocument, options);
        }
export function usePreviewPreparedPlanChangeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PreviewPreparedPlanChangeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PreviewPreparedPlanChangeQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PreviewPreparedPlanChangeQuery, PreviewPreparedPlanChangeQueryVariables>(PreviewPreparedPlanChangeDocument, options);
        }
export type PreviewPreparedPlanChangeQueryHookResult = ReturnType<typeof usePreviewPreparedPlanChangeQuery>;
export type PreviewPreparedPlanChangeLazyQueryHookResult = ReturnType<typeof usePreviewPreparedPlanChangeLazyQuery>;
export type PreviewPreparedPlanChangeSuspenseQueryHookResult = ReturnType<typeof usePreviewPreparedPlanChangeSuspenseQuery>;
export const SavePlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preparedPlanChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreparedPlan_preparedPlanChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreparedPlan_preparedPlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreparedPlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"inForce"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"moveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"moveDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"moveStarts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode;

/**
 * __useSavePlanChangeMutation__
 *
 * To run a mutation, you first call `useSavePlanChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSavePlanChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [savePlanChangeMutation, { data, loading, error }] = useSavePlanChangeMutation({
 *   variables: {
 *      input: // value for 'input'
 *      name: // value for 'name'
 *   },
 * });
 */
export function useSavePlanChangeMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SavePlanChangeMutation, SavePlanChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SavePlanChangeMutation, SavePlanChangeMutationVariables>(SavePlanChangeDocument, options);
      }
export type SavePlanChangeMutationHookResult = ReturnType<typeof useSavePlanChangeMutation>;
export const ApplyPreparedPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPreparedPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPreparedPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Applied_appliedPlanChange"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applied_appliedPlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppliedPlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useApplyPreparedPlanChangeMutation__
 *
 * To run a mutation, you first call `useApplyPreparedPlanChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyPreparedPlanChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyPreparedPlanChangeMutation, { data, loading, error }] = useApplyPreparedPlanChangeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApplyPreparedPlanChangeMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ApplyPreparedPlanChangeMutation, ApplyPreparedPlanChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyPreparedPlanChangeMutation, ApplyPreparedPlanChangeMutationVariables>(ApplyPreparedPlanChangeDocument, options);
      }
export type ApplyPreparedPlanChangeMutationHookResult = ReturnType<typeof useApplyPreparedPlanChangeMutation>;
export const DeletePreparedPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePreparedPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePreparedPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeletePreparedPlanChangeMutation__
 *
 * To run a mutation, you first call `useDeletePreparedPlanChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePreparedPlanChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePreparedPlanChangeMutation, { data, loading, error }] = useDeletePreparedPlanChangeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeletePreparedPlanChangeMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DeletePreparedPlanChangeMutation, DeletePreparedPlanChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePreparedPlanChangeMutation, DeletePreparedPlanChangeMutationVariables>(DeletePreparedPlanChangeDocument, options);
      }
export type DeletePreparedPlanChangeMutationHookResult = ReturnType<typeof useDeletePreparedPlanChangeMutation>;
export const PreviewPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Planned_plannedShift"}}]}},{"kind":"Field","name":{"kind":"Name","value":"starts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedStart_plannedStart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedPost_plannedPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewOverlap_planOverlap"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewOverlap_planOverlap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOverlap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteerId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"otherOpportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"otherDate"}},{"kind":"Field","name":{"kind":"Name","value":"otherStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"otherEndTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Planned_plannedShift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedStart_plannedStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedPost_plannedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"fromPlace"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewPlanChangeQuery__
 *
 * To run a query within a React component, call `usePreviewPlanChangeQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewPlanChangeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewPlanChangeQuery({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePreviewPlanChangeQuery(baseOptions: ApolloReactHooks.useQuery.Options<PreviewPlanChangeQuery, PreviewPlanChangeQueryVariables> & ({ variables: PreviewPlanChangeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewPlanChangeQuery, PreviewPlanChangeQueryVariables>(PreviewPlanChangeDocument, options);
      }
export function usePreviewPlanChangeLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PreviewPlanChangeQuery, PreviewPlanChangeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewPlanChangeQuery, PreviewPlanChangeQueryVariables>(PreviewPlanChangeDocument, options);
        }
export function usePreviewPlanChangeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PreviewPlanChangeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PreviewPlanChangeQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PreviewPlanChangeQuery, PreviewPlanChangeQueryVariables>(PreviewPlanChangeDocument, options);
        }
export type PreviewPlanChangeQueryHookResult = ReturnType<typeof usePreviewPlanChangeQuery>;
export type PreviewPlanChangeLazyQueryHookResult = ReturnType<typeof usePreviewPlanChangeLazyQuery>;
export type PreviewPlanChangeSuspenseQueryHookResult = ReturnType<typeof usePreviewPlanChangeSuspenseQuery>;
export const ApplyPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Applied_appliedPlanChange"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applied_appliedPlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppliedPlanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useApplyPlanChangeMutation__
 *
 * To run a mutation, you first call `useApplyPlanChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyPlanChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyPlanChangeMutation, { data, loading, error }] = useApplyPlanChangeMutation({
 *   variables: {
 *      input: // value for 'input'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApplyPlanChangeMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ApplyPlanChangeMutation, ApplyPlanChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyPlanChangeMutation, ApplyPlanChangeMutationVariables>(ApplyPlanChangeDocument, options);
      }
export type ApplyPlanChangeMutationHookResult = ReturnType<typeof useApplyPlanChangeMutation>;
export const UndoPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planChangeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planChangeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planChangeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannableShift_shift"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unchangedStarts"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedPosts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannableShift_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUndoPlanChangeMutation__
 *
 * To run a mutation, you first call `useUndoPlanChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoPlanChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoPlanChangeMutation, { data, loading, error }] = useUndoPlanChangeMutation({
 *   variables: {
 *      planChangeId: // value for 'planChangeId'
 *   },
 * });
 */
export function useUndoPlanChangeMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UndoPlanChangeMutation, UndoPlanChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoPlanChangeMutation, UndoPlanChangeMutationVariables>(UndoPlanChangeDocument, options);
      }
export type UndoPlanChangeMutationHookResult = ReturnType<typeof useUndoPlanChangeMutation>;