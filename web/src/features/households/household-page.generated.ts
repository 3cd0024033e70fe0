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

export type HouseholdPageQueryVariables = Exact<{
  token: string;
}>;


export type HouseholdPageQuery = { household: { calendarAddress: string | null, mayBeAsked: boolean | null, email: string, mailSwitch: { on: boolean, token: string } | null, volunteers: Array<{ id: string, firstName: string, lastName: string, phone: string | null, signups: Array<{ id: string, status: Types.SignupStatus, ticket: string | null, cancelTells: Types.CancelTells | null, calendarAddress: string, unconfirmedSince: string | null, shift: { id: string, date: string, startTime: string, endsAt: string | null, cancelledAt: string | null, endTime: string, startsAt: string | null, stillRequired: number, openSpots: number, closed: boolean, effectiveLocation: string | null, opportunity: { id: string, name: string, event: { id: string, name: string, timeZone: string, state: Types.EventState, slug: string, cancelMessage: string | null }, category: { id: string, name: string } } }, attendance: { state: Types.AttendanceState, arrivedAt: string | null, leftAt: string | null, minutes: number | null } | null }> | null }> } };

export type CancelByLinkMutationVariables = Exact<{
  token: string;
  signupId: string | number;
}>;


export type CancelByLinkMutation = { cancelSignupByLink: { id: string, status: Types.SignupStatus, shift: { id: string, qtyRegistered: number, stillRequired: number, openSpots: number, opportunity: { id: string, event: { id: string, qtyFilled: number, openSpotCount: number } } } } };


export const HouseholdPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HouseholdPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarAddress"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeAsked"}},{"kind":"Field","name":{"kind":"Name","value":"mailSwitch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HouseholdMembers_household"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HouseholdTickets_household"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HouseholdMembers_household"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Household"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"volunteers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberCard_volunteer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberCard_volunteer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Volunteer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"signups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberShift_signup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberShift_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelTells"}},{"kind":"Field","name":{"kind":"Name","value":"calendarAddress"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cancelMessage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HouseholdTickets_household"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Household"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volunteers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useHouseholdPageQuery__
 *
 * To run a query within a React component, call `useHouseholdPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useHouseholdPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHouseholdPageQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useHouseholdPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<HouseholdPageQuery, HouseholdPageQueryVariables> & ({ variables: HouseholdPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HouseholdPageQuery, HouseholdPageQueryVariables>(HouseholdPageDocument, options);
      }
export function useHouseholdPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<HouseholdPageQuery, HouseholdPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HouseholdPageQuery, HouseholdPageQueryVariables>(HouseholdPageDocument, options);
        }
export function useHouseholdPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<HouseholdPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<HouseholdPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<HouseholdPageQuery, HouseholdPageQueryVariables>(HouseholdPageDocument, options);
        }
export type HouseholdPageQueryHookResult = ReturnType<typeof useHouseholdPageQuery>;
export type HouseholdPageLazyQueryHookResult = ReturnType<typeof useHouseholdPageLazyQuery>;
export type HouseholdPageSuspenseQueryHookResult = ReturnType<typeof useHouseholdPageSuspenseQuery>;
export const CancelByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSignupByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledSignup_signup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledSignup_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyFilled"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCancelByLinkMutation__
 *
 * To run a mutation, you first call `useCancelByLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelByLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelByLinkMutation, { data, loading, error }] = useCancelByLinkMutation({
 *   variables: {
 *      token: // value for 'token'
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useCancelByLinkMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CancelByLinkMutation, CancelByLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelByLinkMutation, CancelByLinkMutationVariables>(CancelByLinkDocument, options);
      }
export type CancelByLinkMutationHookResult = ReturnType<typeof useCancelByLinkMutation>;