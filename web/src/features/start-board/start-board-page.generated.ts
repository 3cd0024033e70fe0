/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

/** A decision that a start may go. */
export type ClearStartInput = {
  /** Also while posts that block the start are not manned; needs a note. */
  confirmed?: boolean | null | undefined;
  /** Why; 3 to 300 characters. */
  note?: string | null | undefined;
  /** The start. */
  startId: string | number;
  /** The version of the board that was looked at. */
  version: string;
};

/** Why somebody who is here may be sent to another post. */
export type FreeReason =
  /** Their shift ended less than two hours ago. */
  | 'DONE'
  /** Their role is to stand by. */
  | 'STANDBY'
  /** Their post has more people than it needs. */
  | 'SURPLUS';

/** Whether a post is manned before a start. */
export type PostState =
  /** Too few whatever happens, or it is past the time by which it is to be manned. */
  | 'MISSING'
  /** Enough people are here, or it was reported as manned. */
  | 'SAFE'
  /** Too few are here yet, and enough may still come. */
  | 'SHORT';

/** What somebody reported of a post by radio. */
export type ReportPostInput = {
  /** Whether it is manned; without it the report is taken back. */
  manned?: boolean | null | undefined;
  /** What else was said; at most 300 characters. */
  note?: string | null | undefined;
  /** The post. */
  postId: string | number;
  /** The start before which it is to be manned. */
  startId: string | number;
};

export type StartBoardPageQueryVariables = Exact<{
  eventId: string | number;
}>;


export type StartBoardPageQuery = { event: { id: string, name: string, timeZone: string, startDate: string, endDate: string } | null, raceStarts: Array<{ id: string, name: string, date: string, time: string, startsAt: string, isOver: boolean, clearedAt: string | null, version: number }> };

export type RaceStart_RaceStartFragment = { id: string, name: string, date: string, time: string, startsAt: string, isOver: boolean, clearedAt: string | null, version: number };

export type StartBoardQueryVariables = Exact<{
  startId: string | number;
}>;


export type StartBoardQuery = { startBoard: { serverNow: string, version: string, clearedAt: string | null, clearedBy: string | null, clearedNote: string | null, clearedOpen: Array<string>, start: { id: string, name: string, date: string, time: string, startsAt: string, timeZone: string }, rows: Array<{ state: Types.PostState, silent: boolean, isOwn: boolean, here: number, onTheWay: number, expected: number, contradicted: number, noShow: number, waiting: number, manningBy: string, lastHeardAt: string | null, shiftCount: number, sendToShiftId: string | null, post: { id: string, categoryId: string, category: string, place: string | null, minimumStaff: number, blocksStart: boolean, mapUrl: string | null }, missing: Array<{ signupId: string, firstName: string, lastName: string, phone: string | null, state: Types.AttendanceState, isLate: boolean, startsAt: string, contradicted: boolean, sentAt: string | null }>, report: { manned: boolean, note: string | null, by: string | null, at: string } | null }>, free: Array<{ signupId: string, firstName: string, lastName: string, phone: string | null, categoryId: string, category: string, place: string | null, reason: Types.FreeReason, notFor: Array<string> }> } };

export type BoardRow_StartBoardRowFragment = { state: Types.PostState, silent: boolean, isOwn: boolean, here: number, onTheWay: number, expected: number, contradicted: number, noShow: number, waiting: number, manningBy: string, lastHeardAt: string | null, shiftCount: number, sendToShiftId: string | null, post: { id: string, categoryId: string, category: string, place: string | null, minimumStaff: number, blocksStart: boolean, mapUrl: string | null }, missing: Array<{ signupId: string, firstName: string, lastName: string, phone: string | null, state: Types.AttendanceState, isLate: boolean, startsAt: string, contradicted: boolean, sentAt: string | null }>, report: { manned: boolean, note: string | null, by: string | null, at: string } | null };

export type FreePerson_FreePersonFragment = { signupId: string, firstName: string, lastName: string, phone: string | null, categoryId: string, category: string, place: string | null, reason: Types.FreeReason, notFor: Array<string> };

export type ReportPostMutationVariables = Exact<{
  input: Types.ReportPostInput;
}>;


export type ReportPostMutation = { reportPost: { row: { state: Types.PostState } } };

export type ClearStartMutationVariables = Exact<{
  input: Types.ClearStartInput;
}>;


export type ClearStartMutation = { clearStart: { start: { id: string, name: string, date: string, time: string, startsAt: string, isOver: boolean, clearedAt: string | null, version: number } } };

export type WithdrawClearanceMutationVariables = Exact<{
  startId: string | number;
}>;


export type WithdrawClearanceMutation = { withdrawClearance: { start: { id: string, name: string, date: string, time: string, startsAt: string, isOver: boolean, clearedAt: string | null, version: number } } };

export type SendOnMutationVariables = Exact<{
  signupId: string | number;
  shiftId: string | number;
}>;


export type SendOnMutation = { sendOn: { signup: { id: string } } };

