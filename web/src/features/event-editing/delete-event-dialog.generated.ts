/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeleteEventDialogQueryVariables = Exact<{
  eventId: string | number;
}>;


export type DeleteEventDialogQuery = { event: { id: string, shiftCount: number, activeSignupCount: number, volunteerCount: number } | null };

export type DeleteEventMutationVariables = Exact<{
  eventId: string | number;
  tellPeople?: boolean | null | undefined;
}>;


export type DeleteEventMutation = { deleteEvent: boolean };


export const DeleteEventDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeleteEventDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"activeSignupCount"}},{"kind":"Field","name":{"kind":"Name","value":"volunteerCount"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteEventDialogQuery__
 *
 * To run a query within a React component, call `useDeleteEventDialogQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeleteEventDialogQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeleteEventDialogQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useDeleteEventDialogQuery(baseOptions: ApolloReactHooks.useQuery.Options<DeleteEventDialogQuery, DeleteEventDialogQueryVariables> & ({ variables: DeleteEventDialogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeleteEventDialogQuery, DeleteEventDialogQueryVariables>(DeleteEventDialogDocument, options);
      }
export function useDeleteEventDialogLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<DeleteEventDialogQuery, DeleteEventDialogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeleteEventDialogQuery, DeleteEventDialogQueryVariables>(DeleteEventDialogDocument, options);
        }
export function useDeleteEventDialogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<DeleteEventDialogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<DeleteEventDialogQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<DeleteEventDialogQuery, DeleteEventDialogQueryVariables>(DeleteEventDialogDocument, options);
        }
export type DeleteEventDialogQueryHookResult = ReturnType<typeof useDeleteEventDialogQuery>;
export type DeleteEventDialogLazyQueryHookResult = ReturnType<typeof useDeleteEventDialogLazyQuery>;
export type DeleteEventDialogSuspenseQueryHookResult = ReturnType<typeof useDeleteEventDialogSuspenseQuery>;
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tellPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteEventMutation__
 *
 * To run a mutation, you first call `useDeleteEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEventMutation, { data, loading, error }] = useDeleteEventMutation({
 *   variables: {
 *      eventId: // value for 'eventId'
 *      tellPeople: // value for 'tellPeople'
 *   },
 * });
 */
export function useDeleteEventMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DeleteEventMutation, DeleteEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEventMutation, DeleteEventMutationVariables>(DeleteEventDocument, options);
      }
export type DeleteEventMutationHookResult = ReturnType<typeof useDeleteEventMutation>;