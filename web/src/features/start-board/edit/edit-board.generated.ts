/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new post. */
export type CreatePostInput = {
  /** Whether the start should wait for it; default: no. */
  blocksStart?: boolean | null | undefined;
  /** The category whose people stand there. */
  categoryId: string | number;
  /** The event. */
  eventId: string | number;
  /** The address of a map with the place (http or https). */
  mapUrl?: string | null | undefined;
  /** How many people it needs, 1 to 200. */
  minimumStaff: number;
  /** The place, as the shifts name it; case and odd spaces do not matter. Without one, all places of the category. */
  place?: string | null | undefined;
  /** So many minutes before each start it is to be manned, 0 to 600; default: 30. */
  staffedByMinutes?: number | null | undefined;
  /** Before these starts; empty for every start of the event. */
  startIds?: Array<string | number> | null | undefined;
};

/** A new start. */
export type CreateRaceStartInput = {
  /** The day, one of the event. */
  date: string;
  /** The event. */
  eventId: string | number;
  /** Required: 'Please name the start'. Such as 'Men 50 km'. */
  name: string;
  /** When the gun goes, by the event's clocks. */
  time: string;
};

/** A change of a post: what is left out stays. */
export type UpdatePostInput = {
  /** Whether the start should wait for it. */
  blocksStart?: boolean | null | undefined;
  /** The address of a map with the place (http or https); empty removes it. */
  mapUrl?: string | null | undefined;
  /** How many people it needs, 1 to 200. */
  minimumStaff?: number | null | undefined;
  /** The place, as the shifts name it; case and odd spaces do not matter. Without one, all places of the category. */
  place?: string | null | undefined;
  /** The post. */
  postId: string | number;
  /** So many minutes before each start it is to be manned, 0 to 600. */
  staffedByMinutes?: number | null | undefined;
  /** Before these starts; empty for every start of the event. */
  startIds?: Array<string | number> | null | undefined;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: number | null | undefined;
};

/** A change of a start: what is left out stays. */
export type UpdateRaceStartInput = {
  /** The day, one of the event. */
  date?: string | null | undefined;
  /** Required: 'Please name the start'. Such as 'Men 50 km'. */
  name?: string | null | undefined;
  /** The start. */
  startId: string | number;
  /** When the gun goes, by the event's clocks. */
  time?: string | null | undefined;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: number | null | undefined;
};

export type EditBoardQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EditBoardQuery = { posts: Array<{ id: string, place: string | null, startIds: Array<string>, minimumStaff: number, staffedByMinutes: number, blocksStart: boolean, mapUrl: string | null, shiftCount: number, version: number, category: { id: string, name: string } }>, suggestedPosts: Array<{ categoryId: string, category: string, place: string | null, shifts: number }>, myCategories: Array<{ id: string, name: string }> };

export type EditedPost_PostFragment = { id: string, place: string | null, startIds: Array<string>, minimumStaff: number, staffedByMinutes: number, blocksStart: boolean, mapUrl: string | null, shiftCount: number, version: number, category: { id: string, name: string } };

export type CreateRaceStartMutationVariables = Exact<{
  input: Types.CreateRaceStartInput;
}>;


export type CreateRaceStartMutation = { createRaceStart: { start: { id: string, name: string, date: string, time: string, startsAt: string, isOver: boolean, clearedAt: string | null, version: number } } };

export type UpdateRaceStartMutationVariables = Exact<{
  input: Types.UpdateRaceStartInput;
}>;


export type UpdateRaceStartMutation = { updateRaceStart: { start: { id: string, name: string, date: string, time: string, startsAt: string, isOver: boolean, clearedAt: string | null, version: number } } };

export type DeleteRaceStartMutationVariables = Exact<{
  startId: string | number;
  version?: number | null | undefined;
}>;


export type DeleteRaceStartMutation = { deleteRaceStart: { start: { id: string } } };

export type CreatePostMutationVariables = Exact<{
  input: Types.CreatePostInput;
}>;


export type CreatePostMutation = { createPost: { post: { id: string, place: string | null, startIds: Array<string>, minimumStaff: number, staffedByMinutes: number, blocksStart: boolean, mapUrl: string | null, shiftCount: number, version: number, category: { id: string, name: string } } } };

export type UpdatePostMutationVariables = Exact<{
  input: Types.UpdatePostInput;
}>;


export type UpdatePostMutation = { updatePost: { post: { id: string, place: string | null, startIds: Array<string>, minimumStaff: number, staffedByMinutes: number, blocksStart: boolean, mapUrl: string | null, shiftCount: number, version: number, category: { id: string, name: string } } } };

export type DeletePostMutationVariables = Exact<{
  postId: string | number;
  version?: number | null | undefined;
}>;


export type DeletePostMutation = { deletePost: { post: { id: string } } };

