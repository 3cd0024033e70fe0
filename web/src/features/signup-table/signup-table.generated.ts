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

/** What the signup table can be sorted by. */
export type SignupColumn =
  /** E-mail address. */
  | 'CONTACT'
  /** Role, then category. */
  | 'OPPORTUNITY'
  /** Day, then start time. */
  | 'SHIFT'
  /** When they signed up. */
  | 'SIGNED_UP'
  /** Active or cancelled. */
  | 'STATUS'
  /** First name, then last name. */
  | 'VOLUNTEER';

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

/** The order of the signup table. */
export type SignupTableSort = {
  /** By what; the signup time by default. */
  column?: SignupColumn | null | undefined;
  /** The greatest or latest first; true by default. */
  descending?: boolean | null | undefined;
};

/** A volunteer's corrected details, all of them. */
export type UpdateVolunteerInput = {
  /** A valid address: 'Invalid email address'. Null or left out for somebody who has none; an address can be changed, but not taken away. */
  email?: string | null | undefined;
  /** Required: 'First name is required'. */
  firstName: string;
  /** Required: 'Last name is required'. */
  lastName: string;
  /** Optional phone number; null takes it away. */
  phone?: string | null | undefined;
};

export type SignupEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupEventsQuery = { myEvents: Array<{ location: string | null, id: string, name: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean }> };

export type SignupPlacesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type SignupPlacesQuery = { report: { categories: Array<{ id: string, name: string, opportunities: Array<{ id: string, name: string }> }> } };

export type SignupFilters_CategoryFragment = { id: string, name: string, opportunities: Array<{ id: string, name: string }> };

export type SignupTableQueryVariables = Exact<{
  filter: Types.SignupTableFilter;
  sort: Types.SignupTableSort;
  first: number;
  offset: number;
}>;


export type SignupTableQuery = { signupTable: { matching: number, total: number, active: number, calledOff: number, cancelled: number, uniqueVolunteers: number, totalShifts: number, rows: Array<{ id: string, status: Types.SignupStatus, unconfirmedSince: string | null, signedUpOn: string, attendance: { state: Types.AttendanceState, contradicted: boolean, cameAnyway: boolean } | null, viewerCan: { edit: boolean, remove: boolean }, volunteer: { erased: boolean, id: string, firstName: string, lastName: string, email: string | null, phone: string | null, mailFails: boolean | null }, shift: { id: string, date: string, startTime: string, endTime: string, cancelledAt: string | null, opportunity: { id: string, name: string }, category: { id: string, name: string }, event: { id: string, name: string, state: Types.EventState } }, answers: Array<{ id: string, value: Array<string>, question: { id: string, label: string } }> | null, consents: Array<{ id: string, guardianName: string, wording: string }> | null }> } };

export type SignupFigures_TableFragment = { total: number, active: number, calledOff: number, cancelled: number, uniqueVolunteers: number, totalShifts: number };

export type SignupRow_SignupFragment = { id: string, status: Types.SignupStatus, unconfirmedSince: string | null, signedUpOn: string, attendance: { state: Types.AttendanceState, contradicted: boolean, cameAnyway: boolean } | null, viewerCan: { edit: boolean, remove: boolean }, volunteer: { erased: boolean, id: string, firstName: string, lastName: string, email: string | null, phone: string | null, mailFails: boolean | null }, shift: { id: string, date: string, startTime: string, endTime: string, cancelledAt: string | null, opportunity: { id: string, name: string }, category: { id: string, name: string }, event: { id: string, name: string, state: Types.EventState } }, answers: Array<{ id: string, value: Array<string>, question: { id: string, label: string } }> | null, consents: Array<{ id: string, guardianName: string, wording: string }> | null };

export type CopySignupEmailsMutationVariables = Exact<{
  filter: Types.SignupTableFilter;
}>;


export type CopySignupEmailsMutation = { copySignupEmails: Array<string> };

export type UpdateVolunteerMutationVariables = Exact<{
  id: string | number;
  input: Types.UpdateVolunteerInput;
}>;


export type UpdateVolunteerMutation = { updateVolunteer: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null, mailFails: boolean | null } };

