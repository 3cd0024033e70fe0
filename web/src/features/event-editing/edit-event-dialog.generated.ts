/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

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

/** How an event counts the hours of people who came. */
export type HoursFrom =
  /** From arriving to leaving, as it was marked. */
  | 'MARKS'
  /** The length of the shift. Who was sent to another post is counted by their marks. */
  | 'PLANNED';

/** A change of an event: what is left out stays, empty texts are removed. */
export type UpdateEventInput = {
  /** Address of the cover image. */
  coverImageUrl?: string | null | undefined;
  /** Last day; the first day or later. */
  endDate?: string | null | undefined;
  /** How hours count: `PLANNED`, the length of the shift of who came, by default; or `MARKS`, from arriving to leaving. */
  hoursFrom?: string | null | undefined;
  /** Where it takes place. */
  location?: string | null | undefined;
  /** So many planned minutes of a person on a day give a meal voucher, 3 a day at most; 0: each shift gives one. null: none. */
  mealVoucherMinutes?: number | null | undefined;
  /** 'Event name is required'. */
  name?: string | null | undefined;
  /** So many days before their first shift households are reminded, at 09:00 there; [7, 1] by default, none when empty. 'Please give at most 5 numbers of days from 1 to 60, such as 7 and 1'. */
  remindDaysBefore?: Array<number> | null | undefined;
  /** Until when they do; until a shift begins when empty. 'Signups must close after they open'. */
  signupsCloseAt?: string | null | undefined;
  /** From when people sign up by themselves; at once when empty. */
  signupsOpenAt?: string | null | undefined;
  /** First day. The event's shifts stay where they are. */
  startDate?: string | null | undefined;
  /** IANA time zone; the organisation's when empty. */
  timeZone?: string | null | undefined;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: number | null | undefined;
  /** Whether people can wait for places in its full shifts; by default they can. */
  waitlistEnabled?: boolean | null | undefined;
  /** 'Please enter a valid website URL' (http or https). */
  website?: string | null | undefined;
};

export type EditEventDialogQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EditEventDialogQuery = { event: { shiftCount: number, activeSignupCount: number, state: Types.EventState, id: string, name: string, slug: string, startDate: string, endDate: string, location: string | null, website: string | null, ownTimeZone: string | null, timeZone: string, signupsOpenAt: string | null, signupsCloseAt: string | null, remindDaysBefore: Array<number>, coverImageUrl: string | null, version: number } | null };

export type UpdateEventMutationVariables = Exact<{
  eventId: string | number;
  input: Types.UpdateEventInput;
  tellPeople?: boolean | null | undefined;
}>;


export type UpdateEventMutation = { updateEvent: { timeZone: string, waitlistEnabled: boolean, hoursFrom: Types.HoursFrom, mealVoucherMinutes: number | null, id: string, name: string, slug: string, startDate: string, endDate: string, location: string | null, website: string | null, ownTimeZone: string | null, signupsOpenAt: string | null, signupsCloseAt: string | null, remindDaysBefore: Array<number>, coverImageUrl: string | null, version: number } };


export const EditEventDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditEventDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEvent_event"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"activeSignupCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEvent_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"ownTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"signupsOpenAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupsCloseAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindDaysBefore"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useEditEventDialogQuery__
 *
 * To run a query within a React component, call `useEditEventDialogQuery` and pass it any options that fit your needs.
 * When your component renders, `useEditEventDialogQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEditEventDialogQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useEditEventDialogQuery(baseOptions: ApolloReactHooks.useQuery.Options<EditEventDialogQuery, EditEventDialogQueryVariables> & ({ variables: EditEventDialogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EditEventDialogQuery, EditEventDialogQueryVariables>(EditEventDialogDocument, options);
      }
export function useEditEventDialogLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<EditEventDialogQuery, EditEventDialogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EditEventDialogQuery, EditEventDialogQueryVariables>(EditEventDialogDocument, options);
        }
export function useEditEventDialogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<EditEventDialogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<EditEventDialogQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<EditEventDialogQuery, EditEventDialogQueryVariables>(EditEventDialogDocument, options);
        }
export type EditEventDialogQueryHookResult = ReturnType<typeof useEditEventDialogQuery>;
export type EditEventDialogLazyQueryHookResult = ReturnType<typeof useEditEventDialogLazyQuery>;
export type EditEventDialogSuspenseQueryHookResult = ReturnType<typeof useEditEventDialogSuspenseQuery>;
export const UpdateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"tellPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEvent_event"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hoursFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mealVoucherMinutes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEvent_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"ownTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"signupsOpenAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupsCloseAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindDaysBefore"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateEventMutation__
 *
 * To run a mutation, you first call `useUpdateEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEventMutation, { data, loading, error }] = useUpdateEventMutation({
 *   variables: {
 *      eventId: // value for 'eventId'
 *      input: // value for 'input'
 *      tellPeople: // value for 'tellPeople'
 *   },
 * });
 */
export function useUpdateEventMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UpdateEventMutation, UpdateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEventMutation, UpdateEventMutationVariables>(UpdateEventDocument, options);
      }
export type UpdateEventMutationHookResult = ReturnType<typeof useUpdateEventMutation>;