export const EditedPost_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"startIds"}},{"kind":"Field","name":{"kind":"Name","value":"minimumStaff"}},{"kind":"Field","name":{"kind":"Name","value":"staffedByMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"blocksStart"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export const EditBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"startIds"}},{"kind":"Field","name":{"kind":"Name","value":"minimumStaff"}},{"kind":"Field","name":{"kind":"Name","value":"staffedByMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"blocksStart"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useEditBoardQuery__
 *
 * To run a query within a React component, call `useEditBoardQuery` and pass it any options that fit your needs.
 * When your component renders, `useEditBoardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEditBoardQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useEditBoardQuery(baseOptions: ApolloReactHooks.useQuery.Options<EditBoardQuery, EditBoardQueryVariables> & ({ variables: EditBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EditBoardQuery, EditBoardQueryVariables>(EditBoardDocument, options);
      }
export function useEditBoardLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<EditBoardQuery, EditBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EditBoardQuery, EditBoardQueryVariables>(EditBoardDocument, options);
        }
export function useEditBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<EditBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<EditBoardQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<EditBoardQuery, EditBoardQueryVariables>(EditBoardDocument, options);
        }
export type EditBoardQueryHookResult = ReturnType<typeof useEditBoardQuery>;
export type EditBoardLazyQueryHookResult = ReturnType<typeof useEditBoardLazyQuery>;
export type EditBoardSuspenseQueryHookResult = ReturnType<typeof useEditBoardSuspenseQuery>;
export const CreateRaceStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRaceStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRaceStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRaceStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaceStart_raceStart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaceStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateRaceStartMutation__
 *
 * To run a mutation, you first call `useCreateRaceStartMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateRaceStartMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createRaceStartMutation, { data, loading, error }] = useCreateRaceStartMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateRaceStartMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CreateRaceStartMutation, CreateRaceStartMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateRaceStartMutation, CreateRaceStartMutationVariables>(CreateRaceStartDocument, options);
      }
export type CreateRaceStartMutationHookResult = ReturnType<typeof useCreateRaceStartMutation>;
export const UpdateRaceStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRaceStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRaceStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRaceStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaceStart_raceStart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaceStart_raceStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaceStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateRaceStartMutation__
 *
 * To run a mutation, you first call `useUpdateRaceStartMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateRaceStartMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateRaceStartMutation, { data, loading, error }] = useUpdateRaceStartMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateRaceStartMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UpdateRaceStartMutation, UpdateRaceStartMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRaceStartMutation, UpdateRaceStartMutationVariables>(UpdateRaceStartDocument, options);
      }
export type UpdateRaceStartMutationHookResult = ReturnType<typeof useUpdateRaceStartMutation>;
export const DeleteRaceStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRaceStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRaceStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteRaceStartMutation__
 *
 * To run a mutation, you first call `useDeleteRaceStartMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteRaceStartMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteRaceStartMutation, { data, loading, error }] = useDeleteRaceStartMutation({
 *   variables: {
 *      startId: // value for 'startId'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useDeleteRaceStartMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DeleteRaceStartMutation, DeleteRaceStartMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteRaceStartMutation, DeleteRaceStartMutationVariables>(DeleteRaceStartDocument, options);
      }
export type DeleteRaceStartMutationHookResult = ReturnType<typeof useDeleteRaceStartMutation>;
export const CreatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"startIds"}},{"kind":"Field","name":{"kind":"Name","value":"minimumStaff"}},{"kind":"Field","name":{"kind":"Name","value":"staffedByMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"blocksStart"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCreatePostMutation__
 *
 * To run a mutation, you first call `useCreatePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPostMutation, { data, loading, error }] = useCreatePostMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePostMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CreatePostMutation, CreatePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePostMutation, CreatePostMutationVariables>(CreatePostDocument, options);
      }
export type CreatePostMutationHookResult = ReturnType<typeof useCreatePostMutation>;
export const UpdatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost_post"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"startIds"}},{"kind":"Field","name":{"kind":"Name","value":"minimumStaff"}},{"kind":"Field","name":{"kind":"Name","value":"staffedByMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"blocksStart"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdatePostMutation__
 *
 * To run a mutation, you first call `useUpdatePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePostMutation, { data, loading, error }] = useUpdatePostMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePostMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UpdatePostMutation, UpdatePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePostMutation, UpdatePostMutationVariables>(UpdatePostDocument, options);
      }
export type UpdatePostMutationHookResult = ReturnType<typeof useUpdatePostMutation>;
export const DeletePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeletePostMutation__
 *
 * To run a mutation, you first call `useDeletePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePostMutation, { data, loading, error }] = useDeletePostMutation({
 *   variables: {
 *      postId: // value for 'postId'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useDeletePostMutation(baseOptions?: ApolloReactHooks.useMutation.Options<DeletePostMutation, DeletePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePostMutation, DeletePostMutationVariables>(DeletePostDocument, options);
      }
export type DeletePostMutationHookResult = ReturnType<typeof useDeletePostMutation>;