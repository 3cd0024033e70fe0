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

/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

/** By what hours are added up. */
export type HoursBy =
  /** A row for each category of an event. */
  | 'CATEGORY'
  /** A row for each event. */
  | 'EVENT'
  /** A row for all people of an e-mail address; those without an address each have their own. */
  | 'HOUSEHOLD'
  /** A row for each person. */
  | 'PERSON';

/** Whose hours; every part is optional. Drafts count only where their event is named. */
export type HoursWhere = {
  /** Of this event. */
  eventId?: string | number | null | undefined;
  /** Of shifts on this day of the event's time zone or later. */
  from?: string | null | undefined;
  /** Of shifts on this day of the event's time zone or earlier. */
  to?: string | null | undefined;
  /** Of this person. */
  volunteerId?: string | number | null | undefined;
};

/** What the minutes of a signup come from. */
export type MinutesFrom =
  /** Staff corrected them. */
  | 'CORRECTED'
  /** Their marks, rounded to quarters of an hour: not before the planned start, up to when they left, at most 4 hours after the planned end; without that up to the planned end. None if they did not come. */
  | 'MARKS'
  /** They came: the length of their shift, up to the moment at which it was called off. */
  | 'PLANNED'
  /** Nobody was marked in the shift: its planned length. */
  | 'PRESUMED'
  /** Others in the shift were marked and they were not, or marks disagree: none count. */
  | 'UNKNOWN';

/** The states of a signup. */
export type SignupStatus =
  /** The place is taken. */
  | 'ACTIVE'
  /** Cancelled; kept as history, never active again. */
  | 'CANCELLED';

export type HoursRow_RowFragment = { id: string, name: string, email: string | null, minutes: number, shifts: number, presumedMinutes: number, unsettled: number, missed: number };

export type HoursPageQueryVariables = Exact<{
  where?: Types.HoursWhere | null | undefined;
  by?: Types.HoursBy | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type HoursPageQuery = { hours: { matching: number, minutes: number, unsettled: number, rows: Array<{ id: string, name: string, email: string | null, minutes: number, shifts: number, presumedMinutes: number, unsettled: number, missed: number }> } };

export type HoursEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type HoursEventsQuery = { managedEvents: Array<{ id: string, name: string, startDate: string }> };

export type WorkedShift_SignupFragment = { id: string, status: Types.SignupStatus, attendance: { state: Types.AttendanceState, minutes: number | null, minutesFrom: Types.MinutesFrom | null } | null, shift: { id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string, event: { id: string, name: string, state: Types.EventState } } } };

export type PersonHoursQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonHoursQuery = { volunteer: { id: string, firstName: string, lastName: string, signups: Array<{ id: string, status: Types.SignupStatus, attendance: { state: Types.AttendanceState, minutes: number | null, minutesFrom: Types.MinutesFrom | null } | null, shift: { id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string, event: { id: string, name: string, state: Types.EventState } } } }> | null } | null };

export type CorrectHoursMutationVariables = Exact<{
  signupId: string | number;
  minutes?: number | null | undefined;
  reason: string;
}>;


export type CorrectHoursMutation = { correctHours: { signup: { id: string, status: Types.SignupStatus, attendance: { state: Types.AttendanceState, minutes: number | null, minutesFrom: Types.MinutesFrom | null } | null, shift: { id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string, event: { id: string, name: string, state: Types.EventState } } } } } };

export const HoursRow_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoursRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"presumedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]} as unknown as DocumentNode;
export const WorkedShift_SignupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkedShift_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutesFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const HoursPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoursPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HoursWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HoursBy"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matching"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoursRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"presumedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]} as unknown as DocumentNode;

/**
 * __useHoursPageQuery__
 *
 * To run a query within a React component, call `useHoursPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useHoursPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHoursPageQuery({
 *   variables: {
 *      where: // value for 'where'
 *      by: // value for 'by'
 *      first: // value for 'first'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useHoursPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<HoursPageQuery, HoursPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HoursPageQuery, HoursPageQueryVariables>(HoursPageDocument, options);
      }
export function useHoursPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<HoursPageQuery, HoursPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HoursPageQuery, HoursPageQueryVariables>(HoursPageDocument, options);
        }
export function useHoursPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<HoursPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<HoursPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<HoursPageQuery, HoursPageQueryVariables>(HoursPageDocument, options);
        }
export type HoursPageQueryHookResult = ReturnType<typeof useHoursPageQuery>;
export type HoursPageLazyQueryHookResult = ReturnType<typeof useHoursPageLazyQuery>;
export type HoursPageSuspenseQueryHookResult = ReturnType<typeof useHoursPageSuspenseQuery>;
export const HoursEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoursEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useHoursEventsQuery__
 *
 * To run a query within a React component, call `useHoursEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useHoursEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHoursEventsQuery({
 *   variables: {
 *   },
 * });
 */
export function useHoursEventsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<HoursEventsQuery, HoursEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HoursEventsQuery, HoursEventsQueryVariables>(HoursEventsDocument, options);
      }
export function useHoursEventsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<HoursEventsQuery, HoursEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HoursEventsQuery, HoursEventsQueryVariables>(HoursEventsDocument, options);
        }
export function useHoursEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<HoursEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<HoursEventsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<HoursEventsQuery, HoursEventsQueryVariables>(HoursEventsDocument, options);
        }
export type HoursEventsQueryHookResult = ReturnType<typeof useHoursEventsQuery>;
export type HoursEventsLazyQueryHookResult = ReturnType<typeof useHoursEventsLazyQuery>;
export type HoursEventsSuspenseQueryHookResult = ReturnType<typeof useHoursEventsSuspenseQuery>;
export const PersonHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"signups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkedShift_signup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkedShift_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutesFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePersonHoursQuery__
 *
 * To run a query within a React component, call `usePersonHoursQuery` and pass it any options that fit your needs.
 * When your component renders, `usePersonHoursQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePersonHoursQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePersonHoursQuery(baseOptions: ApolloReactHooks.useQuery.Options<PersonHoursQuery, PersonHoursQueryVariables> & ({ variables: PersonHoursQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PersonHoursQuery, PersonHoursQueryVariables>(PersonHoursDocument, options);
      }
export function usePersonHoursLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PersonHoursQuery, PersonHoursQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PersonHoursQuery, PersonHoursQueryVariables>(PersonHoursDocument, options);
        }
export function usePersonHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PersonHoursQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PersonHoursQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PersonHoursQuery, PersonHoursQueryVariables>(PersonHoursDocument, options);
        }
export type PersonHoursQueryHookResult = ReturnType<typeof usePersonHoursQuery>;
export type PersonHoursLazyQueryHookResult = ReturnType<typeof usePersonHoursLazyQuery>;
export type PersonHoursSuspenseQueryHookResult = ReturnType<typeof usePersonHoursSuspenseQuery>;
export const CorrectHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkedShift_signup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkedShift_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutesFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCorrectHoursMutation__
 *
 * To run a mutation, you first call `useCorrectHoursMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectHoursMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctHoursMutation, { data, loading, error }] = useCorrectHoursMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *      minutes: // value for 'minutes'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useCorrectHoursMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CorrectHoursMutation, CorrectHoursMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectHoursMutation, CorrectHoursMutationVariables>(CorrectHoursDocument, options);
      }
export type CorrectHoursMutationHookResult = ReturnType<typeof useCorrectHoursMutation>;