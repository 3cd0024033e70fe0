/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new event. */
export type CreateEventInput = {
  /** Address of the cover image. */
  coverImageUrl?: string | null | undefined;
  /** Last day; the first day or later. */
  endDate: string;
  /** How hours count: `PLANNED`, the length of the shift of who came, by default; or `MARKS`, from arriving to leaving. */
  hoursFrom?: string | null | undefined;
  /** The caller's own UUID; repeating the call with it gives the existing event. */
  id?: string | number | null | undefined;
  /** Where it takes place. */
  location?: string | null | undefined;
  /** So many planned minutes of a person on a day give a meal voucher, 3 a day at most; 0: each shift gives one. Left out: none. */
  mealVoucherMinutes?: number | null | undefined;
  /** Required: 'Event name is required'. */
  name: string;
  /** The user who organizes it; by default the admin who creates it. */
  organizerId?: string | number | null | undefined;
  /** So many days before their first shift households are reminded, at 09:00 there; [7, 1] by default, none when empty. 'Please give at most 5 numbers of days from 1 to 60, such as 7 and 1'. */
  remindDaysBefore?: Array<number> | null | undefined;
  /** Until when they do; until a shift begins when empty. 'Signups must close after they open'. */
  signupsCloseAt?: string | null | undefined;
  /** From when people sign up by themselves; at once when empty. */
  signupsOpenAt?: string | null | undefined;
  /** Required: 'URL slug is required'; 'Slug can only contain lowercase letters, numbers, and hyphens'. */
  slug: string;
  /** First day. */
  startDate: string;
  /** `DRAFT` for staff alone, or `PUBLISHED`, which it is by default. */
  state?: EventState | null | undefined;
  /** IANA time zone; the organisation's without one. */
  timeZone?: string | null | undefined;
  /** Whether people can wait for places in its full shifts; by default they can. */
  waitlistEnabled?: boolean | null | undefined;
  /** 'Please enter a valid website URL' (http or https). */
  website?: string | null | undefined;
};

/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type CreateEventPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CreateEventPageQuery = { events: Array<{ id: string, name: string, slug: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean, website: string | null }> };

export type CreateEventForm_EventFragment = { id: string, name: string, slug: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean, website: string | null };

export type CreateEventMutationVariables = Exact<{
  input: Types.CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { id: string, name: string, slug: string } };

export const CreateEventForm_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreateEventForm_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode;
export const CreateEventPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreateEventPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreateEventForm_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreateEventForm_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateEventPageQuery__
 *
 * To run a query within a React component, call `useCreateEventPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useCreateEventPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCreateEventPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useCreateEventPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<CreateEventPageQuery, CreateEventPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CreateEventPageQuery, CreateEventPageQueryVariables>(CreateEventPageDocument, options);
      }
export function useCreateEventPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<CreateEventPageQuery, CreateEventPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CreateEventPageQuery, CreateEventPageQueryVariables>(CreateEventPageDocument, options);
        }
export function useCreateEventPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<CreateEventPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<CreateEventPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<CreateEventPageQuery, CreateEventPageQueryVariables>(CreateEventPageDocument, options);
        }
export type CreateEventPageQueryHookResult = ReturnType<typeof useCreateEventPageQuery>;
export type CreateEventPageLazyQueryHookResult = ReturnType<typeof useCreateEventPageLazyQuery>;
export type CreateEventPageSuspenseQueryHookResult = ReturnType<typeof useCreateEventPageSuspenseQuery>;
export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateEventMutation__
 *
 * To run a mutation, you first call `useCreateEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEventMutation, { data, loading, error }] = useCreateEventMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEventMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CreateEventMutation, CreateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEventMutation, CreateEventMutationVariables>(CreateEventDocument, options);
      }
export type CreateEventMutationHookResult = ReturnType<typeof useCreateEventMutation>;