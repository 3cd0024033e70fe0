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

export type EventSettingsPageQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventSettingsPageQuery = { event: { id: string, name: string, slug: string, startDate: string, endDate: string, isOver: boolean, timeZone: string, waitlistEnabled: boolean, hoursFrom: Types.HoursFrom, mealVoucherMinutes: number | null, state: Types.EventState, activeSignupCount: number, volunteerCount: number } | null };


export const EventSettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventSettingsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hoursFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mealVoucherMinutes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventState_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventState_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"activeSignupCount"}},{"kind":"Field","name":{"kind":"Name","value":"volunteerCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useEventSettingsPageQuery__
 *
 * To run a query within a React component, call `useEventSettingsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useEventSettingsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEventSettingsPageQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useEventSettingsPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<EventSettingsPageQuery, EventSettingsPageQueryVariables> & ({ variables: EventSettingsPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventSettingsPageQuery, EventSettingsPageQueryVariables>(EventSettingsPageDocument, options);
      }
export function useEventSettingsPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<EventSettingsPageQuery, EventSettingsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventSettingsPageQuery, EventSettingsPageQueryVariables>(EventSettingsPageDocument, options);
        }
export function useEventSettingsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<EventSettingsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<EventSettingsPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<EventSettingsPageQuery, EventSettingsPageQueryVariables>(EventSettingsPageDocument, options);
        }
export type EventSettingsPageQueryHookResult = ReturnType<typeof useEventSettingsPageQuery>;
export type EventSettingsPageLazyQueryHookResult = ReturnType<typeof useEventSettingsPageLazyQuery>;
export type EventSettingsPageSuspenseQueryHookResult = ReturnType<typeof useEventSettingsPageSuspenseQuery>;