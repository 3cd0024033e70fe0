/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type ManagedEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedEventsQuery = { managedEvents: Array<{ slug: string, id: string, name: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean }> };

export type ManagedEventView_EventFragment = { slug: string, id: string, name: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean };

export type EventBoardQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventBoardQuery = { eventBoard: { event: { name: string, state: Types.EventState, position: string, id: string, startDate: string, endDate: string, viewerCan: { edit: boolean } }, categories: Array<{ id: string, name: string, leadId: string | null, leadFirstName: string | null, leadLastName: string | null, opportunities: Array<{ id: string, name: string, location: string | null, shifts: Array<{ notes: string | null, id: string, date: string, qtyRequired: number, qtyRegistered: number, heldCount: number, cancelledAt: string | null, startTime: string, endTime: string, location: string | null, closed: boolean }> }>, viewerCan: { edit: boolean, remove: boolean } }> } };

export type BoardPeopleQueryVariables = Exact<{
  eventId: string | number;
}>;


export type BoardPeopleQuery = { eventBoard: { event: { id: string }, categories: Array<{ opportunities: Array<{ shifts: Array<{ id: string, signups: Array<{ id: string, volunteer: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null } }> | null }> }> }> } };

export const ManagedEventView_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedEventView_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;
export const ManagedEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedEventView_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedEventView_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedEventsQuery__
 *
 * To run a query within a React component, call `useManagedEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedEventsQuery({
 *   variables: {
 *   },
 * });
 */
export function useManagedEventsQuery(baseOptions?: ApolloReactHooks.useQuery.Options<ManagedEventsQuery, ManagedEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedEventsQuery, ManagedEventsQueryVariables>(ManagedEventsDocument, options);
      }
export function useManagedEventsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ManagedEventsQuery, ManagedEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedEventsQuery, ManagedEventsQueryVariables>(ManagedEventsDocument, options);
        }
export function useManagedEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ManagedEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ManagedEventsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ManagedEventsQuery, ManagedEventsQueryVariables>(ManagedEventsDocument, options);
        }
export type ManagedEventsQueryHookResult = ReturnType<typeof useManagedEventsQuery>;
export type ManagedEventsLazyQueryHookResult = ReturnType<typeof useManagedEventsLazyQuery>;
export type ManagedEventsSuspenseQueryHookResult = ReturnType<typeof useManagedEventsSuspenseQuery>;
export const EventBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields_event"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryHeading_category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryList_category"}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleSection_opportunity"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyShiftsForm_opportunity"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftLine_shift"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryHeading_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"leadFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"leadLastName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"remove"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryList_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"heldCount"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleSection_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyShiftsForm_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftLine_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"heldCount"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useEventBoardQuery__
 *
 * To run a query within a React component, call `useEventBoardQuery` and pass it any options that fit your needs.
 * When your component renders, `useEventBoardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEventBoardQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useEventBoardQuery(baseOptions: ApolloReactHooks.useQuery.Options<EventBoardQuery, EventBoardQueryVariables> & ({ variables: EventBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventBoardQuery, EventBoardQueryVariables>(EventBoardDocument, options);
      }
export function useEventBoardLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<EventBoardQuery, EventBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventBoardQuery, EventBoardQueryVariables>(EventBoardDocument, options);
        }
export function useEventBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<EventBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<EventBoardQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<EventBoardQuery, EventBoardQueryVariables>(EventBoardDocument, options);
        }
export type EventBoardQueryHookResult = ReturnType<typeof useEventBoardQuery>;
export type EventBoardLazyQueryHookResult = ReturnType<typeof useEventBoardLazyQuery>;
export type EventBoardSuspenseQueryHookResult = ReturnType<typeof useEventBoardSuspenseQuery>;
export const BoardPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ACTIVE"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBoardPeopleQuery__
 *
 * To run a query within a React component, call `useBoardPeopleQuery` and pass it any options that fit your needs.
 * When your component renders, `useBoardPeopleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBoardPeopleQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useBoardPeopleQuery(baseOptions: ApolloReactHooks.useQuery.Options<BoardPeopleQuery, BoardPeopleQueryVariables> & ({ variables: BoardPeopleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BoardPeopleQuery, BoardPeopleQueryVariables>(BoardPeopleDocument, options);
      }
export function useBoardPeopleLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<BoardPeopleQuery, BoardPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BoardPeopleQuery, BoardPeopleQueryVariables>(BoardPeopleDocument, options);
        }
export function useBoardPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<BoardPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<BoardPeopleQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<BoardPeopleQuery, BoardPeopleQueryVariables>(BoardPeopleDocument, options);
        }
export type BoardPeopleQueryHookResult = ReturnType<typeof useBoardPeopleQuery>;
export type BoardPeopleLazyQueryHookResult = ReturnType<typeof useBoardPeopleLazyQuery>;
export type BoardPeopleSuspenseQueryHookResult = ReturnType<typeof useBoardPeopleSuspenseQuery>;