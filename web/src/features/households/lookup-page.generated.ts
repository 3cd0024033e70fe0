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

/** Who is notified of a cancellation besides the household. */
export type CancelTells =
  /** The category's lead. */
  | 'LEAD'
  /** Without a lead: the event's organizer, else all admins. */
  | 'ORGANIZERS';

/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

/** The states of a signup. */
export type SignupStatus =
  /** The place is taken. */
  | 'ACTIVE'
  /** Cancelled; kept as history, never active again. */
  | 'CANCELLED';

export type LookUpMutationVariables = Exact<{
  email: string;
}>;


export type LookUpMutation = { lookUpHousehold: { sent: boolean, household: { email: string, volunteers: Array<{ id: string, firstName: string, lastName: string, phone: string | null, signups: Array<{ id: string, status: Types.SignupStatus, cancelTells: Types.CancelTells | null, calendarAddress: string, unconfirmedSince: string | null, attendance: { state: Types.AttendanceState, arrivedAt: string | null, leftAt: string | null, minutes: number | null } | null, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, endsAt: string | null, stillRequired: number, openSpots: number, closed: boolean, cancelledAt: string | null, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string }, event: { id: string, name: string, slug: string, timeZone: string, state: Types.EventState, cancelMessage: string | null } } } }> | null }> } | null } };

export type CancelSignupMutationVariables = Exact<{
  signupId: string | number;
}>;


export type CancelSignupMutation = { cancelSignup: { id: string, status: Types.SignupStatus, shift: { id: string, qtyRegistered: number, stillRequired: number, openSpots: number, opportunity: { id: string, event: { id: string, qtyFilled: number, openSpotCount: number } } } } };


export const LookUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LookUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookUpHousehold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HouseholdMembers_household"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HouseholdMembers_household"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Household"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"volunteers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberCard_volunteer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberCard_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Volunteer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"signups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberShift_signup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberShift_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelTells"}},{"kind":"Field","name":{"kind":"Name","value":"calendarAddress"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cancelMessage"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useLookUpMutation__
 *
 * To run a mutation, you first call `useLookUpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLookUpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [lookUpMutation, { data, loading, error }] = useLookUpMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useLookUpMutation(baseOptions?: ApolloReactHooks.useMutation.Options<LookUpMutation, LookUpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LookUpMutation, LookUpMutationVariables>(LookUpDocument, options);
      }
export type LookUpMutationHookResult = ReturnType<typeof useLookUpMutation>;
export const CancelSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledSignup_signup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledSignup_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyFilled"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCancelSignupMutation__
 *
 * To run a mutation, you first call `useCancelSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelSignupMutation, { data, loading, error }] = useCancelSignupMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useCancelSignupMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CancelSignupMutation, CancelSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelSignupMutation, CancelSignupMutationVariables>(CancelSignupDocument, options);
      }
export type CancelSignupMutationHookResult = ReturnType<typeof useCancelSignupMutation>;