export const SignupFilters_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignupFilters_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export const SignupFigures_TableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignupFigures_table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"calledOff"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVolunteers"}},{"kind":"Field","name":{"kind":"Name","value":"totalShifts"}}]}}]} as unknown as DocumentNode;
export const SignupRow_SignupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignupRow_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}},{"kind":"Field","name":{"kind":"Name","value":"cameAnyway"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"remove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedUpOn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswers_signup"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VolunteerContact_volunteer"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswers_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guardianName"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VolunteerContact_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Volunteer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mailFails"}}]}}]} as unknown as DocumentNode;
export const SignupEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupEventsQuery__
 *
 * To run a query within a React component, call `useSignupEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupEventsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupEventsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<SignupEventsQuery, SignupEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupEventsQuery, SignupEventsQueryVariables>(SignupEventsDocument, options);
      }
export function useSignupEventsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<SignupEventsQuery, SignupEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupEventsQuery, SignupEventsQueryVariables>(SignupEventsDocument, options);
        }
export function useSignupEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<SignupEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<SignupEventsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<SignupEventsQuery, SignupEventsQueryVariables>(SignupEventsDocument, options);
        }
export type SignupEventsQueryHookResult = ReturnType<typeof useSignupEventsQuery>;
export type SignupEventsLazyQueryHookResult = ReturnType<typeof useSignupEventsLazyQuery>;
export type SignupEventsSuspenseQueryHookResult = ReturnType<typeof useSignupEventsSuspenseQuery>;
export const SignupPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignupFilters_category"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignupFilters_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupPlacesQuery__
 *
 * To run a query within a React component, call `useSignupPlacesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupPlacesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupPlacesQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useSignupPlacesQuery(baseOptions: ApolloReactHooks.useQuery.Options<SignupPlacesQuery, SignupPlacesQueryVariables> & ({ variables: SignupPlacesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupPlacesQuery, SignupPlacesQueryVariables>(SignupPlacesDocument, options);
      }
export function useSignupPlacesLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<SignupPlacesQuery, SignupPlacesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupPlacesQuery, SignupPlacesQueryVariables>(SignupPlacesDocument, options);
        }
export function useSignupPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<SignupPlacesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<SignupPlacesQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<SignupPlacesQuery, SignupPlacesQueryVariables>(SignupPlacesDocument, options);
        }
export type SignupPlacesQueryHookResult = ReturnType<typeof useSignupPlacesQuery>;
export type SignupPlacesLazyQueryHookResult = ReturnType<typeof useSignupPlacesLazyQuery>;
export type SignupPlacesSuspenseQueryHookResult = ReturnType<typeof useSignupPlacesSuspenseQuery>;
export const SignupTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTableFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTableSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matching"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignupFigures_table"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignupRow_signup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignupFigures_table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"calledOff"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueVolunteers"}},{"kind":"Field","name":{"kind":"Name","value":"totalShifts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignupRow_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}},{"kind":"Field","name":{"kind":"Name","value":"cameAnyway"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"remove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedUpOn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswers_signup"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VolunteerContact_volunteer"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswers_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guardianName"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VolunteerContact_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Volunteer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mailFails"}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupTableQuery__
 *
 * To run a query within a React component, call `useSignupTableQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupTableQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupTableQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      first: // value for 'first'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useSignupTableQuery(baseOptions: ApolloReactHooks.useQuery.Options<SignupTableQuery, SignupTableQueryVariables> & ({ variables: SignupTableQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupTableQuery, SignupTableQueryVariables>(SignupTableDocument, options);
      }
export function useSignupTableLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<SignupTableQuery, SignupTableQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupTableQuery, SignupTableQueryVariables>(SignupTableDocument, options);
        }
export function useSignupTableSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<SignupTableQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<SignupTableQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<SignupTableQuery, SignupTableQueryVariables>(SignupTableDocument, options);
        }
export type SignupTableQueryHookResult = ReturnType<typeof useSignupTableQuery>;
export type SignupTableLazyQueryHookResult = ReturnType<typeof useSignupTableLazyQuery>;
export type SignupTableSuspenseQueryHookResult = ReturnType<typeof useSignupTableSuspenseQuery>;
export const CopySignupEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopySignupEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupTableFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copySignupEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useCopySignupEmailsMutation__
 *
 * To run a mutation, you first call `useCopySignupEmailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCopySignupEmailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [copySignupEmailsMutation, { data, loading, error }] = useCopySignupEmailsMutation({
 *   variables: {
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useCopySignupEmailsMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CopySignupEmailsMutation, CopySignupEmailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CopySignupEmailsMutation, CopySignupEmailsMutationVariables>(CopySignupEmailsDocument, options);
      }
export type CopySignupEmailsMutationHookResult = ReturnType<typeof useCopySignupEmailsMutation>;
export const UpdateVolunteerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVolunteer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVolunteerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVolunteer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VolunteerContact_volunteer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VolunteerContact_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Volunteer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mailFails"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateVolunteerMutation__
 *
 * To run a mutation, you first call `useUpdateVolunteerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateVolunteerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateVolunteerMutation, { data, loading, error }] = useUpdateVolunteerMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateVolunteerMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UpdateVolunteerMutation, UpdateVolunteerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateVolunteerMutation, UpdateVolunteerMutationVariables>(UpdateVolunteerDocument, options);
      }
export type UpdateVolunteerMutationHookResult = ReturnType<typeof useUpdateVolunteerMutation>;