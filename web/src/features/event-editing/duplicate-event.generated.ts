/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The copy of an event; what is left out comes from the original, or follows from it. */
export type DuplicateEventInput = {
  /** Last day; by default the copy lasts as long as the original. */
  endDate?: string | null | undefined;
  /** By default the original's name with ' (Copy)'. */
  name?: string | null | undefined;
  /** The user who organizes it; by default the admin who creates it. */
  organizerId?: string | number | null | undefined;
  /** By default the original's slug with '-copy'; if taken, the next free one. */
  slug?: string | null | undefined;
  /** First day; all days move by the difference. */
  startDate?: string | null | undefined;
  /** `DRAFT` for staff alone, or `PUBLISHED`, which it is by default. */
  state?: EventState | null | undefined;
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

export type DuplicateEventMutationVariables = Exact<{
  eventId: string | number;
  input?: Types.DuplicateEventInput | null | undefined;
}>;


export type DuplicateEventMutation = { duplicateEvent: { categoriesCreated: number, opportunitiesCreated: number, shiftsCreated: number, event: { id: string, name: string, slug: string } } };


export const DuplicateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateEventInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoriesCreated"}},{"kind":"Field","name":{"kind":"Name","value":"opportunitiesCreated"}},{"kind":"Field","name":{"kind":"Name","value":"shiftsCreated"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDuplicateEventMutation__
 *
 * To run a mutation, you first call `useDuplicateEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDuplicateEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [duplicateEventMutation, { data, loading, error }] = useDuplicateEventMutation({
 *   variables: {
 *      eventId: // value for 'eventId'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useDuplicateEventMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DuplicateEventMutation, DuplicateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DuplicateEventMutation, DuplicateEventMutationVariables>(DuplicateEventDocument, options);
      }
export type DuplicateEventMutationHookResult = ReturnType<typeof useDuplicateEventMutation>;