export const RaceStart_RaceStartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaceStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const BoardRow_StartBoardRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardRow_startBoardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartBoardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"silent"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWay"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"manningBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendToShiftId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"minimumStaff"}},{"kind":"Field","name":{"kind":"Name","value":"blocksStart"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manned"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode;
export const FreePerson_FreePersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreePerson_freePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notFor"}}]}}]} as unknown as DocumentNode;
export const StartBoardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartBoardPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raceStarts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaceStart_raceStart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaceStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useStartBoardPageQuery__
 *
 * To run a query within a React component, call `useStartBoardPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useStartBoardPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStartBoardPageQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useStartBoardPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<StartBoardPageQuery, StartBoardPageQueryVariables> & ({ variables: StartBoardPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StartBoardPageQuery, StartBoardPageQueryVariables>(StartBoardPageDocument, options);
      }
export function useStartBoardPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<StartBoardPageQuery, StartBoardPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StartBoardPageQuery, StartBoardPageQueryVariables>(StartBoardPageDocument, options);
        }
export function useStartBoardPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<StartBoardPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<StartBoardPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<StartBoardPageQuery, StartBoardPageQueryVariables>(StartBoardPageDocument, options);
        }
export type StartBoardPageQueryHookResult = ReturnType<typeof useStartBoardPageQuery>;
export type StartBoardPageLazyQueryHookResult = ReturnType<typeof useStartBoardPageLazyQuery>;
export type StartBoardPageSuspenseQueryHookResult = ReturnType<typeof useStartBoardPageSuspenseQuery>;
export const StartBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverNow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedBy"}},{"kind":"Field","name":{"kind":"Name","value":"clearedNote"}},{"kind":"Field","name":{"kind":"Name","value":"clearedOpen"}},{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardRow_startBoardRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreePerson_freePerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardRow_startBoardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartBoardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"silent"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"here"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWay"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"manningBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendToShiftId"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"minimumStaff"}},{"kind":"Field","name":{"kind":"Name","value":"blocksStart"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manned"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreePerson_freePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notFor"}}]}}]} as unknown as DocumentNode;

/**
 * __useStartBoardQuery__
 *
 * To run a query within a React component, call `useStartBoardQuery` and pass it any options that fit your needs.
 * When your component renders, `useStartBoardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStartBoardQuery({
 *   variables: {
 *      startId: // value for 'startId'
 *   },
 * });
 */
export function useStartBoardQuery(baseOptions: ApolloReactHooks.useQuery.Options<StartBoardQuery, StartBoardQueryVariables> & ({ variables: StartBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StartBoardQuery, StartBoardQueryVariables>(StartBoardDocument, options);
      }
export function useStartBoardLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<StartBoardQuery, StartBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StartBoardQuery, StartBoardQueryVariables>(StartBoardDocument, options);
        }
export function useStartBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<StartBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<StartBoardQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<StartBoardQuery, StartBoardQueryVariables>(StartBoardDocument, options);
        }
export type StartBoardQueryHookResult = ReturnType<typeof useStartBoardQuery>;
export type StartBoardLazyQueryHookResult = ReturnType<typeof useStartBoardLazyQuery>;
export type StartBoardSuspenseQueryHookResult = ReturnType<typeof useStartBoardSuspenseQuery>;
export const ReportPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useReportPostMutation__
 *
 * To run a mutation, you first call `useReportPostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReportPostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reportPostMutation, { data, loading, error }] = useReportPostMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useReportPostMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ReportPostMutation, ReportPostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReportPostMutation, ReportPostMutationVariables>(ReportPostDocument, options);
      }
export type ReportPostMutationHookResult = ReturnType<typeof useReportPostMutation>;
export const ClearStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaceStart_raceStart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaceStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useClearStartMutation__
 *
 * To run a mutation, you first call `useClearStartMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useClearStartMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [clearStartMutation, { data, loading, error }] = useClearStartMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useClearStartMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ClearStartMutation, ClearStartMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ClearStartMutation, ClearStartMutationVariables>(ClearStartDocument, options);
      }
export type ClearStartMutationHookResult = ReturnType<typeof useClearStartMutation>;
export const WithdrawClearanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawClearance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawClearance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaceStart_raceStart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaceStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useWithdrawClearanceMutation__
 *
 * To run a mutation, you first call `useWithdrawClearanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawClearanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawClearanceMutation, { data, loading, error }] = useWithdrawClearanceMutation({
 *   variables: {
 *      startId: // value for 'startId'
 *   },
 * });
 */
export function useWithdrawClearanceMutation(baseOptions?: ApolloReactHooks.useMutation.Options<WithdrawClearanceMutation, WithdrawClearanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawClearanceMutation, WithdrawClearanceMutationVariables>(WithdrawClearanceDocument, options);
      }
export type WithdrawClearanceMutationHookResult = ReturnType<typeof useWithdrawClearanceMutation>;
export const SendOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSendOnMutation__
 *
 * To run a mutation, you first call `useSendOnMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendOnMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendOnMutation, { data, loading, error }] = useSendOnMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *      shiftId: // value for 'shiftId'
 *   },
 * });
 */
export function useSendOnMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SendOnMutation, SendOnMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendOnMutation, SendOnMutationVariables>(SendOnDocument, options);
      }
export type SendOnMutationHookResult = ReturnType<typeof useSendOnMutation>;